import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { applyIntent } from './apply-intent.ts';
import type { EditableDocument, PageDocument } from './documents.schema.ts';
import { intentSchema, type Intent } from './intents.schema.ts';
import { choice, chooseIntent, makeMenu, makePage, makeSection } from './random-edits.fixture.ts';

const settings: EditableDocument = {
  kind: 'settings',
  groups: { common: { sitename: 'Shop' }, seo: {}, styles: {}, language: 'en' },
};

function apply(document: EditableDocument, ...intents: Intent[]): EditableDocument {
  return intents.reduce((current, intent) => {
    const applied = applyIntent(current, intent);
    if (!applied.ok) throw new Error(`${intent.type} was refused: ${applied.reason}`);
    return applied.document;
  }, document);
}

function applyToPage(document: PageDocument, ...intents: Intent[]): PageDocument {
  const applied = apply(document, ...intents);
  if (applied.kind !== 'page') throw new Error('Not a page');
  return applied;
}

const reasonOf = (document: EditableDocument, intent: Intent) => {
  const applied = applyIntent(document, intent);
  return applied.ok ? null : applied.reason;
};

test.each([
  ['pages', makePage(), 10_000],
  ['menus', makeMenu(), 10_000],
  ['settings', settings, 10_000],
] as const)('undoing any sequence of intents on %s gives the document it began with', (_, start, numRuns) => {
  const counts = { applied: 0, refused: 0 };
  fc.assert(
    fc.property(fc.array(choice, { minLength: 1, maxLength: 12 }), (choices) => {
      const before = JSON.stringify(start);
      let document: EditableDocument = start;
      let minted = 0;
      const inverses: Intent[] = [];
      for (const made of choices) {
        const applied = applyIntent(
          document,
          chooseIntent(document, made, () => `n${++minted}`),
        );
        counts[applied.ok ? 'applied' : 'refused']++;
        if (!applied.ok) continue;
        document = applied.document;
        inverses.unshift(applied.inverse);
      }
      expect(apply(document, ...inverses)).toEqual(start);
      expect(JSON.stringify(start)).toBe(before);
    }),
    { numRuns },
  );
  expect(counts.applied).toBeGreaterThan(numRuns);
  expect(counts.refused).toBeGreaterThan(0);
});

test('the inverse of an intent can be sent: it fits the wire as well', () => {
  fc.assert(
    fc.property(choice, (made) => {
      const intent = intentSchema.parse(chooseIntent(makePage(), made, () => 'new'));
      const applied = applyIntent(makePage(), intent);
      const inverse = applied.ok ? applied.inverse : intent;
      expect(intentSchema.parse(inverse)).toEqual(inverse);
    }),
    { numRuns: 500 },
  );
});

test('nothing that fits the wire makes it throw, whatever the document', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const id = fc.constantFrom('s1', 'a', 'e1', 'constructor', 'toString');
  const foreign = fc.record({
    type: fc.constantFrom(...intentSchema.options.map(({ shape }) => shape.type.value)),
    id,
    section: fc.oneof(id, fc.constant(makeSection('constructor'))),
    item: fc.constant({ id: 'constructor' }),
    entry: fc.constant({ id: 'constructor', title: 'x', target: { type: 'homepage' } }),
    parent: fc.option(id),
    after: fc.option(id),
    group: fc.constantFrom('common', 'language', 'constructor'),
    changes: fc.array(
      fc.record({ path: fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), value: json }),
    ),
  });
  let understood = 0;
  fc.assert(
    fc.property(
      foreign,
      fc.constantFrom<EditableDocument>(makePage(), makeMenu(), settings),
      (raw, document) => {
        const keys = Object.keys(
          intentSchema.options.find(({ shape }) => shape.type.value === raw.type)?.shape ?? {},
        );
        const parsed = intentSchema.safeParse(
          Object.fromEntries(Object.entries(raw).filter(([name]) => keys.includes(name))),
        );
        if (!parsed.success) return;
        understood++;
        expect(applyIntent(document, parsed.data)).toHaveProperty('ok');
      },
    ),
    { numRuns: 3000 },
  );
  expect(understood).toBeGreaterThan(300);
});

describe('a page', () => {
  test('gets a section in its place, and loses it', () => {
    const added = applyToPage(makePage(), { type: 'section.add', section: makeSection('n1'), after: 's1' });
    expect(added.order).toEqual(['s1', 'n1', 's2', 's3']);
    const removed = applyToPage(added, { type: 'section.remove', id: 's1' });
    expect(removed.order).toEqual(['n1', 's2', 's3']);
    expect(Object.keys(removed.sections).sort()).toEqual(['n1', 's2', 's3']);
  });

  test('changes one field of one section, and leaves the others the same objects', () => {
    const page = makePage();
    const changed = applyToPage(page, {
      type: 'section.update',
      id: 's2',
      changes: [{ path: ['options', 'heading', 'title'], value: 'New' }],
    });
    expect(changed.sections['s2']?.options).toEqual({ heading: { title: 'New' } });
    expect(changed.sections['s1']).toBe(page.sections['s1']);
  });

  test('moves sections and items', () => {
    const moved = applyToPage(
      makePage(),
      { type: 'section.move', id: 's3', after: null },
      { type: 'item.move', section: 's1', id: 'b', after: null },
    );
    expect(moved.order).toEqual(['s3', 's1', 's2']);
    expect(moved.sections['s1']?.items.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test.each<[string, Intent]>([
    ['unknown_target', { type: 'section.remove', id: 'toString' }],
    ['unknown_target', { type: 'item.remove', section: 's1', id: 'c' }],
    ['already_there', { type: 'section.add', section: makeSection('s1'), after: null }],
    ['stale_place', { type: 'section.move', id: 's1', after: 'gone' }],
    ['stale_place', { type: 'section.move', id: 's1', after: 's1' }],
    ['stale_place', { type: 'item.move', section: 's1', id: 'a', after: 'gone' }],
    ['blocked_path', { type: 'section.update', id: 's1', changes: [{ path: ['id'], value: 'x' }] }],
    [
      'blocked_path',
      {
        type: 'section.update',
        id: 's1',
        changes: [{ path: ['options', 'heading', 'title', 'x'], value: 1 }],
      },
    ],
    ['invalid_value', { type: 'section.update', id: 's1', changes: [{ path: ['hidden'] }] }],
    ['invalid_value', { type: 'page.update', changes: [{ path: ['title'], value: '' }] }],
    ['wrong_document', { type: 'entry.remove', id: 's1' }],
  ])('refuses with %s what cannot be: %j', (reason, intent) => {
    expect(reasonOf(makePage(), intent)).toBe(reason);
  });
});

describe('a menu', () => {
  test('moves an entry below another one', () => {
    const moved = apply(makeMenu(), { type: 'entry.move', id: 'e4', parent: 'e1', after: 'e2' });
    expect(moved).toMatchObject({ order: ['e1'], entries: { e1: { children: ['e2', 'e4', 'e3'] } } });
  });

  test.each<[string, Intent]>([
    ['below_itself', { type: 'entry.move', id: 'e1', parent: 'e2', after: null }],
    ['not_empty', { type: 'entry.remove', id: 'e1' }],
    ['unknown_target', { type: 'entry.move', id: 'e1', parent: 'gone', after: null }],
    ['blocked_path', { type: 'entry.update', id: 'e1', changes: [{ path: ['children'], value: [] }] }],
    [
      'invalid_value',
      { type: 'entry.update', id: 'e1', changes: [{ path: ['target'], value: { type: 'page' } }] },
    ],
  ])('refuses with %s what cannot be: %j', (reason, intent) => {
    expect(reasonOf(makeMenu(), intent)).toBe(reason);
  });

  test('is at most five levels deep', () => {
    const add = (id: string, parent: string): Intent => ({
      type: 'entry.add',
      entry: { id, title: id, target: { type: 'homepage' } },
      parent,
      after: null,
    });
    const deep = apply(makeMenu(), add('n3', 'e2'), add('n4', 'n3'), add('n5', 'n4'));
    expect(reasonOf(deep, add('n6', 'n5'))).toBe('too_deep');
    expect(reasonOf(deep, { type: 'entry.move', id: 'e1', parent: 'e4', after: null })).toBe('too_deep');
  });
});

test('settings keep to the schema of their group', () => {
  const update = (group: string, path: string[], value: unknown): Intent => ({
    type: 'settings.update',
    group,
    changes: [{ path, value }],
  });
  expect(apply(settings, update('common', ['sitename'], 'Other'))).toMatchObject({
    groups: { common: { sitename: 'Other' } },
  });
  expect(apply(settings, update('language', ['value'], 'ru'))).toMatchObject({ groups: { language: 'ru' } });
  expect(reasonOf(settings, update('language', ['value'], 'tlh'))).toBe('invalid_value');
  expect(reasonOf(settings, update('language', ['value'], undefined))).toBe('invalid_value');
  expect(reasonOf(settings, update('language', ['value', 'x'], 'ru'))).toBe('blocked_path');
  expect(reasonOf(settings, update('common', ['sitename'], 5))).toBe('invalid_value');
  expect(reasonOf(settings, update('unknown', ['name'], 'x'))).toBe('unknown_target');
});

test.each([
  ['NUL in a text', { type: 'page.update', changes: [{ path: ['title'], value: 'a\0' }] }],
  ['half a character', { type: 'page.update', changes: [{ path: ['title'], value: '\ud800' }] }],
  ['a path into a prototype', { type: 'page.update', changes: [{ path: ['__proto__'], value: 'a' }] }],
  ['no change at all', { type: 'page.update', changes: [] }],
  ['a value of endless depth', JSON.parse(deepUpdate(500))],
  ['unknown keys', { type: 'section.remove', id: 's1', force: true }],
])('the wire refuses %s', (_, raw) => {
  expect(intentSchema.safeParse(raw).success).toBe(false);
});

function deepUpdate(levels: number): string {
  const value = '['.repeat(levels) + ']'.repeat(levels);
  return `{"type":"page.update","changes":[{"path":["meta"],"value":${value}}]}`;
}
