import type { ListingQuery } from './schemas/catalog.schema.ts';

type Choice = Record<string, string[]>;

/** Names of a listing's parameters; `parseListingQuery` of services reads what these write. */
export const listingParameters = {
  minPrice: 'filter[minPrice]',
  maxPrice: 'filter[maxPrice]',
  available: 'filter[available]',
  discounted: 'filter[discounted]',
  sort: 'sort',
  page: 'page',
} as const;

/** Name of the parameter that chooses a value; the parameter's value is `1`. */
export function facetParameter(kind: 'properties' | 'options', title: string, value: string): string {
  return `filter[${kind}][${escapeBrackets(title)}][${escapeBrackets(value)}]`;
}

/**
 * The query's parameters in canonical order, so that one choice has one URL: prices, switches, properties and
 * options by code point, sort, page; defaults are left out.
 */
export function listingSearchParams(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  const { minPrice, maxPrice, sort, page } = query;
  if (minPrice !== undefined) params.append(listingParameters.minPrice, String(minPrice));
  if (maxPrice !== undefined) params.append(listingParameters.maxPrice, String(maxPrice));
  for (const name of ['available', 'discounted'] as const)
    if (query[name]) params.append(listingParameters[name], '1');
  for (const kind of ['properties', 'options'] as const) appendChoice(params, kind, query[kind]);
  if (sort) params.append(listingParameters.sort, sort);
  if (page > 1) params.append(listingParameters.page, String(page));
  return params;
}

/** The address of a listing with something changed; changing anything but the page goes back to page 1. */
export function listingHref(path: string, query: ListingQuery, changes: Partial<ListingQuery>): string {
  const search = listingSearchParams({ ...query, page: 1, ...changes }).toString();
  return search === '' ? path : `${path}?${search}`;
}

function appendChoice(params: URLSearchParams, kind: 'properties' | 'options', choice: Choice): void {
  for (const title of Object.keys(choice).sort()) {
    for (const value of [...new Set(choice[title])].sort())
      params.append(facetParameter(kind, title, value), '1');
  }
}

/** Brackets of titles and values are escaped once more than the rest, so that `][` always separates. */
function escapeBrackets(text: string): string {
  return text
    .replace(/%(?=25|5B|5D)/gi, '%25')
    .replaceAll('[', '%5B')
    .replaceAll(']', '%5D');
}
