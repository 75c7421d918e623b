import { expect, test } from 'vitest';

import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';
import { standInProduct } from '#tests/support/stand-ins.ts';

import { sectionDefinitions } from '../sections.ts';

const titles = (html: string) => [...html.matchAll(/vt-card__link" href="([^"]+)"/g)].map(([, href]) => href);

test('asks for the first products of a catalog by an order, in whole numbers', () => {
  const definition = sectionDefinitions.get('product-widget');
  const options = definition?.options.parse({ catalogId: 7, sort: 'price_asc', limit: 5.6 });
  expect(definition?.needs({ options: options as never, items: [] }, buildSectionContext().page)).toEqual({
    products: { kind: 'productsOfCatalog', catalogId: 7, sort: 'price_asc', limit: 6 },
  });
});

test('shows them in a row with named arrows, which wait for the script', () => {
  const html = renderSectionHtml('product-widget', { options: { limit: 5, heading: { title: 'New' } } });
  expect(titles(html)).toHaveLength(5);
  expect(html).toMatch(/data-part="controls" hidden=""/);
  expect(html).toMatch(/data-part="next" aria-label="Next products"/);
  expect(html).toMatch(/<ul class="vt-row__track"[^>]*aria-label="New"/);
});

test('or in a grid with columns of its own', () => {
  const html = renderSectionHtml('product-widget', { options: { layout: 'grid', columns: {} } });
  expect(html).toContain('--vt-desktop:3');
  expect(html).not.toContain('vt-row');
});

test('without products shows nothing', () => {
  expect(renderSectionHtml('product-widget', { data: { products: [] } })).toBe('');
});

test('hand-picked products keep their order; those that are gone are skipped [R173-175]', () => {
  const data = { products: [1, 2, 3].map(standInProduct) };
  const html = renderSectionHtml('product-widget-items', { options: { productIds: [3, 999, 1, 3] }, data });
  expect(titles(html)).toEqual(['/products/product-3', '/products/product-1']);
  expect(renderSectionHtml('product-widget-items', { options: { productIds: [999] } })).toBe('');
});
