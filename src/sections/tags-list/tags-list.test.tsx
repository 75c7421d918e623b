import { describe, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';
import { standInArticle, standInTag } from '#tests/support/stand-ins.ts';

import { tagsListSection } from './tags-list.section.ts';

const tags = [1, 2, 3].map(standInTag);
const articles = { items: [], count: 0, offset: 0, limit: 12 };
const drawOnCategory = (chosenTags: string[], shown = tags) =>
  renderSectionHtml(
    'tags-list',
    {},
    buildSectionContext({
      page: {
        kind: 'category',
        category: { id: 1, title: 'J', slug: 'journal', articles, tags: shown, chosenTags },
      },
    }),
  );
const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));

describe("on a category's page", () => {
  test('each tag narrows the list and "all" is current', () => {
    const html = drawOnCategory([]);
    expect(hrefsOf(html)).toEqual([
      '/journal',
      '/journal?tag=tag-1',
      '/journal?tag=tag-2',
      '/journal?tag=tag-3',
    ]);
    expect(html).toContain('href="/journal" aria-current="true"');
  });

  test('a chosen tag comes first and is taken back by its link; the others are added to it', () => {
    const html = drawOnCategory(['tag-2']);
    expect(hrefsOf(html)).toEqual([
      '/journal',
      '/journal',
      '/journal?tag=tag-2&tag=tag-1',
      '/journal?tag=tag-2&tag=tag-3',
    ]);
    expect(html).toContain('aria-current="true" aria-label="Remove tag: Clay"');
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  test('shows nothing without tags', () => {
    expect(drawOnCategory([], [])).toBe('');
  });
});

test("an article's tags lead to the filtered list of its category [R224]", () => {
  const article = { ...standInArticle(1), tags, sections: [], comments: [], meta: {} };
  const html = renderSectionHtml(
    'tags-list',
    {},
    buildSectionContext({ page: { kind: 'article', article } }),
  );
  expect(hrefsOf(html)).toEqual(['/journal?tag=tag-1', '/journal?tag=tag-2', '/journal?tag=tag-3']);
});

test('elsewhere it needs a category', () => {
  expect(hrefsOf(renderSectionHtml('tags-list', { options: { category: 'news' } }))[0]).toBe(
    '/news?tag=tag-1',
  );
  expect(renderSectionHtml('tags-list', {})).toBe('');
});

test('is hidden when the settings show no tags', () => {
  expect(tagsListSection.isShown(parseSettings({}))).toBe(true);
  expect(tagsListSection.isShown(parseSettings({ media: { itemsStyle: { showTags: false } } }))).toBe(false);
});
