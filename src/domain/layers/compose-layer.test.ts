import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { applyIntent } from '../editing/apply-intent.ts';
import type { EditableDocument } from '../editing/documents.schema.ts';
import type { Intent } from '../editing/intents.schema.ts';
import {
  choice,
  chooseIntent,
  makeMenu,
  makePage,
  makeSettings,
  type Choice,
} from '../editing/random-edits.fixture.ts';
import { composeLayer, updatePatch } from './compose-layer.ts';
import { emptyPatch, type DocumentPatch } from './patch.ts';

const kinds = [
  ['pages', makePage()],
  ['menus', makeMenu()],
  ['settings', makeSettings()],
] as const;
const edits = fc.array(choice, { maxLength: 12 });
const numRuns = Number(process.env['LAW_RUNS'] ?? 2_000);

function editStep(document: EditableDocument, made: Choice, mint: () => string): EditableDocument {
  const applied = applyIntent(document, chooseIntent(document, made, mint));
  return applied.ok ? applied.document : document;
}

function minting(name: string): () => string {
  let count = 0;
  return () => `${name}${++count}`;
}

const editAll = (start: EditableDocument, choices: readonly Choice[], name: string) => {
  const mint = minting(name);
  return choices.reduce((document, made) => editStep(document, made, mint), start);
};

/** Sections, entries and groups, as the objects that they are. */
function nodesOf(document: EditableDocument): unknown[] {
  if (document.kind === 'page') return Object.values(document.sections);
  return Object.values(document.kind === 'menu' ? document.entries : document.groups);
}

/** A layer that was edited over a live document. */
function layer(
  live: EditableDocument,
  choices: readonly Choice[],
  patch: DocumentPatch = emptyPatch(live.kind),
  name = 'c',
) {
  const mint = minting(name);
  let document = composeLayer(live, patch).document;
  let current = patch;
  for (const made of choices) {
    const after = editStep(document, made, mint);
    current = updatePatch(current, { live, before: document, after });
    document = after;
  }
  return { patch: current, document };
}

describe.each(kinds)('a layer over %s', (_, start) => {
  const holds = (law: (first: Choice[], second: Choice[]) => void) =>
    fc.assert(fc.property(edits, edits, law), { numRuns });

  test('shows what was edited in it', () => {
    holds((live, own) => {
      const base = editAll(start, live, 'l');
      const { patch, document } = layer(base, own);
      const composed = composeLayer(base, patch);
      expect(composed.document).toEqual(document);
      expect(composed.parked).toEqual([]);
    });
  });

  test('says nothing once all is as live again', () => {
    holds((live, own) => {
      const base = editAll(start, live, 'l');
      const { patch, document } = layer(base, own);
      const back = updatePatch(patch, { live: base, before: document, after: base });
      const composed = composeLayer(base, back).document;
      expect(composed).toEqual(base);
      for (const node of nodesOf(base)) expect(nodesOf(composed)).toContain(node);
      expect(back).toEqual(emptyPatch(base.kind));
    });
  });

  test('changes nothing the second time', () => {
    holds((live, own) => {
      const { patch } = layer(start, own);
      const once = composeLayer(editAll(start, live, 'l'), patch).document;
      expect(composeLayer(once, patch).document).toEqual(once);
    });
  });

  test('is edited on where live has changed meanwhile', () => {
    holds((live, own) => {
      const { patch } = layer(start, own.slice(0, 6));
      const moved = editAll(start, live, 'l');
      const { patch: next, document } = layer(moved, own.slice(6), patch, 'd');
      expect(composeLayer(moved, next).document).toEqual(document);
    });
  });
});

const edit = (document: EditableDocument, ...intents: Intent[]) =>
  intents.reduce((before, intent) => {
    const applied = applyIntent(before, intent);
    if (!applied.ok) throw new Error(`${intent.type} was refused`);
    return applied.document;
  }, document);
const add = (id: string, parent: string): Intent => ({
  type: 'entry.add',
  entry: { id, title: id, target: { type: 'homepage' } },
  parent,
  after: null,
});
const move = (id: string, parent: string | null, after: string | null = null): Intent => ({
  type: 'entry.move',
  id,
  parent,
  after,
});

test('an entry that has no room in a menu stays away when an edit makes room', () => {
  const start = makeMenu();
  const withOwn = edit(start, add('c1', 'e4'), add('c2', 'c1'));
  const own = updatePatch(emptyPatch('menu'), { live: start, before: start, after: withOwn });
  // Below e1, e3 and l1 it is the fifth level that e4 stands on.
  const live = edit(start, add('l1', 'e3'), add('l2', 'l1'), move('e4', 'l2'));
  const { document: before, parked } = composeLayer<EditableDocument>(live, own);
  expect(parked.map(({ node }) => node)).toContainEqual(['c1']);
  const after = edit(before, move('e4', null));
  const next = updatePatch(own, { live, before, after });
  const composed = composeLayer<EditableDocument>(live, next);
  expect(composed.document).toEqual(after);
  expect(composed.parked.map(({ node }) => node)).toContainEqual(['c1']);
});

test('a place in a menu that another one makes possible is taken, whichever comes first', () => {
  const start = makeMenu();
  const withOwn = edit(start, move('e3', null, 'e4'), move('e1', 'e4'));
  const own = updatePatch(emptyPatch('menu'), { live: start, before: start, after: withOwn });
  // Here e1 would stand below itself, were it not for e3.
  const live = edit(start, move('e4', 'e3'));
  const composed = composeLayer<EditableDocument>(live, own);
  expect(composed.parked).toEqual([]);
  expect(composed.document).toMatchObject({
    entries: { e3: { children: ['e4'] }, e4: { children: ['e1'] } },
  });
  expect(composeLayer<EditableDocument>(composed.document, own).document).toEqual(composed.document);
});
