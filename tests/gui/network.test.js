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
    // The browser ignores that header on an unencrypted page.
    there.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('The Cross-Origin-Opener-Policy header')) errors.push(new Error(message.text()));
    });
    await mayMove(there);
    assert.equal(await there.evaluate('isSecureContext'), false);
    await goTo(there, 'Set up');
    await button(there, 'Copy picture').click();
    await there.getByText('This browser does not let the page copy pictures. Save the PNG instead.').waitFor();
    const pasted = async () => {
      const field = there.getByRole('textbox', { name: 'FEN' });
      await field.fill('');
      await field.press('Control+v');
      return field.inputValue();
    };
    await button(there, 'Copy link').click();
    await there.getByText('Link copied', { exact: true }).waitFor();
    assert.match(await pasted(), /^http:.*#fen=/, 'copied from a field of its own');
    await there.evaluate(() => { document.execCommand = () => false; });
    await there.getByLabel('Begin with').selectOption('ace');
    await button(there, 'Copy link').click();
    await there.getByText(/does not let the page copy\. Here is the text: http/).waitFor();
    await there.reload();
    await button(there, 'Play with a friend').click();
    await there.getByRole('dialog').getByRole('button', { name: 'Set up the table' }).click();
    const link = there.getByLabel('Link for Red', { exact: true });
    await button(there, 'Copy: Link for Red').click();
    await there.getByText('Link copied', { exact: true }).waitFor();
    const url = await link.inputValue();
    await goTo(there, 'Set up');
    assert.equal(await pasted(), url, 'copied from the field that shows it');
    await there.getByRole('link', { name: 'Table', exact: true }).click();
    await there.evaluate(() => { document.execCommand = () => false; });
    await button(there, 'Copy: Link for Red').click();
    await there.getByText('The browser does not let the page copy. The text is selected: copy it yourself.').waitFor();
    assert.ok(await link.evaluate((input) => input === document.activeElement && input.value === input.value.slice(input.selectionStart, input.selectionEnd)));
    assert.deepEqual(errors, []);
  });
}
