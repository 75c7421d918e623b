import { expect, test } from 'vitest';

import { threadComments } from './thread-comments.ts';

const comment = (id: number, parent: number | null = null) => ({
  id,
  parent,
  name: 'N',
  text: 'T',
  createdAt: '',
});

test('answers stand right behind their comment, depth first', () => {
  const ordered = threadComments([
    comment(1),
    comment(2),
    comment(3, 1),
    comment(4, 3),
    comment(5, 1),
    comment(6, 2),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual([1, 3, 4, 5, 2, 6]);
});

test('an answer whose comment is not shown is left out, and so are its answers', () => {
  expect(threadComments([comment(2, 1), comment(3, 2), comment(4)]).map(({ id }) => id)).toEqual([4]);
});

test('a circle of answers is left out', () => {
  expect(threadComments([comment(1, 2), comment(2, 1)])).toEqual([]);
});
