import { productPath } from '#domain/routes.ts';
import type { ListingView } from '#sections/framework/page-context.ts';

import { itemListData } from '../document/structured-data.ts';
import { notIndexed } from './page-meta.ts';

/** Canonical, robots and ItemList of a listing: page ≥ 2 is kept, filter and sort are dropped and not indexed. */
export function listingHead(listing: ListingView, origin: string) {
  const { query, result } = listing;
  const filtered =
    query.sort !== undefined ||
    query.minPrice !== undefined ||
    query.maxPrice !== undefined ||
    query.available === true ||
    query.discounted === true ||
    Object.keys(query.properties).length > 0 ||
    Object.keys(query.options).length > 0;
  const canonical = query.page > 1 ? `${listing.path}?page=${query.page}` : listing.path;
  return {
    ...(filtered ? notIndexed : { canonical, robots: '' }),
    itemList: itemListData(
      result.products.map((product) => ({ path: productPath(product.slug), title: product.title })),
      origin,
    ),
  };
}
