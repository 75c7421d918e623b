import { expect, test } from 'vitest';

import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { MenuDocument } from '#domain/editing/documents.schema.ts';
import type { MenuIntent } from '#domain/editing/intents.schema.ts';

import { dropEntry, listRows, removeBranch, stepEntry, type MenuStep } from './menu-tree.ts';

const entry = (id: string, children: string[] = []) => ({
  id,
  title: id,
  target: { type: 'homepage' as const },
  children,
});
/** a, b (b1, b2), c. */
const menu: MenuDocument = {
  kind: 'menu',
  entries: { a: entry('a'), b: entry('b', ['b1', 'b2']), b1: entry('b1'), b2: entry('b2'), c: entry('c') },
  order: ['a', 'b', 'c'],
};

/** The tree after intents, as `a b(b1 b2) c`. */
function after(intents: MenuIntent | readonly MenuIntent[] | null): string {
  let document = menu;
  for (const intent of intents === null ? [] : [intents].flat()) {
    const applied = applyIntent(document, intent);
    if (!applied.ok || applied.document.kind !== 'menu') return 'refused';
    document = applied.document;
  }
  const print = (ids: readonly string[]): string =>
    ids
      .map((id) => {
        const children = document.entries[id]?.children ?? [];
        return children.length > 0 ? `${id}(${print(children)})` : id;
      })
      .join(' ');
  return print(document.order);
}

test('lists entries from the top down with their levels', () => {
  expect(listRows(menu).map(({ id, level }) => `${level}${id}`)).toEqual(['0a', '0b', '1b1', '1b2', '0c']);
});

test.each<[string, MenuStep, string]>([
  ['a', 'down', 'b(b1 b2) a c'],
  ['c', 'up', 'a c b(b1 b2)'],
  ['b', 'up', 'b(b1 b2) a c'],
  ['b2', 'up', 'a b(b2 b1) c'],
  ['b', 'in', 'a(b(b1 b2)) c'],
  ['c', 'in', 'a b(b1 b2 c)'],
  ['b1', 'out', 'a b(b2) b1 c'],
])('%s goes %s: %s', (id, step, expected) => {
  expect(after(stepEntry(menu, id, step))).toBe(expected);
});

test('where there is nowhere to go nothing is done', () => {
  const steps: [string, MenuStep][] = [
    ['a', 'up'],
    ['c', 'down'],
    ['a', 'in'],
    ['a', 'out'],
  ];
  expect(steps.map(([id, step]) => stepEntry(menu, id, step))).toEqual([null, null, null, null]);
});

test('an entry is dropped beside another or into it', () => {
  expect(after(dropEntry(menu, 'c', { target: 'a', place: 'before' }))).toBe('c a b(b1 b2)');
  expect(after(dropEntry(menu, 'a', { target: 'b1', place: 'after' }))).toBe('b(b1 a b2) c');
  expect(after(dropEntry(menu, 'b1', { target: 'c', place: 'into' }))).toBe('a b(b2) c(b1)');
  expect(after(dropEntry(menu, 'b', { target: 'b1', place: 'into' }))).toBe('refused');
  expect(dropEntry(menu, 'a', { target: 'a', place: 'after' })).toBeNull();
});

test('a branch goes with all below it', () => {
  expect(after(removeBranch(menu, 'b'))).toBe('a c');
});
