import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { compareFacets, compareFacetValues } from '#domain/facet-order.ts';

import { composeListingPage, planListing, type ListingPage, type ListingRequest } from './listing-answer.ts';
import { selectListing } from './listing.queries.ts';

/** Lists products by SQL; the facet index gives the same answer from memory. */
export async function listProducts(db: Kysely<Database>, request: ListingRequest): Promise<ListingPage> {
  const answer = await selectListing(db, planListing(request));
  answer.facets.sort(compareFacets);
  answer.values.sort(compareFacetValues);
  return composeListingPage(request, answer);
}
