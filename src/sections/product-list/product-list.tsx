import { listingHref } from '#domain/listing-params.ts';
import { paths } from '#domain/routes.ts';
import { cardOfProduct } from '#ui/card-of-product.ts';
import { Pagination } from '#ui/pagination.tsx';
import { ProductGrid } from '#ui/product-grid.tsx';

import { columnsOfSpans } from '../framework/column-spans.ts';
import type { CustomElementProps } from '../framework/custom-element.ts';
import type { SectionViewProps } from '../framework/define-section.ts';
import type { ListingView } from '../framework/page-context.ts';
import type { SectionContext } from '../framework/section-context.ts';
import { chosenFilters, unfilteredHref } from './chosen-filters.ts';
import { FilterForm } from './filter-form.tsx';
import { ListingBar } from './listing-bar.tsx';
import type { productListSection } from './product-list.section.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-listing': CustomElementProps;
    }
  }
}

/** Pixels that the sidebar leaves of the content's width. */
const besideFilters = 890;

/**
 * The current catalog's products. Everything is links and one GET form; `vt-listing` only saves the
 * page loads. Parts marked `data-swap` are what it replaces, so what keeps state stays outside of them.
 */
export function ProductList({ id, eager, options, context }: SectionViewProps<typeof productListSection>) {
  const { listing } = context.page;
  if (!listing || (options.customLimit && options.limit === 0)) return null;
  const { t, settings } = context;
  const { result } = listing;
  const isFiltered = chosenFilters(listing, context).length > 0;
  if (result.productCount === 0 && !isFiltered) return <EmptyCatalog context={context} />;

  const { enabled, template } = settings.ecommerce.filter;
  const formId = `listing-${id}`;
  const cards = result.products.map((product) => cardOfProduct(product, settings, t, listing.query.options));
  return (
    <vt-listing id={`${formId}-root`}>
      <div className="vt-listing" data-fragment="listing" data-filter={enabled ? template : undefined}>
        <div className="vt-listing__progress" data-part="progress" hidden />
        <ListingBar formId={formId} listing={listing} context={context} />
        <div data-swap="chips">
          <Chips listing={listing} context={context} />
        </div>
        <div className="vt-listing__layout">
          {enabled && (
            <div className="vt-filters" id={`${formId}-filters`} data-part="filters">
              <form
                id={formId}
                action={listing.path}
                method="get"
                // The address says what is chosen, not what the browser remembers of an earlier visit.
                autoComplete="off"
                data-part="form"
                aria-label={t('filter.title')}
              >
                <div className="vt-filters__head">
                  <p className="vt-filters__title">{t('filter.title')}</p>
                  <button
                    type="button"
                    className="vt-filters__close"
                    data-vt-close=""
                    aria-label={t('filter.close')}
                  />
                </div>
                <div className="vt-filters__fields" data-swap="filters">
                  <FilterForm formId={formId} listing={listing} context={context} />
                </div>
              </form>
            </div>
          )}
          <div className="vt-listing__results" data-swap="results" data-part="results">
            {cards.length === 0 ? (
              <NothingFound listing={listing} context={context} />
            ) : (
              <>
                <ProductGrid
                  cards={cards}
                  columns={columnsOfSpans(options.columns)}
                  room={enabled && template === 'sidebar' ? besideFilters : undefined}
                  eagerCount={eager ? 2 : 0}
                  level={options.heading.title === '' ? 2 : 3}
                  texts={context}
                />
                <Pages listing={listing} context={context} />
              </>
            )}
          </div>
        </div>
        {enabled && <dialog className="vt-drawer" data-part="drawer" aria-label={t('filter.title')} />}
      </div>
    </vt-listing>
  );
}

interface PartProps {
  listing: ListingView;
  context: SectionContext;
}

function Chips({ listing, context }: PartProps) {
  const { t } = context;
  const chosen = chosenFilters(listing, context);
  if (chosen.length === 0) return null;
  return (
    <ul className="vt-chips" aria-label={t('filter.chosen')}>
      {chosen.map(({ title, href }) => (
        <li key={title}>
          <a
            className="vt-chip"
            href={href}
            data-part="go"
            aria-label={t('filter.remove', { title })}
            rel="nofollow"
          >
            {title}
          </a>
        </li>
      ))}
      <li>
        <a className="vt-chips__clear" href={unfilteredHref(listing)} data-part="go">
          {t('filter.clearAll')}
        </a>
      </li>
    </ul>
  );
}

/** "Show more" is a link to the next page; the element appends that page's cards instead of going there. */
function Pages({ listing, context: { t } }: PartProps) {
  const { path, query, result } = listing;
  const { page, pageCount, limit, count } = result;
  if (pageCount < 2) return null;
  const hrefOf = (number: number) => listingHref(path, query, { page: number });
  return (
    <div className="vt-listing__pages" data-part="pages">
      {page < pageCount && (
        <>
          <p className="vt-listing__shown">
            {t('common.numberOf', { n: Math.min(page * limit, count), count })}
          </p>
          <a className="vt-button vt-button--outline" href={hrefOf(page + 1)} data-part="more">
            {t('catalog.showMore')}
          </a>
        </>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} t={t} />
    </div>
  );
}

function NothingFound({ listing, context: { t } }: PartProps) {
  return (
    <div className="vt-empty">
      <p className="vt-empty__title">{t('catalog.nothingFound')}</p>
      <p className="vt-empty__text">{t('catalog.nothingFoundHint')}</p>
      <a className="vt-button vt-button--primary" href={unfilteredHref(listing)} data-part="go">
        {t('filter.clearAll')}
      </a>
    </div>
  );
}

function EmptyCatalog({ context: { t, page } }: { context: SectionContext }) {
  return (
    <div className="vt-empty">
      <p className="vt-empty__title">{t('catalog.empty')}</p>
      {page.path !== paths.catalogs && (
        <a className="vt-button vt-button--outline" href={paths.catalogs}>
          {t('cart.toCatalog')}
        </a>
      )}
    </div>
  );
}
