import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { fallbackPage } from './fallback-page.ts';

test.each([
  [500, false, 'en', 'Home page'],
  [503, true, 'ru', 'На главную'],
] as const)(
  'the last resort %i needs nothing, and its policy lets its own style pass alone',
  (status, settingsFailed, language, way) => {
    const { html: parts, headers, cacheable } = fallbackPage({ status, settingsFailed, requestId: 'r1' });
    const html = String(parts);
    expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    expect(html).toContain(`<a href="/">${way}</a>`);
    expect(html).not.toMatch(/src=|url\(|<script|<link/);
    const [, style = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers?.['Content-Security-Policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
    );
    expect(headers?.['Retry-After']).toBe(status === 503 ? '5' : undefined);
    expect(cacheable).toBe(false);
  },
);
