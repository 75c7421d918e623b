import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { applyIntent } from './apply-intent.ts';
import { diffPages } from './diff-pages.ts';
import type { EditableDocument, PageDocument } from './documents.schema.ts';
import { intentSchema, type Intent } from './intents.schema.ts';
import { choice, chooseIntent, makePage, makeSection, type Choice } from './random-edits.fixture.ts';

function edit(start: PageDocument, choices: readonly Choice[], name: string): PageDocument {
  let minted = 0;
  let document: EditableDocument = start;
  for (const made of choices) {
    const applied = applyIntent(
      document,
      chooseIntent(document, made, () => `${name}${++minted}`),
    );
    if (applied.ok) document = applied.document;
  }
  return document.kind === 'page' ? document : start;
}

function applyAll(start: PageDocument, intents: readonly Intent[]): EditableDocument {
  return intents.reduce<EditableDocument>((document, intent) => {
    const applied = applyIntent(document, intent);
    if (!applied.ok) throw new Error(`${intent.type} was refused: ${applied.reason}`);
    return applied.document;
  }, start);
}

test('the difference of any two pages makes the one into the other', () => {
  const edits = fc.array(choice, { maxLength: 10 });
  fc.assert(
    fc.property(edits, edits, (first, second) => {
      const from = edit(makePage(), first, 'f');
      const to = edit(makePage(), second, 't');
      const intents = diffPages(from, to);
      expect(applyAll(from, intents)).toEqual(to);
      expect(z.array(intentSchema).parse(intents)).toEqual(intents);
    }),
    { numRuns: 3000 },
  );
});

test('names only what differs', () => {
  const from = makePage();
  const to = makePage(['s2', 'n1', 's1', 's3']);
  to.sections['n1'] = makeSection('n1');
  to.sections['s3'] = makeSection('s3', 'Other');
  expect(diffPages(from, from)).toEqual([]);
  expect(diffPages(from, to)).toEqual([
    {
      type: 'section.update',
      id: 's3',
      changes: [{ path: ['options', 'heading', 'title'], value: 'Other' }],
    },
    { type: 'section.move', id: 's2', after: null },
    { type: 'section.add', section: to.sections['n1'], after: 's2' },
  ]);
});

test('of one section that went down only itself is told to have moved', () => {
  const from = makePage(['s1', 's2', 's3', 's4', 's5']);
  expect(diffPages(from, makePage(['s2', 's3', 's4', 's1', 's5']))).toEqual([
    { type: 'section.move', id: 's1', after: 's4' },
  ]);
});

test('a section that has become one of another type is a new one', () => {
  const to = makePage();
  to.sections['s1'] = { ...makeSection('s1'), type: 'text' };
  expect(diffPages(makePage(), to).map(({ type }) => type)).toEqual(['section.remove', 'section.add']);
});

test('any number of changed fields fits intents', () => {
  const options = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`key${index}`, index]));
  const to = makePage();
  to.sections['s1'] = { ...makeSection('s1'), options };
  const intents = diffPages(makePage(), to);
  expect(intents.length).toBe(3);
  expect(applyAll(makePage(), z.array(intentSchema).parse(intents))).toEqual(to);
});
