import { createHash } from 'node:crypto';

import { languages, type Language } from '#locales/languages.ts';

interface PlainDocument {
  language: Language;
  title: string;
  /** Markup below the title. */
  body: string;
  /** Markup for the head. */
  head?: string;
}

/** Without a theme at hand: the system's own letters and colours, light or dark. */
const style =
  ':root{color-scheme:light dark}body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box;font:1rem/1.5 system-ui,sans-serif;text-align:center}h1{margin:0 0 16px;max-width:32ch;font-size:1.375rem;line-height:1.3;text-wrap:balance}p{margin-block:0;margin-inline:auto;max-width:40ch;text-wrap:balance}a{display:inline-block;padding:12px 4px;color:inherit}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** To be sent with a plain document. */
export const plainHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
};

/** A page that depends on no settings, no database and no template. */
export function writePlainDocument({ language, title, body, head = '' }: PlainDocument): string {
  return `<!doctype html><html lang="${language}" dir="${languages[language].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${head}<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
