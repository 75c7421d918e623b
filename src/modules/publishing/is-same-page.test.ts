import { expect, test } from 'vitest';

import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { isSamePage } from './is-same-page.ts';

const section = (more: Partial<DocumentSection> = {}): DocumentSection => ({
  id: 's1',
  type: 'text',
  version: sectionDefinitions.get('text')?.version ?? 1,
  enable: true,
  hidden: false,
  options: {},
  items: [],
  styles: {},
  ...more,
});
const page = (more: Partial<PageDocument> = {}): PageDocument => ({
  kind: 'page',
  title: 'About',
  slug: 'about',
  meta: {},
  sections: { s1: section() },
  order: ['s1'],
  ...more,
});
const withSection = (more: Partial<DocumentSection>) => page({ sections: { s1: section(more) } });
const isSame = (one: PageDocument, other = page()) => isSamePage(one, other, sectionDefinitions);

test.each<[string, PageDocument]>([
  ['a heading that was emptied again', withSection({ options: { heading: { title: '' } } })],
  ['rich text that was emptied again', withSection({ options: { content: { html: '' } } })],
  ['a screen without styles', withSection({ styles: { mobile: {} } })],
  ['an emptied description', page({ meta: { description: '' } })],
])('%s says what one says that was never filled', (_what, edited) => {
  expect(isSame(edited)).toBe(true);
});

test('rich text that publishing would clean to the same is the same', () => {
  const html = (text: string) => withSection({ options: { content: { html: text } } });
  expect(isSame(html('<p>Hi</p>'), html('<p>Hi<script>alert(1)</script></p>'))).toBe(true);
  expect(isSame(html('<p>Hi</p>'), html('<p>Ho</p>'))).toBe(false);
});

test('an item that was removed and written again is the same; its section is not', () => {
  const slider = (id: string, item: string): PageDocument =>
    page({ sections: { [id]: section({ id, type: 'slider', items: [{ id: item }] }) }, order: [id] });
  expect(isSame(slider('s1', 'a'), slider('s1', 'b'))).toBe(true);
  expect(isSame(slider('s1', 'a'), slider('s2', 'a'))).toBe(false);
});

test.each<[string, PageDocument]>([
  ['another title', page({ title: 'Us' })],
  ['another heading', withSection({ options: { heading: { title: 'Hi' } } })],
  ['a section that is off', withSection({ enable: false })],
  ['a section that is hidden', withSection({ hidden: true })],
  ['another name of a section', withSection({ name: 'Opening' })],
  ['another style', withSection({ styles: { mobile: { hidden: true } } })],
  ['another type', withSection({ type: 'slider' })],
  ['no section', page({ sections: {}, order: [] })],
  ['a value that cannot be read', withSection({ options: { heading: 'odd' } })],
])('%s is a change', (_what, edited) => {
  expect(isSame(edited)).toBe(false);
  expect(isSame(page(), edited)).toBe(false);
  expect(isSame(edited, edited)).toBe(true);
});

test('a section of a type that nobody knows is compared as it is stored', () => {
  const odd = (options: object) => withSection({ type: 'from-elsewhere', options: { ...options } });
  expect(isSame(odd({ a: 1 }), odd({ a: 1 }))).toBe(true);
  expect(isSame(odd({ a: 1 }), odd({ a: 2 }))).toBe(false);
});
