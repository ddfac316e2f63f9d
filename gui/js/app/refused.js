// Shown when the server refuses the page: it has no token, or another server's.

import { html } from 'htm/preact';
import { useState } from 'preact/hooks';
import { marked, t } from '../lang/texts.js';
import { keepToken } from './token.js';

export function Refused() {
  const [text, setText] = useState('');
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const address = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
    if (address?.protocol === 'http:' && address.origin !== location.origin) {
      location.assign(address);
      return;
    }
    keepToken(address?.searchParams.get('token') ?? text.trim());
    location.reload();
  };
  return html`<section class="connection refused" role="alert">
    <p>${marked('app-refused', {
      b: (text) => html`<strong>${text}</strong>`, code: (text) => html`<code>${text}</code>`,
    })}</p>
    <form onSubmit=${submit}>
      <input type="text" required aria-label=${t('app-refused-field')} autocomplete="off" spellcheck=${false} value=${text}
        placeholder=${`${location.origin}/?token=…`} onInput=${(/** @type {any} */ event) => setText(event.currentTarget.value)} />
      <button type="submit" class="button primary">${t('app-refused-connect')}</button>
    </form>
  </section>`;
}
