import { expect, test } from 'vitest';

import type { SectionThread } from '#domain/schemas/section-comment.schema.ts';

import { groupThreads } from './group-threads.ts';

const thread = (id: number, sectionId: string | null): SectionThread => ({
  id,
  layerId: 0,
  pageId: 1,
  sectionId,
  sectionName: 'Text',
  resolvedBy: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  first: {
    id,
    text: 'Look',
    author: 'Anna',
    isOwn: true,
    canDelete: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    editedAt: null,
    isDeleted: false,
    mentions: [],
  },
  answers: 0,
  isMentioned: false,
});
const threads = [
  thread(6, 'gone'),
  thread(5, 'a'),
  thread(4, null),
  thread(3, 'b'),
  thread(2, 'c'),
  thread(1, 'a'),
];
const idsIn = (selected: string | null) =>
  groupThreads(threads, { order: ['c', 'a', 'b'], selected }).map(({ group, threads: found }) => [
    group,
    found.map(({ id }) => id),
  ]);

test('threads stand in the order of the page, those of the selected section first, of one section the newest first', () => {
  expect(idsIn('b')).toEqual([
    ['here', [3]],
    ['others', [2, 5, 1]],
    ['page', [4]],
    ['removed', [6]],
  ]);
  expect(idsIn(null)).toEqual([
    ['others', [2, 5, 1, 3]],
    ['page', [4]],
    ['removed', [6]],
  ]);
});
