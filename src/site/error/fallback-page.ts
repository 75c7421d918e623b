import { settingsFailureText } from '#domain/log-texts.ts';

import type { RenderedPage } from '../cache/page-entry.ts';
import { plainHeaders, writePlainDocument } from './plain-document.ts';

interface FallbackInput {
  status: 500 | 503;
  /** Settings could not be read at all; otherwise the error page itself broke. */
  settingsFailed: boolean;
  requestId: string;
}

/** The last resort: depends on no settings, no database, no template (specification section 8). */
export function fallbackPage({ status, settingsFailed, requestId }: FallbackInput): RenderedPage {
  const html = writePlainDocument({
    language: settingsFailed ? 'ru' : 'en',
    title: settingsFailed ? settingsFailureText : 'An error occurred while showing the error page',
    body: `<p><a href="/">${settingsFailed ? 'На главную' : 'Home page'}</a></p>`,
  });
  return {
    status,
    html,
    tags: [],
    cacheable: false,
    headers: {
      ...plainHeaders,
      'X-Request-Id': requestId,
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  };
}
