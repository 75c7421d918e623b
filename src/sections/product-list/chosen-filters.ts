import { listingHref } from '#domain/listing-params.ts';
import type { ListingQuery } from '#domain/schemas/catalog.schema.ts';

import type { ListingView } from '../framework/page-context.ts';
import type { SectionContext } from '../framework/section-context.ts';

/** One thing the visitor chose and the address without it. */
export interface ChosenFilter {
  title: string;
  href: string;
}

/** What switches of the filter leave in the list. */
export const switchTexts = { available: 'filter.available', discounted: 'filter.discounted' } as const;

/** Everything that narrows a listing, in the order of its parameters. */
export function chosenFilters({ path, query }: ListingView, { t, price }: SectionContext): ChosenFilter[] {
  const { minPrice, maxPrice } = query;
  const without = (changes: Partial<ListingQuery>) => listingHref(path, query, changes);
  const prices = [
    ...(minPrice === undefined ? [] : [t('filter.from', { price: price(minPrice) })]),
    ...(maxPrice === undefined ? [] : [t('filter.to', { price: price(maxPrice) })]),
  ];
  return [
    ...(prices.length === 0
      ? []
      : [{ title: prices.join(' '), href: without({ minPrice: undefined, maxPrice: undefined }) }]),
    ...(['available', 'discounted'] as const).flatMap((name) =>
      query[name] ? [{ title: t(switchTexts[name]), href: without({ [name]: undefined }) }] : [],
    ),
    ...(['properties', 'options'] as const).flatMap((kind) =>
      Object.entries(query[kind]).flatMap(([title, values]) =>
        values.map((value) => ({
          title: `${title}: ${value}`,
          href: without({ [kind]: { ...query[kind], [title]: values.filter((other) => other !== value) } }),
        })),
      ),
    ),
  ];
}

/** The listing with its order kept and nothing else. */
export function unfilteredHref({ path, query }: ListingView): string {
  return listingHref(path, { page: 1, sort: query.sort, properties: {}, options: {} }, {});
}
