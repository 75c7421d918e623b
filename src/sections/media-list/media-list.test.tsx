import { describe, expect, test } from 'vitest';

import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';
import { standInArticle, standInTag } from '#tests/support/stand-ins.ts';

import type { PageContext } from '../framework/page-context.ts';
import { categoryHref, toggleTag } from './category-href.ts';
import { shownPages } from './paging.tsx';

function categoryPage(
  changed: { count?: number; shown?: number; offset?: number; chosenTags?: string[] } = {},
): Partial<PageContext> {
  const { count = 30, shown = 12, offset = 0, chosenTags = [] } = changed;
  const items = Array.from({ length: shown }, (_, index) => standInArticle(index + 1));
  return {
    kind: 'category',
    category: {
      id: 1,
      title: 'Journal',
      slug: 'journal',
      articles: { items, count, offset, limit: 12 },
      tags: [standInTag(1), standInTag(2)],
      chosenTags,
    },
  };
}
const drawOn = (page: Partial<PageContext>, options = {}) =>
  renderSectionHtml('media-list', { options }, buildSectionContext({ page }));
const cardsOf = (html: string) => html.match(/<article /g)?.length ?? 0;
const hrefsOf = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));

describe('on a page of its own choice', () => {
  test('shows six articles unless told otherwise [R412]', () => {
    expect(cardsOf(renderSectionHtml('media-list', {}))).toBe(6);
    expect(cardsOf(renderSectionHtml('media-list', { options: { limit: 2 } }))).toBe(2);
  });

  test('leads to the category when it has more', () => {
    expect(hrefsOf(renderSectionHtml('media-list', { options: { category: 'journal' } }))).toContain(
      '/journal',
    );
  });

  test('shows nothing without articles', () => {
    const articles = { items: [], count: 0, offset: 0, limit: 6 };
    expect(renderSectionHtml('media-list', { data: { articles } })).toBe('');
  });

  test('takes columns, gaps and alignment of each device from the settings', () => {
    const html = renderSectionHtml('media-list', {});
    expect(html).toContain('--vt-media-columns-desktop:3');
    expect(html).toContain('--vt-media-columns-tablet:2');
    expect(html).toContain('--vt-media-columns-mobile:1');
    expect(html).toContain('--vt-media-gap-desktop:32px');
    expect(html).toContain('--vt-media-gap-mobile:10px');
    expect(html).toContain('--vt-media-align-tablet:start');
  });
});

describe("on a category's page", () => {
  test('shows the articles of the page, its feed and its other pages', () => {
    const html = drawOn(categoryPage({ offset: 12 }));
    expect(cardsOf(html)).toBe(12);
    expect(html).toContain('30 articles');
    expect(hrefsOf(html)).toEqual(
      expect.arrayContaining(['/journal/rss.xml', '/journal', '/journal?page=3']),
    );
    expect(html).toContain('href="/journal?page=2" aria-label="Page 2" aria-current="page"');
  });

  test('keeps the chosen tags while paging', () => {
    const html = drawOn(categoryPage({ chosenTags: ['tag-1', 'tag-2'] }));
    expect(hrefsOf(html)).toContain('/journal?tag=tag-1&tag=tag-2&page=2');
    expect(html).toContain('30 articles: Process, Clay');
  });

  test('has no paging for one page', () => {
    expect(drawOn(categoryPage({ count: 12 }))).not.toContain('vt-paging');
  });

  test('says so when the tags leave nothing, and leads back', () => {
    const html = drawOn(categoryPage({ count: 0, shown: 0, chosenTags: ['tag-1'] }));
    expect(html).toContain('Nothing found: Process');
    expect(hrefsOf(html)).toContain('/journal');
  });

  test('may be about another category', () => {
    expect(cardsOf(drawOn(categoryPage(), { category: 'news', limit: 3 }))).toBe(3);
  });
});

test('an address has its tags and a page from the second on', () => {
  expect(categoryHref('блог')).toBe('/%D0%B1%D0%BB%D0%BE%D0%B3');
  expect(categoryHref('blog', ['a', 'b c'], 2)).toBe('/blog?tag=a&tag=b+c&page=2');
  expect(toggleTag(['a', 'b'], 'a')).toEqual(['b']);
  expect(toggleTag(['a'], 'b')).toEqual(['a', 'b']);
});

test.each([
  [1, 2, [1, 2]],
  [4, 8, [1, 3, 4, 5, 8]],
  [8, 8, [1, 7, 8]],
])('page %i of %i shows %j', (page, count, shown) => {
  expect(shownPages(page, count)).toEqual(shown);
});
