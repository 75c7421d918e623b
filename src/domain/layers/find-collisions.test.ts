import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { applyIntent } from '../editing/apply-intent.ts';
import type { EditableDocument } from '../editing/documents.schema.ts';
import type { Intent } from '../editing/intents.schema.ts';
import { choice, chooseIntent, makeMenu, makePage, makeSettings } from '../editing/random-edits.fixture.ts';
import { updatePatch } from './compose-layer.ts';
import { findCollisions } from './find-collisions.ts';
import { emptyPatch } from './patch.ts';

const page: EditableDocument = {
  kind: 'page',
  title: 'About',
  slug: 'about',
  meta: {},
  sections: {
    s1: {
      id: 's1',
      type: 'text',
      version: 1,
      enable: true,
      hidden: false,
      options: { heading: { title: 'Hello' } },
      items: [],
      styles: {},
    },
  },
  order: ['s1'],
};

function edit(document: EditableDocument, ...intents: Intent[]): EditableDocument {
  return intents.reduce((current, intent) => {
    const applied = applyIntent(current, intent);
    if (!applied.ok) throw new Error(applied.reason);
    return applied.document;
  }, document);
}
const patchOf = (after: EditableDocument, before: EditableDocument = page) =>
  updatePatch(emptyPatch(before.kind), { live: before, before, after });

const heading = (value: string): Intent => ({
  type: 'section.update',
  id: 's1',
  changes: [{ path: ['options', 'heading', 'title'], value }],
});
const retitle = (value: string): Intent => ({ type: 'page.update', changes: [{ path: ['title'], value }] });
const remove: Intent = { type: 'section.remove', id: 's1' };

test('a field to which both gave a value is told with all three', () => {
  expect(
    findCollisions(patchOf(edit(page, heading('Sale'))), {
      before: page,
      after: edit(page, heading('Welcome')),
    }),
  ).toEqual([
    {
      kind: 'field',
      path: ['s1', 'options', 'heading', 'title'],
      base: 'Hello',
      live: 'Welcome',
      layer: 'Sale',
    },
  ]);
});

test('other fields, and the same value, do not collide', () => {
  const patch = patchOf(edit(page, heading('Sale')));
  expect(findCollisions(patch, { before: page, after: edit(page, retitle('Us')) })).toEqual([]);
  expect(findCollisions(patch, { before: page, after: edit(page, heading('Sale')) })).toEqual([]);
});

test('a section that one took away and the other changed is told', () => {
  const gone = findCollisions(patchOf(edit(page, heading('Sale'))), {
    before: page,
    after: edit(page, remove),
  });
  expect(gone).toMatchObject([{ kind: 'removed', path: ['s1'], base: { type: 'text' } }]);
  expect(gone[0]?.live).toBeUndefined();
  const changed = { before: page, after: edit(page, heading('Welcome')) };
  expect(findCollisions(patchOf(edit(page, remove)), changed)).toMatchObject([
    { kind: 'removed', path: ['s1'], live: { options: { heading: { title: 'Welcome' } } } },
  ]);
});

const edits = fc.array(choice, { maxLength: 8 });
test.each<[string, EditableDocument]>([
  ['pages', makePage()],
  ['menus', makeMenu()],
  ['settings', makeSettings()],
])('%s: publishing nothing collides with nothing', (_, start) => {
  fc.assert(
    fc.property(edits, (own) => {
      let count = 0;
      let document: EditableDocument = start;
      for (const made of own) {
        const applied = applyIntent(
          document,
          chooseIntent(document, made, () => `c${++count}`),
        );
        if (applied.ok) ({ document } = applied);
      }
      const patch = patchOf(document, start);
      expect(findCollisions(patch, { before: start, after: start })).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
