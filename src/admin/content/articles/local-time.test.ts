import { expect, test } from 'vitest';

import { toInput, toIso } from './local-time.ts';

test('a moment comes back as it was, and with its seconds while nobody touches it', () => {
  const moment = '2026-03-04T05:06:07.890Z';
  expect(toIso(toInput(moment), moment)).toBe(moment);
  const other = toInput('2026-03-05T05:06:00.000Z');
  expect(toIso(other, moment)).toBe('2026-03-05T05:06:00.000Z');
  expect(toInput(moment)).toMatch(/^2026-03-0[345]T\d\d:06$/);
});

test.each(['', 'soon', '2026-13-40T99:99'])('"%s" is no moment and changes nothing', (input) =>
  expect(toIso(input, '2026-03-04T05:06:07.890Z')).toBe('2026-03-04T05:06:07.890Z'),
);
