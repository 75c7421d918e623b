import type { ArticleCard, ArticleList, Tag } from '#domain/schemas/article.schema.ts';
import type { CatalogSummary } from '#domain/schemas/catalog.schema.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { DataRequest } from '#sections/framework/data-needs.ts';

type RequestOf<Kind extends DataRequest['kind']> = Omit<Extract<DataRequest, { kind: Kind }>, 'kind'>;

/**
 * Where sections' data comes from: one call per kind of need. Lists by ids come in the order of the
 * ids, missing ones left out.
 */
export interface DataSources {
  productsOfCatalog(request: RequestOf<'productsOfCatalog'>): Promise<Product[]>;
  productsByIds(ids: readonly number[]): Promise<Product[]>;
  catalogsByIds(ids: readonly number[]): Promise<CatalogSummary[]>;
  childCatalogs(request: RequestOf<'childCatalogs'>): Promise<CatalogSummary[]>;
  articles(request: RequestOf<'articles'>): Promise<ArticleList>;
  articlesByIds(ids: readonly number[]): Promise<ArticleCard[]>;
  tags(request: RequestOf<'tags'>): Promise<Tag[]>;
  imagesByIds(ids: readonly number[]): Promise<Image[]>;
}
