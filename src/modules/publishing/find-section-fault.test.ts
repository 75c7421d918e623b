import { expect, test } from 'vitest';

import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { cleanSections } from './clean-sections.ts';
import { dropUnknown } from './drop-unknown.ts';
import { findSectionFault } from './find-section-fault.ts';

const section = (id: string, type: string, more: Partial<DocumentSection> = {}): DocumentSection => ({
  id,
  type,
  version: sectionDefinitions.get(type)?.version ?? 1,
  enable: true,
  hidden: false,
  options: {},
  items: [],
  styles: {},
  ...more,
});
const page = (...sections: DocumentSection[]): PageDocument => ({
  kind: 'page',
  title: 'About',
  slug: 'about',
  meta: {},
  sections: Object.fromEntries(sections.map((one) => [one.id, one])),
  order: sections.map(({ id }) => id),
});
const before = page(
  section('text', 'text'),
  section('slider', 'slider', { items: [{ id: 'i1' }] }),
  section('odd', 'from-elsewhere'),
);

/** The fault of an edit as a tab would send it. */
function faultOf(intent: Intent, from = before, published = before) {
  const applied = applyIntent(from, intent);
  if (!applied.ok || applied.document.kind !== 'page') throw new Error('The edit cannot be made');
  return findSectionFault(intent, { before: from, after: applied.document, published }, sectionDefinitions);
}
const set = (id: string, path: string[], value: unknown): Intent => ({
  type: 'section.update',
  id,
  changes: [{ path, value }],
});

test.each<[string, Intent]>([
  ['an option', set('text', ['options', 'size'], 'large')],
  ['whether it is shown', set('text', ['enable'], false)],
  ['a type that nobody knows', set('odd', ['options', 'size'], 'enormous')],
  ['a new section', { type: 'section.add', section: section('new', 'text'), after: null }],
  ['a new item', { type: 'item.add', section: 'slider', item: { id: 'i2' }, after: null }],
  ['its removal', { type: 'section.remove', id: 'text' }],
])('%s is taken', (_what, intent) => {
  expect(faultOf(intent)).toBeNull();
});

test.each<[string, Intent, string[]]>([
  ['an option', set('text', ['options', 'size'], 'enormous'), ['options', 'size']],
  ['an unknown option', set('text', ['options', 'nothing'], 1), ['options', 'nothing']],
  [
    'an option of a new section',
    { type: 'section.add', section: section('new', 'text', { options: { size: 'enormous' } }), after: null },
    ['options', 'size'],
  ],
  [
    'a new section of a type that nobody knows',
    { type: 'section.add', section: section('new', 'moon'), after: null },
    ['type'],
  ],
  [
    'a new section of a version to come',
    { type: 'section.add', section: section('new', 'text', { version: 99 }), after: null },
    ['version'],
  ],
  [
    'a field of an item of a new section',
    {
      type: 'section.add',
      section: section('new', 'slider', { items: [{ id: 'i1' }, { id: 'i2', nothing: 1 }] }),
      after: null,
    },
    ['items', '1', 'nothing'],
  ],
  [
    'a field of an item',
    { type: 'item.update', section: 'slider', id: 'i1', changes: [{ path: ['nothing'], value: 1 }] },
    ['nothing'],
  ],
  [
    'a field of a new item',
    { type: 'item.add', section: 'slider', item: { id: 'i2', nothing: 1 }, after: null },
    ['nothing'],
  ],
])('%s that the type does not take is told with its place', (_what, intent, path) => {
  expect(faultOf(intent)).toMatchObject({ path, message: expect.any(String) });
});

test('what was wrong before does not keep another field from being edited', () => {
  const broken = page(section('text', 'text', { options: { size: 'enormous', measure: 'narrow' } }));
  expect(faultOf(set('text', ['options', 'measure'], 'full'), broken)).toBeNull();
});

test('a section that visitors see can be brought back as it was, whatever is wrong with it', () => {
  const shown = page(
    section('odd', 'from-elsewhere'),
    section('text', 'text', { options: { size: 'enormous' } }),
  );
  for (const lost of Object.values(shown.sections)) {
    const back: Intent = { type: 'section.add', section: lost, after: null };
    expect(faultOf(back, page(), shown)).toBeNull();
    expect(faultOf({ ...back, section: { ...lost, id: 'another' } }, page(), shown)).not.toBeNull();
  }
});

test('rich text is stored without scripts, in options and items, but of types that nobody knows', () => {
  const html = '<p>Hi<script>alert(1)</script></p>';
  const stored = page(
    section('text', 'text', { options: { content: { html }, size: 'large' } }),
    section('odd', 'from-elsewhere', { options: { content: { html } } }),
  );
  const { sections, order } = cleanSections(stored, sectionDefinitions);
  expect(order).toEqual(['text', 'odd']);
  expect(sections['text']?.options).toEqual({ content: { html: '<p>Hi</p>' }, size: 'large' });
  expect(sections['odd']).toEqual(stored.sections['odd']);
});

test('options and fields of items that a type no longer has go, those of older versions and unknown types stay', () => {
  const options = { size: 'large', nothing: 1 };
  const items = [{ id: 'i1', heading: { title: 'Slide', nothing: 1 }, nothing: 1 }];
  const stored = page(
    section('text', 'text', { options }),
    section('slider', 'slider', { items }),
    section('old', 'text', { options, version: 0 }),
    section('odd', 'from-elsewhere', { options }),
  );
  const { sections, title } = dropUnknown(stored, sectionDefinitions);
  expect(title).toBe('About');
  expect(sections['text']?.options).toEqual({ size: 'large' });
  expect(sections['slider']?.items).toEqual([{ id: 'i1', heading: { title: 'Slide' } }]);
  expect(sections['old']?.options).toEqual(options);
  expect(sections['odd']?.options).toEqual(options);
});
