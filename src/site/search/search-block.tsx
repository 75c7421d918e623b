import { paths, searchPath } from '#domain/routes.ts';
import type { SearchItem } from '#domain/schemas/search.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';
import type { Card, CardSettings } from '#ui/card-of-product.ts';
import emptyStateCss from '#ui/empty-state.css?inline';
import paginationCss from '#ui/pagination.css?inline';
import { Pagination } from '#ui/pagination.tsx';
import { Picture } from '#ui/picture.tsx';
import { productCardSheets } from '#ui/product-card-sheets.ts';
import { ProductGrid } from '#ui/product-grid.tsx';

import type { MainBlock } from '../page-model.ts';
import { BestsellerRow, bestsellerSheets, type Bestsellers } from '../product/bestsellers.tsx';
import { Trail, trailCss } from '../trail.tsx';
import { SearchForm, searchFormCss } from './search-form.tsx';
import searchCss from './search.css?inline';

/** The search page: the field, products as cards, then everything else that was found. */
export function searchBlock(bestsellers: Bestsellers): MainBlock {
  const hasBestsellers = bestsellers.products.length > 0;
  return {
    name: hasBestsellers ? 'search-bestsellers' : 'search',
    css: [
      trailCss,
      ...(hasBestsellers ? bestsellerSheets : productCardSheets),
      paginationCss,
      emptyStateCss,
      searchFormCss,
      searchCss,
    ],
    render: (context) => (
      <>
        <SearchPage context={context} />
        <BestsellerRow {...bestsellers} context={context} />
      </>
    ),
  };
}

type Search = NonNullable<PageContext['search']>;

function SearchPage({ context }: { context: SectionContext }) {
  const { t, page } = context;
  const search = page.search ?? {
    query: '',
    page: 1,
    pageCount: 0,
    result: { results: [], totalResultCount: 0 },
  };
  return (
    <>
      <Trail context={context} />
      <div className="vt-search-page vt-container">
        <h1 className="vt-search-page__title">{page.h1}</h1>
        <SearchForm query={search.query} t={t} />
        {search.query !== '' && <Results search={search} context={context} />}
        {search.query === '' && (
          <a className="vt-button vt-button--outline vt-search-page__way" href={paths.catalogs}>
            {t('cart.toCatalog')}
          </a>
        )}
      </div>
    </>
  );
}

function Results({ search, context }: { search: Search; context: SectionContext }) {
  const { t } = context;
  const { results, totalResultCount, corrected } = search.result;
  if (results.length === 0) return <NothingFound context={context} />;
  const products = results.filter(({ type }) => type === 'product');
  const others = results.filter(({ type }) => type !== 'product');
  return (
    <>
      <div className="vt-search-page__summary">
        <p role="status">{t('search.resultCount', { count: totalResultCount })}</p>
        {corrected !== undefined && <p>{t('search.corrected', { query: corrected })}</p>}
      </div>
      {products.length > 0 && (
        <section aria-labelledby="found-products">
          <h2
            id="found-products"
            className={others.length === 0 ? 'vt-visually-hidden' : 'vt-search-page__group'}
          >
            {t(context.settings.common.type === 'services_cart' ? 'search.services' : 'search.products')}
          </h2>
          <ProductGrid
            cards={products.map((item) => cardOfHit(item, context.settings.ecommerce))}
            eagerCount={2}
            texts={context}
          />
        </section>
      )}
      {kinds.map(([type, title]) => (
        <OtherHits key={type} title={t(title)} items={others.filter((item) => item.type === type)} />
      ))}
      <Pagination page={search.page} pageCount={search.pageCount} hrefOf={pageHref(search.query)} t={t} />
    </>
  );
}

const kinds: [SearchItem['type'], MessageKey][] = [
  ['catalog', 'search.catalogs'],
  ['page', 'search.pages'],
  ['article', 'search.articles'],
];

function OtherHits({ title, items }: { title: string; items: SearchItem[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="vt-search-page__group">{title}</h2>
      <ul className="vt-hits">
        {items.map((item) => (
          <li key={item.id}>
            <a className="vt-hits__link" href={item.url}>
              {item.image && (
                <Picture
                  image={item.image}
                  ratio="4:3"
                  widths={[100, 160, 240]}
                  sizes="88px"
                  className="vt-hits__picture vt-picture--cover"
                  alt=""
                />
              )}
              <span>{item.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ context: { t } }: { context: SectionContext }) {
  return (
    <div className="vt-empty">
      <p className="vt-empty__title" role="status">
        {t('search.nothingFound')}
      </p>
      <p className="vt-empty__text">{t('search.nothingFoundHint')}</p>
      <a className="vt-button vt-button--primary" href={paths.catalogs}>
        {t('cart.toCatalog')}
      </a>
    </div>
  );
}

/** A hit knows less than a product: no second picture, stock or rating. */
function cardOfHit(item: SearchItem, { cards, showPriceFrom }: CardSettings['ecommerce']): Card {
  const isLowest = showPriceFrom || !item.variation;
  const { price = 0, fullPrice = price, priorPrice } = isLowest ? item : (item.variation ?? item);
  return {
    id: item.id,
    href: item.url,
    title: item.title,
    image: item.image ?? null,
    secondImage: null,
    price,
    fullPrice,
    priorPrice,
    from: isLowest && item.pricesDiffer === true,
    sku: '',
    quantity: '',
    isScarce: false,
    soldOut: false,
    isNew: false,
    options: null,
    quickAdd: cards.quickAdd && price > 0 ? { variationId: null } : null,
    quickView: cards.quickView,
    swipes: false,
    rating: null,
  };
}

function pageHref(query: string): (page: number) => string {
  return (page) => (page === 1 ? searchPath(query) : `${searchPath(query)}&page=${page}`);
}
