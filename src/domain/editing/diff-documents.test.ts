import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { applyIntent } from './apply-intent.ts';
import { diffDocuments } from './diff-documents.ts';
import { changedGroups, diffSettings } from './diff-settings.ts';
import type { EditableDocument, MenuDocument } from './documents.schema.ts';
import { intentSchema, type Intent } from './intents.schema.ts';
import {
  choice,
  chooseIntent,
  makeMenu,
  makePage,
  makeSettings,
  type Choice,
} from './random-edits.fixture.ts';

function edit(start: EditableDocument, choices: readonly Choice[], name: string): EditableDocument {
  let minted = 0;
  return choices.reduce((document, made) => {
    const intent = chooseIntent(document, made, () => `${name}${++minted}`);
    const applied = applyIntent(document, intent);
    return applied.ok ? applied.document : document;
  }, start);
}

function applyAll(start: EditableDocument, intents: readonly Intent[]): EditableDocument {
  return intents.reduce((document, intent) => {
    const applied = applyIntent(document, intent);
    if (!applied.ok) throw new Error(`${JSON.stringify(intent)} was refused: ${applied.reason}`);
    return applied.document;
  }, start);
}

test.each([
  ['menus', makeMenu()],
  ['settings', makeSettings()],
] as const)('the difference of any two %s makes the one into the other', (_, start) => {
  const edits = fc.array(choice, { maxLength: 14 });
  fc.assert(
    fc.property(edits, edits, (first, second) => {
      const from = edit(start, first, 'f');
      const to = edit(start, second, 't');
      const intents = diffDocuments(from, to);
      expect(applyAll(from, intents)).toEqual(to);
      expect(z.array(intentSchema).parse(intents)).toEqual(intents);
    }),
    { numRuns: 10_000 },
  );
});

describe('menus', () => {
  const line = (ids: readonly string[]): MenuDocument => ({
    kind: 'menu',
    entries: Object.fromEntries(
      ids.map((id, index) => {
        const children = ids.slice(index + 1, index + 2);
        return [id, { id, title: id, target: { type: 'homepage' as const }, children }];
      }),
    ),
    order: ids.slice(0, 1),
  });

  test('as deep as they can be are turned upside down', () => {
    const from = line(['a', 'b', 'c', 'd', 'e']);
    const to = line(['e', 'd', 'c', 'b', 'a']);
    expect(applyAll(from, diffDocuments(from, to))).toEqual(to);
    const other = line(['e', 'x', 'a', 'y', 'constructor']);
    expect(applyAll(from, diffDocuments(from, other))).toEqual(other);
    expect(applyAll(other, diffDocuments(other, from))).toEqual(from);
  });

  test('name one move when one entry has moved, and nothing when nothing has', () => {
    const from = makeMenu();
    const moved: Intent = { type: 'entry.move', id: 'e4', parent: 'e1', after: 'e2' };
    const to = applyAll(from, [moved]);
    expect(diffDocuments(from, to)).toEqual([moved]);
    expect(diffDocuments(from, from)).toEqual([]);
  });
});

test('settings name the groups and fields that differ', () => {
  const from = makeSettings();
  const to = { ...from, groups: { ...from.groups, language: 'ru', styles: { contentWidth: 1000 } } };
  expect(changedGroups(from, to)).toEqual(['styles', 'language']);
  expect(diffSettings(from, to)).toEqual([
    { type: 'settings.update', group: 'styles', changes: [{ path: ['contentWidth'], value: 1000 }] },
    { type: 'settings.update', group: 'language', changes: [{ path: ['value'], value: 'ru' }] },
  ]);
});

test('documents of different kinds have no difference', () => {
  expect(() => diffDocuments(makePage(), makeMenu())).toThrow(TypeError);
});
