import { expect, test } from 'vitest';

import { daysOf } from './report-days.ts';

test.each([
  ['7', '2026-03-31', '2026-03-25', '2026-03-31'],
  ['30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['month', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['year', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['lastYear', '2026-03-31', '2025-01-01', '2025-12-31'],
] as const)('the period %s on %s is from %s to %s', (period, today, from, to) => {
  expect(daysOf(period, today)).toEqual({ from, to });
});
