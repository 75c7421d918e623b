import { toMajor, toMinor } from '#domain/money.ts';
import type { Facets, ListingQuery, Sort } from '#domain/schemas/catalog.schema.ts';

import type { ListingAnswer, ListingPlan } from './listing.queries.ts';

/** What to list. A null catalog means all products; `sortDefault` applies when the visitor chose no order. */
export interface ListingRequest {
  catalogId: number | null;
  query: ListingQuery;
  limit: number;
  sortDefault: Sort;
}

/** `count` products match; `page` is the asked one, which may lie beyond `pageCount` (at least 1). */
export interface ListingPage {
  productIds: number[];
  count: number;
  page: number;
  pageCount: number;
  limit: number;
  sort: Sort;
  filter: Facets;
}

/** Minor units, offset and chosen titles of a request. */
export function planListing({ catalogId, query, limit, sortDefault }: ListingRequest): ListingPlan {
  return {
    catalogId,
    sort: query.sort ?? sortDefault,
    minPrice: query.minPrice === undefined ? null : toMinor(query.minPrice),
    maxPrice: query.maxPrice === undefined ? null : toMinor(query.maxPrice),
    chosen: [...listChosen('property', query.properties), ...listChosen('option', query.options)],
    offset: (query.page - 1) * limit,
    limit,
  };
}

function listChosen(kind: 'property' | 'option', choice: ListingQuery['properties']): ListingPlan['chosen'] {
  return Object.entries(choice)
    .filter(([, values]) => values.length > 0)
    .map(([title, values]) => ({ kind, title, values }));
}

export function composeListingPage(request: ListingRequest, answer: ListingAnswer): ListingPage {
  const { limit, query, sortDefault } = request;
  return {
    productIds: answer.productIds,
    count: answer.count,
    page: query.page,
    pageCount: Math.max(1, Math.ceil(answer.count / limit)),
    limit,
    sort: query.sort ?? sortDefault,
    filter: composeFacets(answer),
  };
}

/** Keeps the order of titles and values that it is given. */
function composeFacets({ facets, values, priceLow, priceHigh }: ListingAnswer): Facets {
  const filter: Facets = {
    price: { min: toMajor(priceLow), max: toMajor(priceHigh) },
    properties: [],
    options: [],
  };
  const valuesOfFacet = new Map<number, FacetCount[]>();
  for (const { facetId, kind, title, unit, view } of facets) {
    const counts: FacetCount[] = [];
    valuesOfFacet.set(facetId, counts);
    if (kind === 'property') filter.properties.push({ title, unit, values: counts });
    else filter.options.push({ title, view: view ?? 'select', unit, values: counts });
  }
  for (const { facetId, value, count, color } of values) {
    valuesOfFacet.get(facetId)?.push({ value, count, ...(color !== null && { color }) });
  }
  return filter;
}

type FacetCount = Facets['properties'][number]['values'][number];
