import { expect, test } from 'vitest';

import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';

import { findSections } from './find-sections.ts';

const section = (
  id: string,
  type: string,
  options: DocumentSection['options'],
  items: DocumentSection['items'] = [],
): DocumentSection => ({ id, type, version: 1, enable: true, hidden: false, options, items, styles: {} });

const sections = [
  section('text', 'text', {
    heading: { title: 'Our story', align: 'center' },
    content: { html: '<p>Made in <b>Por</b>to &amp; Lisbon</p>' },
  }),
  section('slider', 'slider', {}, [
    { id: 'a', heading: { title: 'Ёлочные игрушки' }, content: { link: { type: 'external', url: '/sale' } } },
  ]),
  section('odd', 'gone-for-ever', { title: 'Lost' }),
];
const page: PageDocument = {
  kind: 'page',
  title: 'Page',
  slug: 'page',
  meta: {},
  sections: Object.fromEntries(sections.map((one) => [one.id, one])),
  order: sections.map(({ id }) => id),
};

test.each([
  ['story', ['text']],
  ['STORY  our', ['text']],
  ['porto & lisbon', ['text']],
  ['елочные', ['slider']],
  ['slider', ['slider']],
  ['gone-for', ['odd']],
  ['', ['text', 'slider', 'odd']],
  ['story slider', []],
])('%j finds %j', (query, ids) => {
  expect(findSections(page, query, 'en')).toEqual(ids);
});

test('a section is found by the name that its owner gave it', () => {
  const named = {
    ...page,
    sections: { ...page.sections, odd: { ...section('odd', 'gone-for-ever', {}), name: 'Осенняя Шапка' } },
  };
  expect(findSections(named, 'шапка', 'en')).toEqual(['odd']);
  expect(findSections(named, 'шапка gone', 'en')).toEqual(['odd']);
});

test('a kind is found by its name in the language of the admin', () => {
  expect(findSections(page, 'слайдер', 'ru')).toEqual(['slider']);
});

test('addresses, choices and marks of rich text are no words', () => {
  for (const query of ['/sale', 'center', '<b>', 'homepage'])
    expect(findSections(page, query, 'en')).toEqual([]);
});
