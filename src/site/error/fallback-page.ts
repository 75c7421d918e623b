import { settingsFailureText } from '#domain/log-texts.ts';

import type { RenderedPage } from '../cache/page-cache.ts';

interface FallbackInput {
  status: 500 | 503;
  /** Settings could not be read at all; otherwise the error page itself broke. */
  settingsFailed: boolean;
  requestId: string;
}

/** The last resort: depends on no settings, no database, no template (specification section 8). */
export function fallbackPage({ status, settingsFailed, requestId }: FallbackInput): RenderedPage {
  const message = settingsFailed ? settingsFailureText : 'An error occurred while showing the error page';
  const html = `<!doctype html><html lang="${settingsFailed ? 'ru' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${message}</title></head><body><main><h1>${message}</h1><p><a href="/">${settingsFailed ? 'На главную' : 'Home page'}</a></p></main></body></html>`;
  return {
    status,
    html,
    tags: [],
    cacheable: false,
    headers: {
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  };
}
