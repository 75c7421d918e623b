import { describe, expect, test } from 'vitest';

import { facetParameter, listingHref, listingSearchParams } from './listing-params.ts';
import type { ListingQuery } from './schemas/catalog.schema.ts';

const query: ListingQuery = {
  page: 3,
  sort: 'price_asc',
  minPrice: 10,
  properties: { Paper: ['Kraft', 'Cotton'] },
  options: {},
};

describe('the address of a listing', () => {
  test('has its parameters in one order, defaults left out', () => {
    expect([...listingSearchParams(query).keys()]).toEqual([
      'filter[minPrice]',
      'filter[properties][Paper][Cotton]',
      'filter[properties][Paper][Kraft]',
      'sort',
      'page',
    ]);
    expect(listingHref('/products', { page: 1, properties: {}, options: {} }, {})).toBe('/products');
  });

  test('starts over at page 1 unless the page is what changes', () => {
    expect(listingHref('/products', query, { minPrice: undefined })).not.toContain('page=');
    expect(listingHref('/products', query, { page: 2 })).toMatch(/&page=2$/);
  });

  test('keeps brackets of titles and values apart from its own', () => {
    expect(facetParameter('options', 'Size [cm]', '100%5D')).toBe('filter[options][Size %5Bcm%5D][100%255D]');
  });
});
