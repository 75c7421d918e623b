import type { PromotedPrices } from '#domain/promotions/promoted-price.ts';
import type { Article, ArticleList, Tag } from '#domain/schemas/article.schema.ts';
import type { CatalogListing, CatalogSummary, ListingQuery } from '#domain/schemas/catalog.schema.ts';
import type { DeliveryEstimate } from '#domain/schemas/delivery.schema.ts';
import type { AnsweredQuestion, Product, Review } from '#domain/schemas/product.schema.ts';
import type { Heading } from '#domain/headings.ts';
import type { SearchResult } from '#domain/schemas/search.schema.ts';

type Layout = 'default' | 'inner-page' | 'order-page' | 'product-page' | 'account-page';

export interface Breadcrumb {
  title: string;
  /** Path without the leading slash; null for the last item. */
  uri: string | null;
}

/** A list of products with what the visitor chose, as a catalog page or /products shows it. */
export interface ListingView {
  path: string;
  catalog: CatalogSummary | null;
  query: ListingQuery;
  result: Pick<
    CatalogListing,
    'products' | 'count' | 'page' | 'pageCount' | 'limit' | 'filter' | 'productCount'
  >;
}

/** The page that a section stands on: everything that sections read besides their own data. */
export interface PageContext {
  kind:
    | 'home'
    | 'page'
    | 'catalogs'
    | 'catalog'
    | 'product'
    | 'category'
    | 'article'
    | 'search'
    | 'blank'
    | 'block'
    | 'cart'
    | 'checkout'
    | 'payment'
    | 'account';
  layout: Layout;
  /** Path without query, e.g. `/catalogs/prints`. */
  path: string;
  title: string;
  h1: string;
  breadcrumbs: Breadcrumb[];
  listing?: ListingView;
  product?: {
    product: Product;
    variationId: number;
    promoted?: PromotedPrices;
    /** Absent where the settings keep it to themselves. */
    delivery?: DeliveryEstimate;
    /** What goes with it. */
    companions: Product[];
    similar: Product[];
    reviews: Review[];
    hasMoreReviews: boolean;
    /** How many reviews gave one star, two stars and so on to five; absent where they are not shown. */
    starCounts?: number[];
    /** With the shop's answers; absent where the shop takes none. */
    questions?: AnsweredQuestion[];
  };
  category?: {
    id: number;
    title: string;
    slug: string;
    articles: ArticleList;
    tags: Tag[];
    chosenTags: string[];
  };
  article?: Article;
  search?: { query: string; page: number; pageCount: number; result: SearchResult };
  /** Headings of the page's texts, for a table of contents; their ids stand in the texts. */
  headings?: Heading[];
}
