import { describe, expect, test } from 'vitest';

import type { Settings } from '#domain/settings/settings.schema.ts';
import { parseListingQuery } from '#modules/listing/parse-listing-query.ts';
import { buildListing } from '#tests/support/products.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

type Listing = Parameters<typeof buildListing>[0];

function draw(listing?: Listing, options = {}, ecommerce: Partial<Settings['ecommerce']> = {}): string {
  const context = buildSectionContext({
    page: { kind: 'catalog', listing: buildListing(listing) },
    settings: (settings) => ({
      ...settings,
      ecommerce: { ...settings.ecommerce, currency: 'USD', ...ecommerce },
    }),
  });
  return renderSectionHtml('product-list', { options }, context);
}

const { filter: usualFilter } = buildSectionContext().settings.ecommerce;
const withFilter = (filter: Partial<typeof usualFilter>) => ({ filter: { ...usualFilter, ...filter } });

const tagsOf = (html: string, pattern: RegExp) => html.match(pattern) ?? [];

describe('the list', () => {
  test('shows the current catalog as cards with their number announced [R176,246]', () => {
    const html = draw();
    expect(tagsOf(html, /<article /g)).toHaveLength(4);
    expect(html).toMatch(/role="status"[^>]*>30 products</);
  });

  test.each(['en', 'ru'] as const)('calls services no products, filtered or not (%s)', (language) => {
    for (const query of [{}, { properties: { Paper: ['Cotton'] } }]) {
      const context = buildSectionContext({
        language,
        page: { kind: 'catalog', listing: buildListing({ query }) },
        settings: (settings) => ({ ...settings, common: { ...settings.common, type: 'services_cart' } }),
      });
      const html = renderSectionHtml('product-list', {}, context);
      expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/product|товар/i);
      expect(html).toContain(language === 'en' ? 'Show 30 results' : 'Показать 30 результатов');
    }
  });

  test('shows nothing away from a catalog', () => {
    expect(renderSectionHtml('product-list', {})).toBe('');
  });

  test('with a limit of its own asks for nothing unless a count is given, and hints at it in the editor [R177-178]', () => {
    expect(draw({}, { customLimit: true })).toBe('');
    expect(draw({}, { customLimit: true, limit: 8 })).toContain('<article');
    const editing = buildSectionContext({ editing: true, page: { listing: buildListing() } });
    expect(renderSectionHtml('product-list', { options: { customLimit: true } }, editing)).toContain(
      'vt-section__hint',
    );
  });

  test('has the columns of the settings, or spans of the twelve-column grid [R179]', () => {
    expect(draw()).toContain('--vt-desktop:4;--vt-tablet:2;--vt-mobile:2');
    expect(draw({}, { columns: {} })).toContain('--vt-desktop:3;--vt-tablet:2;--vt-mobile:1');
  });
});

describe('filter and order are a working form', () => {
  test('its fields are read back by the parser', () => {
    const html = draw({ query: { properties: { Paper: ['Cotton'] } } });
    const names = tagsOf(html, /(?<=type="checkbox" [^>]*name=")[^"]+/g);
    const query = parseListingQuery(new URLSearchParams(names.map((name) => [name, '1'])));
    expect(query.properties).toEqual({ Paper: ['Cotton', 'A/B'] });
    expect(query.options).toEqual({ Цвет: ['Синий'], Size: ['50'] });
    expect(html).toMatch(
      /<form id="[^"]+"[^>]* action="\/catalogs\/prints" method="get"[\s\S]*<button type="submit"/,
    );
  });

  test('a value that would match nothing is disabled, not removed; a chosen one stays removable [R260]', () => {
    expect(draw()).toMatch(
      /<input[^>]*name="filter\[properties\]\[Paper\]\[A\/B\]"[^>]*disabled|disabled=""[^>]*name="filter\[properties\]\[Paper\]\[A\/B\]"/,
    );
    const chosen = draw({ query: { properties: { Paper: ['A/B'] } } });
    expect(tagsOf(chosen, /<input[^>]*A\/B[^>]*>/g)[0]).toMatch(/checked/);
    expect(tagsOf(chosen, /<input[^>]*A\/B[^>]*>/g)[0]).not.toMatch(/disabled/);
  });

  test('facets are fieldsets, colours have swatches, units stand after values', () => {
    const html = draw();
    expect(tagsOf(html, /<fieldset/g)).toHaveLength(4);
    expect(html).toContain('background-color:#113355');
    expect(html).toContain('50 cm');
  });

  test('the price asks for numbers and keeps what was asked', () => {
    expect(draw({ query: { minPrice: 50 } })).toMatch(
      /inputMode="decimal"[^>]*name="filter\[minPrice\]"[^>]*value="50"/,
    );
  });

  test('there are four orders; without a choice the catalog sets it [R251-252]', () => {
    const html = draw();
    expect(tagsOf(html, /<option /g)).toHaveLength(4);
    expect(html).toMatch(/<option value="" selected="">Title/);
    expect(draw({ query: { sort: 'price_desc' } })).toMatch(/<option value="price_desc" selected="">/);
    expect(draw({}, {}, { showSortingInCatalog: false })).not.toContain('<select');
  });

  test.each(['sidebar', 'top', 'drawer'] as const)('the filter may be a %s [R255]', (template) => {
    expect(draw({}, {}, withFilter({ template }))).toContain(`data-filter="${template}"`);
  });

  test('what can be bought and what is reduced are switches, where the shop wants them and they leave something out', () => {
    const both = withFilter({ available: true, discounted: true });
    const html = draw({}, {}, both);
    expect(html).toMatch(/name="filter\[available\]"/);
    expect(html).toMatch(/name="filter\[discounted\]"/);
    expect(draw()).not.toContain('filter[available]');
    const all = draw({ result: { filter: { ...buildListing().result.filter, available: 30 } } }, {}, both);
    expect(all).not.toContain('filter[available]');
    const chosen = draw({ query: { discounted: true } }, {}, both);
    expect(chosen).toContain('aria-label="Remove filter: On sale"');
    expect(chosen).toContain('Filters (1)');
  });

  test('a slider of prices stands around its fields, with what it draws', () => {
    expect(draw({}, {}, withFilter({ priceSlider: true }))).toMatch(
      /<vt-price-range[^>]*data-min="40" data-max="130" data-bars="4 0 9 12 5">.*name="filter\[maxPrice\]".*<\/vt-price-range>/,
    );
    expect(draw()).not.toContain('vt-price-range');
  });

  test('long lists have a field to find a value', () => {
    const values = Array.from({ length: 14 }, (_, index) => ({ value: `Glaze ${index}`, count: 1 }));
    const long = {
      result: {
        filter: { ...buildListing().result.filter, properties: [{ title: 'Glaze', unit: null, values }] },
      },
    };
    const html = draw(long, {}, withFilter({ search: true }));
    expect(tagsOf(html, /<vt-find-value/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Find in “Glaze”"');
    expect(draw(long)).not.toContain('vt-find-value');
  });

  test('without a filter the order brings its own form', () => {
    const html = draw({}, {}, withFilter({ enabled: false }));
    expect(html).not.toContain('type="checkbox"');
    expect(tagsOf(html, /<form /g)).toHaveLength(1);
  });
});

describe('what was chosen', () => {
  const query = {
    minPrice: 50,
    properties: { Paper: ['Cotton'] },
    options: { Size: ['50'] },
    page: 2,
    sort: 'price_asc' as const,
  };

  test('stands above the list; each chip leads to the list without it [R264]', () => {
    const html = draw({ query });
    const chips = tagsOf(html, /(?<=class="vt-chip" href=")[^"]+/g).map((href) =>
      parseListingQuery(new URL(href.replaceAll('&amp;', '&'), 'http://shop').searchParams),
    );
    expect(chips).toHaveLength(3);
    expect(chips[0]).toMatchObject({ page: 1, sort: 'price_asc', properties: { Paper: ['Cotton'] } });
    expect(chips[0]).not.toHaveProperty('minPrice');
    expect(chips[1]?.properties).toEqual({});
    expect(html).toContain('aria-label="Remove filter: Paper: Cotton"');
    expect(html).toMatch(/class="vt-chips__clear" href="\/catalogs\/prints\?sort=price_asc"/);
  });

  test('is counted on the filter button', () => {
    expect(draw({ query })).toContain('Filters (3)');
    expect(draw()).not.toContain('chosen<');
  });
});

describe('pages', () => {
  test('are links, and so is "Show more"', () => {
    const html = draw({ query: { page: 2 }, result: { page: 2 } });
    expect(html).toMatch(/href="\/catalogs\/prints\?page=3" data-part="more"/);
    expect(html).toMatch(/href="\/catalogs\/prints"[^>]*rel="prev"/);
    expect(html).toContain('24 of 30');
  });

  test('end with the last one', () => {
    const html = draw({ query: { page: 3 }, result: { page: 3 } });
    expect(html).not.toContain('data-part="more"');
    expect(draw({ result: { pageCount: 1 } })).not.toContain('<nav');
  });
});

describe('nothing to show', () => {
  test('an empty catalog says so [R266]', () => {
    const html = draw({ products: [], result: { count: 0, productCount: 0, pageCount: 1 } });
    expect(html).toContain('This catalog is empty');
    expect(html).not.toContain('<form');
  });

  test('filters that match nothing can be cleared [R267]', () => {
    const html = draw({ products: [], query: { minPrice: 999 }, result: { count: 0, pageCount: 1 } });
    expect(html).toContain('Nothing found');
    expect(html).toMatch(
      /class="vt-button vt-button--primary" href="\/catalogs\/prints" data-part="go">Clear all/,
    );
  });
});
