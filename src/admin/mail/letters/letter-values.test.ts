import { expect, test } from 'vitest';

import { keepTyped } from './letter-values.ts';

test('what two people change of a letter comes together; of one text the own words stay', () => {
  const opened = { texts: { subject: 'A', heading: 'B', intro: 'C', note: 'D' }, hidden: ['money' as const] };
  const typed = { texts: { subject: 'A', heading: 'mine', intro: 'mine', note: 'D' }, hidden: [] };
  const saved = {
    texts: { subject: 'theirs', heading: 'B', intro: 'theirs', note: 'D' },
    hidden: ['money' as const, 'items' as const],
  };
  expect(keepTyped(opened, typed, saved)).toEqual({
    texts: { subject: 'theirs', heading: 'mine', intro: 'mine', note: 'D' },
    hidden: ['items'],
  });
});
