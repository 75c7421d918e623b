import { expect, test } from 'vitest';

import type { EditableDocument } from '#domain/editing/documents.schema.ts';

import { targetOfPath } from './collision-target.ts';

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
      options: {},
      items: [{ id: 'i1', title: 'One' }],
      styles: {},
    },
  },
  order: ['s1'],
};

test.each([
  ['a field of a section', ['s1', 'options', 'heading'], { sectionId: 's1', path: ['options', 'heading'] }],
  ['a field of an item', ['s1', 'i1', 'title'], { sectionId: 's1', itemId: 'i1', path: ['title'] }],
  ['a section', ['s1'], { sectionId: 's1', path: [] }],
  ['the page itself', ['meta', 'title'], { path: ['meta', 'title'] }],
])('finds %s', (_, path, target) => {
  expect(targetOfPath(page, 'page:1', path)).toEqual({ key: 'page:1', ...target });
});

test('finds a setting by its group and a menu’s entry by its id', () => {
  expect(targetOfPath({ kind: 'settings', groups: {} }, 'settings', ['seo', 'robots'])).toEqual({
    key: 'settings',
    group: 'seo',
    path: ['robots'],
  });
  expect(targetOfPath({ kind: 'menu', entries: {}, order: [] }, 'menu:main', ['e1', 'title'])).toEqual({
    key: 'menu:main',
    entryId: 'e1',
    path: ['title'],
  });
});
