// The page on another device in the network, opened at an address other than 127.0.0.1.

import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { button, goTo, mayMove, pageTest, setUp } from './page.js';

setUp({ only: 'served', args: ['--listen', '0.0.0.0'] });

/** Whether this machine is on a network at all. */
const networked = Object.values(networkInterfaces()).flat().some((one) => one && !one.internal && one.family === 'IPv4');

if (networked) {
  pageTest('the page says how to open it on another device, and works there', {}, async ({ page, server }) => {
    await mayMove(page);
    await button(page, 'On another device').click();
    const dialog = page.getByRole('dialog', { name: 'On another device' });
    await dialog.getByRole('img', { name: 'QR code of the address' }).waitFor();
    const address = new URL(await dialog.getByText(/^http:/).innerText());
    assert.notEqual(address.hostname, server.url.hostname);
    assert.deepEqual([address.port, address.search], [server.url.port, server.url.search]);
    // This page is not watched, since its requests go to an address other than 127.0.0.1.
    const there = await page.context().newPage();
    /** @type {Error[]} */
    const errors = [];
    there.on('pageerror', (error) => errors.push(error));
    await there.goto(address.href);
    await mayMove(there);
    assert.equal(await there.evaluate('isSecureContext'), false);
    await goTo(there, 'Set up');
    await button(there, 'Copy picture').click();
    await there.getByText('This browser does not let the page copy pictures. Save the PNG instead.').waitFor();
    await button(there, 'Copy link').click();
    await there.getByText(/does not let this page copy. Here is the text: http/).waitFor();
    assert.deepEqual(errors, []);
  });
}
