import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { applyIntent } from './apply-intent.ts';
import type { EditableDocument, PageDocument } from './documents.schema.ts';
import { footprintOf } from './footprint.ts';
import type { Intent } from './intents.schema.ts';
import { isEqual } from './is-equal.ts';
import {
  choice,
  chooseIntent,
  makeMenu,
  makePage,
  makeSection,
  makeSettings,
  type Choice,
} from './random-edits.fixture.ts';
import { rebaseIntent } from './rebase-intent.ts';
import { readPath } from './fields.ts';

const setTitle = (id: string, value: string): Intent => ({
  type: 'section.update',
  id,
  changes: [{ path: ['options', 'heading', 'title'], value }],
});
const addSection = (id: string, after: string | null): Intent => ({
  type: 'section.add',
  section: makeSection(id),
  after,
});

/** A sequence of edits that one person makes, and the document they see in the end. */
function editAlone(start: EditableDocument, choices: readonly Choice[], name: string) {
  let document = start;
  let minted = 0;
  const intents: Intent[] = [];
  for (const made of choices) {
    const intent = chooseIntent(document, made, () => `${name}${++minted}`);
    const applied = applyIntent(document, intent);
    if (!applied.ok) continue;
    document = applied.document;
    intents.push(intent);
  }
  return { document, intents };
}

/** Whether a document shows what the intent has done. */
function isSeen(document: EditableDocument, intent: Intent): boolean {
  const touched = readTouched(document, intent);
  if ('changes' in intent)
    return touched.every((value, index) => isEqual(value, intent.changes[index]?.value));
  return intent.type.endsWith('.remove') === touched.includes(undefined);
}

/** What stands at the places that an intent touches. */
function readTouched(document: EditableDocument, intent: Intent): unknown[] {
  return footprintOf(intent).map((path) => readFootprint(document, path));
}

function readFootprint(document: EditableDocument, [kind = '', ...path]: string[]): unknown {
  if (document.kind === 'settings') return readSetting(document.groups, path);
  if (document.kind === 'menu') return readNode(document.entries[path[0] ?? ''], path.slice(1));
  if (kind === 'page') return readPath({ ...document }, path);
  const section = document.sections[path[0] ?? ''];
  if (path[1] !== 'items') return readNode(section, path.slice(1));
  return readNode(
    section?.items.find(({ id }) => id === path[2]),
    path.slice(3),
  );
}

function readSetting(groups: Record<string, unknown>, [group = '', ...path]: string[]): unknown {
  const value = groups[group];
  return typeof value === 'string' ? value : readPath({ value }, ['value', ...path]);
}

function readNode(node: object | undefined, [part, ...path]: string[]): unknown {
  if (!node || part === undefined) return node;
  return part === 'fields' ? readPath({ ...node }, path) : 'somewhere';
}

test.each([
  ['pages', makePage()],
  ['menus', makeMenu()],
  ['settings', makeSettings()],
] as const)('of two people’s edits of %s none is lost in silence', (_, start) => {
  const counts = { merged: 0, collided: 0 };
  const edits = fc.array(choice, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(edits, edits, (first, second) => {
      const theirs = editAlone(start, first, 't');
      const mine = editAlone(start, second, 'm');
      let document = theirs.document;
      for (const intent of mine.intents) {
        const rebased = rebaseIntent(intent, theirs.intents);
        const applied = rebased.ok && rebased.intent ? applyIntent(document, rebased.intent) : null;
        if (!applied?.ok) {
          counts.collided++;
          continue;
        }
        counts.merged++;
        expect(isSeen(applied.document, intent)).toBe(true);
        document = applied.document;
        for (const other of theirs.intents) {
          if (other.type.startsWith('entry.') || other.type.endsWith('.move')) continue;
          expect(readTouched(document, other)).toEqual(readTouched(theirs.document, other));
        }
      }
    }),
    { numRuns: 10_000 },
  );
  expect(counts.merged).toBeGreaterThan(1000);
  expect(counts.collided).toBeGreaterThan(100);
});

describe('sections that two people put in the same place', () => {
  test('are all kept, in the order they arrived', () => {
    const theirs = [addSection('t1', 's3'), addSection('t2', 't1')];
    const rebased = rebaseIntent(addSection('m1', 's3'), theirs);
    expect(rebased).toEqual({ ok: true, intent: addSection('m1', 't2') });
    const both = [...theirs, addSection('m1', 't2')].reduce(applyToPage, makePage());
    expect(both.order).toEqual(['s1', 's2', 's3', 't1', 't2', 'm1']);
  });

  test('do not follow one that was taken away again', () => {
    const theirs = [addSection('t1', 's3'), { type: 'section.remove', id: 't1' } as const];
    expect(rebaseIntent(addSection('m1', 's3'), theirs)).toEqual({
      ok: true,
      intent: addSection('m1', 's3'),
    });
  });

  test('collide when the section before them is gone', () => {
    const removal: Intent = { type: 'section.remove', id: 's3' };
    expect(rebaseIntent(addSection('m1', 's3'), [removal])).toEqual({ ok: false, with: removal });
  });

  test('follow the section before them to where it went', () => {
    const theirs: Intent[] = [addSection('t1', 's3'), { type: 'section.move', id: 's3', after: null }];
    expect(rebaseIntent(addSection('m1', 's3'), theirs)).toEqual({
      ok: true,
      intent: addSection('m1', 's3'),
    });
  });
});

const entry = { title: 'Entry', target: { type: 'homepage' as const } };
const lists: readonly [
  string,
  {
    add(id: string, after: string | null): Intent;
    move(id: string, after: string | null): Intent;
    remove(id: string): Intent;
  },
][] = [
  [
    'sections',
    {
      add: addSection,
      move: (id, after) => ({ type: 'section.move', id, after }),
      remove: (id) => ({ type: 'section.remove', id }),
    },
  ],
  [
    'items of a section',
    {
      add: (id, after) => ({ type: 'item.add', section: 's1', item: { id, title: id }, after }),
      move: (id, after) => ({ type: 'item.move', section: 's1', id, after }),
      remove: (id) => ({ type: 'item.remove', section: 's1', id }),
    },
  ],
  [
    'entries of a menu',
    {
      add: (id, after) => ({ type: 'entry.add', entry: { id, ...entry }, parent: 'e1', after }),
      move: (id, after) => ({ type: 'entry.move', id, parent: 'e1', after }),
      remove: (id) => ({ type: 'entry.remove', id }),
    },
  ],
];

describe.each(lists)('%s', (_, { add, move, remove }) => {
  const after = (id: string | null) => ({ ok: true, intent: add('mine', id) });

  test('stand after what others put in the same place meanwhile, by adding or by moving', () => {
    expect(rebaseIntent(add('mine', 'x'), [add('t1', 'x')])).toEqual(after('t1'));
    expect(rebaseIntent(add('mine', null), [move('t1', null)])).toEqual(after('t1'));
    expect(rebaseIntent(add('mine', 'x'), [add('t1', 'x'), move('t2', 't1')])).toEqual(after('t2'));
    expect(rebaseIntent(move('mine', 'x'), [add('t1', 'x')])).toEqual({
      ok: true,
      intent: move('mine', 't1'),
    });
  });

  test('do not follow what others put elsewhere, or took away from there again', () => {
    expect(rebaseIntent(add('mine', 'x'), [add('t1', 'y')])).toEqual(after('x'));
    expect(rebaseIntent(add('mine', 'x'), [add('t1', null), add('t2', 't1')])).toEqual(after('x'));
    expect(rebaseIntent(add('mine', 'x'), [add('t1', 'x'), move('t1', 'y')])).toEqual(after('x'));
    expect(rebaseIntent(add('mine', 'x'), [add('t1', 'x'), remove('t1')])).toEqual(after('x'));
  });

  test('collide when what they were to stand after is gone', () => {
    expect(rebaseIntent(add('mine', 'x'), [remove('x')])).toEqual({ ok: false, with: remove('x') });
    expect(rebaseIntent(add('mine', 'x'), [remove('y')])).toEqual(after('x'));
  });
});

test('lists of other sections and menu entries of other parents are no concern', () => {
  const item = (id: string, section: string): Intent => ({
    type: 'item.add',
    section,
    item: { id, title: id },
    after: null,
  });
  expect(rebaseIntent(item('mine', 's1'), [item('t1', 's2')])).toEqual({
    ok: true,
    intent: item('mine', 's1'),
  });
  const child = (id: string, parent: string | null): Intent => ({
    type: 'entry.add',
    entry: { id, ...entry },
    parent,
    after: null,
  });
  expect(rebaseIntent(child('mine', 'e1'), [child('t1', null)])).toEqual({
    ok: true,
    intent: child('mine', 'e1'),
  });
});

describe('the fields of a section', () => {
  test('that both have changed are a collision, others are merged', () => {
    const theirs = setTitle('s1', 'Theirs');
    expect(rebaseIntent(setTitle('s1', 'Mine'), [theirs])).toEqual({ ok: false, with: theirs });
    expect(rebaseIntent(setTitle('s2', 'Mine'), [theirs])).toMatchObject({ ok: true });
    const note: Intent = {
      type: 'section.update',
      id: 's1',
      changes: [{ path: ['options', 'heading', 'note'], value: 'Mine' }],
    };
    expect(rebaseIntent(note, [theirs])).toEqual({ ok: true, intent: note });
  });

  test('collide with a change of what they are in', () => {
    const whole: Intent = {
      type: 'section.update',
      id: 's1',
      changes: [{ path: ['options', 'heading'], value: {} }],
    };
    expect(rebaseIntent(setTitle('s1', 'Mine'), [whole])).toEqual({ ok: false, with: whole });
    expect(rebaseIntent(whole, [setTitle('s1', 'Mine')])).toMatchObject({ ok: false });
  });

  test('that got the same value from both need nothing more', () => {
    const same = setTitle('s1', 'Same');
    expect(rebaseIntent(same, [same])).toEqual({ ok: true, intent: null });
    expect(rebaseIntent(same, [same, setTitle('s1', 'Later')])).toMatchObject({ ok: false });
  });
});

test('removing a section collides with an edit inside it', () => {
  const removal: Intent = { type: 'section.remove', id: 's1' };
  const edit: Intent = {
    type: 'item.update',
    section: 's1',
    id: 'a',
    changes: [{ path: ['title'], value: 'New' }],
  };
  expect(rebaseIntent(removal, [edit])).toEqual({ ok: false, with: edit });
  expect(rebaseIntent(edit, [removal])).toEqual({ ok: false, with: removal });
});

function applyToPage(page: PageDocument, intent: Intent): PageDocument {
  const applied = applyIntent(page, intent);
  if (!applied.ok || applied.document.kind !== 'page') throw new Error('Refused');
  return applied.document;
}
