import '@fontsource-variable/manrope/index.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './admin.css';

import { createRoot } from 'react-dom/client';

import { App } from './app.tsx';
import { useLanguage } from './i18n/language.ts';

document.documentElement.lang = useLanguage.getState().language;
const root = document.getElementById('root');
// A nonce is hidden from selectors and attributes, not from the property.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
if (root) createRoot(root).render(<App styleNonce={nonce} />);
