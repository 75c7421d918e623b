import type { ArticleCard, ArticleList, Tag } from '#domain/schemas/article.schema.ts';
import type { CatalogSummary, Sort } from '#domain/schemas/catalog.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import type { PreparedSection } from './render-section.tsx';

/**
 * What a section needs from the shop, said as data so that services can load the needs of all
 * sections of a page in one batch. `Result` is a phantom that gives the view its types.
 */
export type DataNeed<Result = unknown> = DataRequest & { readonly __result?: Result };

export type DataRequest =
  | { kind: 'productsOfCatalog'; catalogId: number | null; sort: Sort; limit: number }
  | { kind: 'productsByIds'; ids: number[] }
  | { kind: 'catalogsByIds'; ids: number[] }
  | { kind: 'childCatalogs'; parentId: number | null; limit: number }
  | { kind: 'articles'; category: string | null; tagIds: number[]; offset: number; limit: number }
  | { kind: 'articlesByIds'; ids: number[] }
  | { kind: 'tags'; category: string | null }
  | { kind: 'sharedParts'; sharedId: number | null };

export type DataNeeds = Record<string, DataNeed>;
export type DataOf<Needs extends DataNeeds> = {
  [Key in keyof Needs]: Needs[Key] extends DataNeed<infer Result> ? Result : never;
};

export const need = {
  productsOfCatalog: (
    catalogId: number | null,
    limit: number,
    sort: Sort = 'custom',
  ): DataNeed<Product[]> => ({
    kind: 'productsOfCatalog',
    catalogId,
    sort,
    limit,
  }),
  productsByIds: (ids: number[]): DataNeed<Product[]> => ({ kind: 'productsByIds', ids }),
  catalogsByIds: (ids: number[]): DataNeed<CatalogSummary[]> => ({ kind: 'catalogsByIds', ids }),
  childCatalogs: (parentId: number | null, limit: number): DataNeed<CatalogSummary[]> => ({
    kind: 'childCatalogs',
    parentId,
    limit,
  }),
  articles: (query: {
    category?: string | null;
    tagIds?: number[];
    offset?: number;
    limit: number;
  }): DataNeed<ArticleList> => ({
    kind: 'articles',
    category: query.category ?? null,
    tagIds: query.tagIds ?? [],
    offset: query.offset ?? 0,
    limit: query.limit,
  }),
  articlesByIds: (ids: number[]): DataNeed<ArticleCard[]> => ({ kind: 'articlesByIds', ids }),
  tags: (category: string | null): DataNeed<Tag[]> => ({ kind: 'tags', category }),
  sharedParts: (sharedId: number | null): DataNeed<PreparedSection[]> => ({ kind: 'sharedParts', sharedId }),
};
