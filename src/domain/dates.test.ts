import { expect, test } from 'vitest';

import { formatDate } from './dates.ts';

test.each([
  ['2026-01-05', 'en', 'Jan 5, 2026'],
  ['2026-01-05', 'ru', '5 янв. 2026 г.'],
  ['2026-01-05', 'ar', '5 يناير 2026'],
  ['2026-05-31T23:59:59.999Z', 'ru', '31 мая 2026 г.'],
  ['2025-12-31T23:00:00-02:00', 'en', 'Jan 1, 2026'],
  [0, 'en', 'Jan 1, 1970'],
  [new Date(Date.UTC(2024, 1, 29)), 'en', 'Feb 29, 2024'],
  ['not a date', 'en', ''],
  ['', 'ru', ''],
] as const)('%s in %s is %s', (value, language, text) => {
  expect(formatDate(value, language)).toBe(text);
});
