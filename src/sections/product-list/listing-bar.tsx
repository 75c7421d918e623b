import type { Sort } from '#domain/schemas/catalog.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { countOfCatalog } from '../category/count-of-catalog.ts';
import type { ListingView } from '../framework/page-context.ts';
import type { SectionContext } from '../framework/section-context.ts';
import { chosenFilters } from './chosen-filters.ts';

const sorts: [Sort, MessageKey][] = [
  ['custom', 'sort.custom'],
  ['title', 'sort.title'],
  ['price_asc', 'sort.priceAsc'],
  ['price_desc', 'sort.priceDesc'],
];

interface ListingBarProps {
  formId: string;
  listing: ListingView;
  context: SectionContext;
}

/** Filter button, number of products, order. Sticks below the header on phones. */
export function ListingBar({ formId, listing, context }: ListingBarProps) {
  const { t, settings } = context;
  const { filter, showSortingInCatalog } = settings.ecommerce;
  const chosen = chosenFilters(listing, context).length;
  return (
    <div className="vt-listing__bar" data-part="bar">
      {filter.enabled && (
        <a
          className="vt-button vt-button--outline vt-listing__open"
          href={`#${formId}-filters`}
          data-part="open"
        >
          <FilterIcon />
          <span data-swap="open">
            {chosen === 0 ? t('filter.open') : t('filter.openCount', { count: chosen })}
          </span>
        </a>
      )}
      <p className="vt-listing__count" role="status" tabIndex={-1} data-swap="count">
        {chosen === 0
          ? countOfCatalog(listing.result.count, context)
          : t('catalog.foundCount', { count: listing.result.count })}
      </p>
      {showSortingInCatalog && <SortField formId={formId} listing={listing} context={context} />}
    </div>
  );
}

/** Belongs to the filter's form; without a filter it brings its own. */
function SortField({ formId, listing, context: { t, settings } }: ListingBarProps) {
  const preset = listing.catalog?.sortCriteria ?? 'title';
  // The order the catalog has anyway is no part of the address.
  const valueOf = (sort: Sort) => (sort === preset ? '' : sort);
  const field = (
    <div className="vt-listing__sort" data-swap="sort">
      <label htmlFor={`${formId}-sort`}>{t('sort.label')}</label>
      <span className="vt-select">
        <select
          id={`${formId}-sort`}
          name="sort"
          form={formId}
          defaultValue={valueOf(listing.query.sort ?? preset)}
        >
          {sorts.map(([sort, key]) => (
            <option key={sort} value={valueOf(sort)}>
              {t(key)}
            </option>
          ))}
        </select>
      </span>
      <noscript>
        <button type="submit" className="vt-button vt-button--outline" form={formId}>
          {t('sort.apply')}
        </button>
      </noscript>
    </div>
  );
  if (settings.ecommerce.filter.enabled) return field;
  return (
    <form id={formId} action={listing.path} method="get" autoComplete="off" data-part="form">
      {field}
    </form>
  );
}

function FilterIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M2 6h9m5 0h2M2 14h2m5 0h9" strokeLinecap="round" />
      <circle cx="13.5" cy="6" r="2.25" />
      <circle cx="6.5" cy="14" r="2.25" />
    </svg>
  );
}
