import { expect, test } from 'vitest';

import { sectionDefinitions } from '#sections/sections.ts';

import { groupOf, selectorsOf, tabOf } from './find-place.ts';
import { targetOf, type Target } from './target.ts';

const slider = sectionDefinitions.get('slider');
const text = sectionDefinitions.get('text');
if (!slider || !text) throw new Error('The types are there');

const onPage = { key: 'page:1', sectionId: 's1' } as const satisfies Target;

test('an issue of the settings leads to its group and on from there', () => {
  const issue = {
    severity: 'error',
    code: 'missing_picture',
    detail: '7',
    path: ['header', 'logo'],
  } as const;
  const target = targetOf('settings', { ...issue, path: [...issue.path] });
  expect(target).toEqual({ key: 'settings', group: 'header', path: ['logo'] });
  expect(tabOf(target)).toBe('header');
  expect(selectorsOf(target)[0]).toBe('.vt-panel--left [data-field="header.logo"]');
});

test('settings without a panel lead to no tab', () => {
  expect(tabOf({ key: 'settings', group: 'common', path: ['emails'] })).toBeNull();
});

test('a field of a section is in the group that the panel shows it in', () => {
  expect(groupOf({ ...onPage, path: ['options', 'heading', 'title'] }, text)).toBe('content');
  expect(groupOf({ ...onPage, path: ['options', 'button', 'link', 'url'] }, text)).toBe('button');
  expect(groupOf({ ...onPage, path: ['styles', 'mobile', 'color'] }, text)).toBe('screens');
  expect(groupOf({ ...onPage, itemId: 'i1', path: ['heading'] }, slider)).toBe('items');
  expect(groupOf(onPage, text)).toBeNull();
});

test('a path that leads into a field finds the field, the most exact place first', () => {
  expect(selectorsOf({ ...onPage, path: ['options', 'content', 'images', '2'] })).toEqual([
    '.vt-panel--right [data-field="content.images.2"]',
    '.vt-panel--right [data-field="content.images"]',
    '.vt-panel--right [data-field="content"]',
  ]);
  expect(selectorsOf({ ...onPage, itemId: 'i1', path: ['link'] })).toEqual([
    '.vt-panel--right [data-item="i1"] [data-field="items.link"]',
    '.vt-panel--right [data-item="i1"]',
  ]);
  expect(selectorsOf({ key: 'menu:main', entryId: 'e1', path: ['target'] })).toEqual([
    '.vt-panel--left [data-entry="e1"] [data-field="target"]',
    '.vt-panel--left [data-entry="e1"]',
  ]);
});

test('names that somebody has made up end no selector', () => {
  const [selector] = selectorsOf({ ...onPage, path: ['options', 'a"]\\'] });
  expect(selector).toBe('.vt-panel--right [data-field="a\\22 ]\\5c "]');
});
