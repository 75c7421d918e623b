import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { languageCodes, languages } from '#locales/languages.ts';

import { busyPage } from './busy-page.ts';

test.each(languageCodes)('a busy shop says so in its language and comes back by itself: %s', (language) => {
  const { html, headers } = busyPage({ language, seconds: 3 });
  expect(html).toContain(`<html lang="${language}" dir="${languages[language].dir}">`);
  expect(html).toContain('<meta http-equiv="refresh" content="3">');
  expect(html).toMatch(/<p>[^<{}]*3[^<{}]*<\/p>/);
  expect(html).not.toMatch(/src=|url\(|<script|<link/);
  const [, style = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['Content-Security-Policy']).toContain(`style-src 'sha256-${hash}'`);
});

test('what was sent is not sent again by itself', () => {
  expect(busyPage({ language: 'en', seconds: null }).html).not.toContain('http-equiv');
});
