import '@fontsource-variable/manrope/index.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '#ui/direction.css';
import './admin.css';

import { createRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { showLanguage, textsReady, useLanguage } from './i18n/language.ts';

// The server has sent us here once more, to find the session (`src/server/admin-pages.ts`).
const address = new URL(location.href);
if (address.searchParams.has('vt-arrived')) {
  address.searchParams.delete('vt-arrived');
  history.replaceState(null, '', address);
}

showLanguage(useLanguage.getState().language);
const root = document.getElementById('root');
// A nonce is hidden from selectors and attributes, not from the property.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
// Dialogs lock the page's scrolling by a style element of their own, and look for its nonce there.
Object.assign(globalThis, { __webpack_nonce__: nonce });
if (root) void start(root);

/** Not at the top of the file: chunks that share code with it would have to be split from it. */
async function start(host: HTMLElement): Promise<void> {
  await textsReady();
  createRoot(host).render(<App styleNonce={nonce} />);
}
