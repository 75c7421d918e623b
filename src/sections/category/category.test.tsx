import { expect, test } from 'vitest';

import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';
import { standInCatalog } from '#tests/support/stand-ins.ts';

import { categorySection } from './category.section.ts';

const needsOf = (options: object, page = buildSectionContext().page) =>
  categorySection.needs({ options: categorySection.options.parse(options), items: [] }, page);

test('asks for the children of this page’s catalog, elsewhere for the top level', () => {
  expect(needsOf({}).catalogs).toEqual({ kind: 'childCatalogs', parentId: null, limit: 8 });
  const { page } = buildSectionContext();
  const listing = { catalog: standInCatalog(7) } as NonNullable<typeof page.listing>;
  expect(needsOf({ limit: 4 }, { ...page, listing }).catalogs).toEqual({
    kind: 'childCatalogs',
    parentId: 7,
    limit: 4,
  });
});

test('or for the picked ones, in their order', () => {
  expect(needsOf({ source: 'picked', catalogs: [3, 1] }).catalogs).toEqual({
    kind: 'catalogsByIds',
    ids: [3, 1],
  });
  const html = renderSectionHtml('category', { options: { source: 'picked', catalogs: [3, 1] } });
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/catalogs/catalog-3',
    '/catalogs/catalog-1',
  ]);
});

test('the whole card is one link named by its title, with the count in words', () => {
  const html = renderSectionHtml('category', { options: { limit: 2 } });
  expect(html.match(/<a class="vt-category__card"/g)).toHaveLength(2);
  expect(html).toContain('>Prints</span>');
  expect(html).toContain('>7 products</span>');
  expect(html).toContain('alt=""');
  const ru = renderSectionHtml(
    'category',
    { options: { limit: 3 } },
    buildSectionContext({ language: 'ru' }),
  );
  expect(ru).toContain('>21 товар</span>');
  expect(renderSectionHtml('category', { options: { limit: 2, showCount: false } })).not.toContain(
    'products',
  );
});

test('a catalog without a picture shows its initial [R208]', () => {
  const html = renderSectionHtml('category', { data: { catalogs: [standInCatalog(5)] } });
  expect(html).toContain('data-initial="G"');
  expect(html).not.toContain('<img');
});

test('no catalogs, nothing', () => {
  expect(renderSectionHtml('category', { data: { catalogs: [] } })).toBe('');
});
