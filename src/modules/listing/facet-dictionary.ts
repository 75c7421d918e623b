import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { compareFacets, compareFacetValues } from '#domain/facet-order.ts';

import {
  selectFacets,
  selectFacetValues,
  type ChosenTitle,
  type FacetRow,
  type FacetValueRow,
} from './listing.queries.ts';

/** All titles and values of the shop in the order in which they are shown. Titles that are not shown can still be chosen by an address. */
export interface FacetDictionary {
  facets: FacetRow[];
  values: FacetValueRow[];
  facetIdOf(chosen: ChosenTitle): number | undefined;
  valueIdsOf(facetId: number, values: readonly string[]): number[];
}

export async function loadFacetDictionary(db: Kysely<Database>): Promise<FacetDictionary> {
  const [facets, values] = await Promise.all([selectFacets(db), selectFacetValues(db)]);
  facets.sort(compareFacets);
  values.sort(compareFacetValues);
  const facetIds = new Map(facets.map((facet) => [`${facet.kind} ${facet.title}`, facet.facetId]));
  const valueIds = new Map(values.map((value) => [`${value.facetId} ${value.value}`, value.id]));
  return {
    facets: facets.filter(({ inFilter }) => inFilter),
    values,
    facetIdOf: ({ kind, title }) => facetIds.get(`${kind} ${title}`),
    valueIdsOf: (facetId, names) =>
      names.flatMap((name) => {
        const id = valueIds.get(`${facetId} ${name}`);
        return id === undefined ? [] : [id];
      }),
  };
}
