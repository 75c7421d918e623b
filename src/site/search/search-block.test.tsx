import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { SearchItem, SearchResult } from '#domain/schemas/search.schema.ts';
import { buildSectionContext } from '#tests/support/section-context.tsx';

import { noBestsellers } from '../product/bestsellers.tsx';
import { searchBlock } from './search-block.tsx';

const hit = (type: SearchItem['type'], id: number): SearchItem => ({
  type,
  id,
  title: `${type} ${id}`,
  slug: `${type}-${id}`,
  url: `/${type}/${id}`,
  ...(type === 'product' && { price: 60, fullPrice: 80 }),
});

function draw(query: string, result: Partial<SearchResult> = {}, page = 1): string {
  const results = result.results ?? [];
  const context = buildSectionContext({
    page: {
      kind: 'search',
      h1: 'Search',
      search: { query, page, pageCount: 3, result: { results, totalResultCount: results.length, ...result } },
    },
  });
  return renderToStaticMarkup(searchBlock(noBestsellers).render(context));
}

test('the field keeps the query and works as a form', () => {
  const html = draw('tea "pot"', { results: [hit('product', 1)] });
  expect(html).toMatch(/<form[^>]*action="\/search"/);
  expect(html).toContain('value="tea &quot;pot&quot;"');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('products come first, as cards; the rest is listed by kind', () => {
  const html = draw('tea', {
    results: [hit('article', 1), hit('product', 2), hit('catalog', 3)],
    totalResultCount: 41,
  });
  expect(html).toMatch(
    /41 results found.*Products.*href="\/product\/2".*Catalogs.*href="\/catalog\/3".*Articles.*href="\/article\/1"/s,
  );
  expect(html).not.toContain('Pages</h2>');
});

test('pages keep the query', () => {
  const html = draw('ваза', { results: [hit('product', 1)] }, 2);
  const query = encodeURIComponent('ваза');
  expect(html).toContain(`href="/search?q=${query}"`);
  expect(html).toContain(`href="/search?q=${query}&amp;page=3"`);
});

test('a corrected query is said', () => {
  expect(draw('vaze', { results: [hit('product', 1)], corrected: 'vase' })).toContain(
    'Showing results for “vase”',
  );
});

test('nothing found has a way on; an empty query finds nothing and says nothing [R405]', () => {
  expect(draw('zzz')).toMatch(/Nothing found.*href="\/catalogs"/s);
  expect(draw('')).not.toContain('Nothing found');
});

test('a product with options says "from" and opens a variation, or shows the price that it opens with', () => {
  const item: SearchItem = {
    ...hit('product', 1),
    url: '/products/vase?variation=7',
    pricesDiffer: true,
    variation: { id: 7, price: 90 },
  };
  const html = draw('vase', { results: [item] });
  expect(html).toMatch(/from [^<]*60/);
  expect(html).toContain('href="/products/vase?variation=7"');
  const context = buildSectionContext({
    settings: (settings) => ({ ...settings, ecommerce: { ...settings.ecommerce, showPriceFrom: false } }),
    page: {
      kind: 'search',
      search: { query: 'vase', page: 1, pageCount: 1, result: { results: [item], totalResultCount: 1 } },
    },
  });
  const plain = renderToStaticMarkup(searchBlock(noBestsellers).render(context));
  expect(plain).toMatch(/90/);
  expect(plain).not.toMatch(/from [^<]*\d/);
});
