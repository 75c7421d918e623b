import { expect, test } from 'vitest';

import { toMenuDocument } from './to-menu-document.ts';

const home = { type: 'homepage' };
const row = (id: number, more: object = {}) => ({
  id,
  nodeId: null,
  parentId: null,
  title: `Entry ${id}`,
  target: home,
  ...more,
});

test('rows become entries with their children, in the order of the rows', () => {
  const rows = [row(2), row(1, { nodeId: 'first' }), row(4, { parentId: 1 }), row(3, { parentId: 1 })];
  expect(toMenuDocument(rows)).toEqual({
    kind: 'menu',
    order: ['e2', 'first'],
    entries: {
      e2: { id: 'e2', title: 'Entry 2', target: home, children: [] },
      first: { id: 'first', title: 'Entry 1', target: home, children: ['e4', 'e3'] },
      e4: { id: 'e4', title: 'Entry 4', target: home, children: [] },
      e3: { id: 'e3', title: 'Entry 3', target: home, children: [] },
    },
  });
});

test('what hangs on nothing is left out, and a target that cannot be read leads nowhere', () => {
  const { order, entries } = toMenuDocument([row(1, { target: 'broken' }), row(2, { parentId: 9 })]);
  expect(order).toEqual(['e1']);
  expect(entries).toEqual({ e1: { id: 'e1', title: 'Entry 1', target: { type: 'heading' }, children: [] } });
});

test('an id that no entry may have is replaced', () => {
  expect(toMenuDocument([row(7, { nodeId: 'not an id' })]).order).toEqual(['e7']);
});
