import { expect, test } from 'vitest';

import { moveCaret } from './move-caret.ts';

test.each([
  ['words come before it', 'One two| three', 'Zero one. One two| three'],
  ['words come after it', 'One two| three', 'One two| three four'],
  ['words come on both sides', 'One two| three', 'Zero One two| three four'],
  ['words before it go', 'One two three|', 'three|'],
  ['its own word becomes another one', 'One tw|o three', 'One se|ven three'],
  ['its own word becomes a shorter one', 'One seven| three', 'One a| three'],
  ['nothing changes', 'One| two', 'One| two'],
  ['all of it goes', 'One two|', '|'],
])('a caret stays in its words where %s', (_, before, after) => {
  const plain = (text: string) => text.replace('|', '');
  expect(moveCaret(plain(before), plain(after), before.indexOf('|'))).toBe(after.indexOf('|'));
});
