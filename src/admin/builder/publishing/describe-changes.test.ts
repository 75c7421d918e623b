import { expect, test } from 'vitest';

import { applyIntent } from '#domain/editing/apply-intent.ts';
import { diffDocuments } from '#domain/editing/diff-documents.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import { describeChanges } from './describe-changes.ts';

const section = (id: string, title: string) => ({
  id,
  type: 'slider',
  version: 1,
  enable: true,
  hidden: false,
  options: { heading: { title } },
  items: [{ id: 'a', title: 'First <b>slide</b>' }],
  styles: {},
});

const page: EditableDocument = {
  kind: 'page',
  title: 'About',
  slug: 'about',
  meta: {},
  sections: { s1: section('s1', 'Autumn'), s2: section('s2', '') },
  order: ['s1', 's2'],
};

function describe(before: EditableDocument, ...intents: Intent[]) {
  const after = intents.reduce<EditableDocument>((document, intent) => {
    const applied = applyIntent(document, intent);
    if (!applied.ok) throw new Error(applied.reason);
    return applied.document;
  }, before);
  return describeChanges(diffDocuments(before, after), { key: 'page:1', before, after });
}

test('a section goes by the name that its owner gave it', () => {
  const [line] = describe(page, {
    type: 'section.update',
    id: 's1',
    changes: [{ path: ['name'], value: 'Opening' }],
  });
  expect(line).toMatchObject({
    subject: { kind: 'section', title: 'Opening' },
    fields: [{ path: ['name'], before: undefined, after: 'Opening' }],
  });
});

test('a changed section is one line with all its fields, before and after', () => {
  const lines = describe(page, {
    type: 'section.update',
    id: 's1',
    changes: [
      { path: ['options', 'heading', 'title'], value: 'Winter' },
      { path: ['hidden'], value: true },
    ],
  });
  expect(lines).toEqual([
    {
      id: 'changed s1',
      sign: 'changed',
      subject: { kind: 'section', type: 'slider', title: 'Winter' },
      fields: [
        { path: ['hidden'], before: false, after: true },
        { path: ['options', 'heading', 'title'], before: 'Autumn', after: 'Winter' },
      ],
      target: { key: 'page:1', sectionId: 's1' },
    },
  ]);
});

test('a field that comes or goes as an object is told by its parts, a link as a whole', () => {
  const link = { type: 'external', url: 'https://a.example' };
  const button = { title: 'Go', link };
  const add: Intent = {
    type: 'section.update',
    id: 's1',
    changes: [{ path: ['options', 'button'], value: button }],
  };
  const parts = [
    { path: ['options', 'button', 'title'], before: undefined, after: 'Go' },
    { path: ['options', 'button', 'link'], before: undefined, after: link },
  ];
  expect(describe(page, add)[0]?.fields).toEqual(parts);
  expect(describeChanges([add], { key: 'page:1', before: null, after: null })[0]?.fields).toEqual(parts);
});

test('what is gone is called as it was, and leads nowhere', () => {
  const lines = describe(page, { type: 'section.remove', id: 's1' });
  expect(lines).toMatchObject([
    { sign: 'removed', subject: { type: 'slider', title: 'Autumn' }, target: null },
  ]);
});

test('a section without a heading goes by its first item, an item by its own title', () => {
  const lines = describe(
    page,
    { type: 'section.move', id: 's2', after: null },
    { type: 'item.update', section: 's2', id: 'a', changes: [{ path: ['title'], value: 'Second' }] },
  );
  expect(lines.map(({ subject }) => subject)).toEqual([
    { kind: 'item', type: 'slider', title: 'Second', sectionTitle: 'Second' },
    { kind: 'section', type: 'slider', title: 'Second' },
  ]);
});

test('settings are told by group, the language by its value', () => {
  const before: EditableDocument = {
    kind: 'settings',
    groups: { language: 'en', common: { sitename: 'A' } },
  };
  const lines = describe(
    before,
    { type: 'settings.update', group: 'language', changes: [{ path: ['value'], value: 'ru' }] },
    { type: 'settings.update', group: 'common', changes: [{ path: ['sitename'], value: 'B' }] },
  );
  expect(lines).toMatchObject([
    { subject: { group: 'language' }, fields: [{ path: ['value'], before: 'en', after: 'ru' }] },
    { subject: { group: 'common' }, fields: [{ path: ['sitename'], before: 'A', after: 'B' }] },
  ]);
});

test('without the documents the intents say what they can', () => {
  const intents: Intent[] = [
    { type: 'page.update', changes: [{ path: ['title'], value: 'New' }] },
    { type: 'section.remove', id: 's1' },
  ];
  expect(describeChanges(intents, { key: 'page:1', before: null, after: null })).toMatchObject([
    { subject: { kind: 'page' }, fields: [{ path: ['title'], before: undefined, after: 'New' }] },
    { subject: { kind: 'section', type: null, title: '' } },
  ]);
});
