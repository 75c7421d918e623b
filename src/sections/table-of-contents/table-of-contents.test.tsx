import { expect, test } from 'vitest';

import type { Heading } from '#domain/headings.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

import { tableOfContentsSection } from './table-of-contents.section.ts';

const heading = (level: 2 | 3, text: string): Heading => ({ level, text, id: text.toLowerCase() });
const headings = [heading(2, 'Fire'), heading(3, 'Oak'), heading(3, 'Pine'), heading(2, 'Ash')];
const draw = (shown: Heading[] | undefined, options = {}) =>
  renderSectionHtml(
    'table-of-contents',
    { options },
    buildSectionContext({ page: { kind: 'article', headings: shown } }),
  );
const listOf = (html: string) =>
  html.slice(html.indexOf('<ol'), html.lastIndexOf('</ol>')).replace(/ class="[^"]*"/g, '');

test('lists the headings with links, parts within their chapter', () => {
  expect(listOf(draw(headings))).toBe(
    '<ol><li><a href="#fire">Fire</a><ol><li><a href="#oak">Oak</a></li><li><a href="#pine">Pine</a></li></ol></li><li><a href="#ash">Ash</a></li>',
  );
  expect(draw(headings)).toContain('<nav class="vt-toc__nav" aria-label="Contents">');
});

test('may list chapters only', () => {
  expect(draw(headings, { depth: 'h2' })).not.toContain('Oak');
});

test('a part before the first chapter stands for itself', () => {
  expect(listOf(draw([heading(3, 'Oak'), heading(2, 'Ash')]))).toBe(
    '<ol><li><a href="#oak">Oak</a></li><li><a href="#ash">Ash</a></li>',
  );
});

test('one heading needs no contents', () => {
  expect(draw([heading(2, 'Fire')])).toBe('');
  expect(draw(undefined)).toBe('');
});

test('is hidden by the settings', () => {
  expect(tableOfContentsSection.isShown(parseSettings({}))).toBe(true);
  expect(
    tableOfContentsSection.isShown(parseSettings({ media: { pageStyle: { showTableOfContent: false } } })),
  ).toBe(false);
});
