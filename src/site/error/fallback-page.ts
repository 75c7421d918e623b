import { createHash } from 'node:crypto';

import { settingsFailureText } from '#domain/log-texts.ts';

import type { RenderedPage } from '../cache/page-cache.ts';

interface FallbackInput {
  status: 500 | 503;
  /** Settings could not be read at all; otherwise the error page itself broke. */
  settingsFailed: boolean;
  requestId: string;
}

/** Without a theme at hand: the system's own letters and colours, light or dark. */
const style =
  ':root{color-scheme:light dark}body{display:grid;place-content:center;min-height:100vh;margin:0;padding:24px;box-sizing:border-box;font:1rem/1.5 system-ui,sans-serif;text-align:center}h1{margin:0 0 16px;max-width:32ch;font-size:1.375rem;line-height:1.3;text-wrap:balance}p{margin:0}a{display:inline-block;padding:12px 4px;color:inherit}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** The last resort: depends on no settings, no database, no template (specification section 8). */
export function fallbackPage({ status, settingsFailed, requestId }: FallbackInput): RenderedPage {
  const message = settingsFailed ? settingsFailureText : 'An error occurred while showing the error page';
  const html = `<!doctype html><html lang="${settingsFailed ? 'ru' : 'en'}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${message}</title><style>${style}</style></head><body><main><h1>${message}</h1><p><a href="/">${settingsFailed ? 'На главную' : 'Home page'}</a></p></main></body></html>`;
  return {
    status,
    html,
    tags: [],
    cacheable: false,
    headers: {
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  };
}
