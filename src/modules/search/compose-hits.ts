import { priceRange, shownPrice } from '#domain/price.ts';
import { articlePath, catalogPath, pagePath, productPath } from '#domain/routes.ts';
import type { CatalogSummary } from '#domain/schemas/catalog.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { SearchItem } from '#domain/schemas/search.schema.ts';
import { chooseInitialVariation, pictureOf } from '#domain/variation-choice.ts';
import type { CatalogTree } from '#modules/catalogs/catalog-tree.ts';
import { composeImage } from '#modules/media/compose-image.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';
import type { LoadingCache } from '#platform/cache/loading-cache.ts';

import type { FoundPageRow, SearchHit } from './search.queries.ts';

interface HitSources {
  products: Pick<ProductReader, 'findByIds'>;
  catalogs: Pick<CatalogTree, 'summaries'>;
  pages: Pick<LoadingCache<number, FoundPageRow>, 'getMany'>;
}

/** Search items in the order of the hits; what vanished meanwhile is left out. */
export async function composeHits(
  { products, catalogs, pages }: HitSources,
  hits: readonly SearchHit[],
): Promise<SearchItem[]> {
  const idsOf = (...kinds: string[]) => hits.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const [foundProducts, foundCatalogs, foundPages] = await Promise.all([
    products.findByIds(idsOf('product')),
    catalogs.summaries(idsOf('catalog')),
    pages.getMany(idsOf('page', 'article')),
  ]);
  const items = new Map<string, SearchItem>();
  for (const product of foundProducts) items.set(`product ${product.id}`, composeProductItem(product));
  for (const catalog of foundCatalogs) items.set(`catalog ${catalog.id}`, composeCatalogItem(catalog));
  for (const page of foundPages) items.set(`${page.kind} ${page.id}`, composePageItem(page));
  return hits.flatMap(({ kind, id }) => items.get(`${kind} ${id}`) ?? []);
}

function composeProductItem(product: Product): SearchItem {
  const { id, title, slug, price, discount, options, variations } = product;
  const opening = chooseInitialVariation(variations);
  const variation = options.length > 0 ? opening : null;
  const image = pictureOf(product, opening);
  const range = priceRange(variations);
  return {
    type: 'product',
    id,
    title,
    slug,
    url: productPath(slug, variation?.id),
    ...(image && { image }),
    price: discount ?? price,
    ...(discount !== null && { fullPrice: price }),
    ...(range?.priorPrice !== undefined && { priorPrice: range.priorPrice }),
    ...(range?.differs && { pricesDiffer: true }),
    ...(variation && {
      variation: {
        id: variation.id,
        price: shownPrice(variation),
        ...(variation.discountPrice !== null && { fullPrice: variation.fullPrice }),
        ...(variation.priorPrice !== undefined && { priorPrice: variation.priorPrice }),
      },
    }),
  };
}

function composeCatalogItem({ id, title, slug, image }: CatalogSummary): SearchItem {
  return { type: 'catalog', id, title, slug, url: catalogPath(slug), ...(image && { image }) };
}

function composePageItem({ id, kind, title, slug, category, image }: FoundPageRow): SearchItem {
  const url = kind === 'article' ? articlePath(`${category ?? ''}/${slug}`) : pagePath(slug);
  return { type: kind, id, title, slug, url, ...(image && { image: composeImage(image) }) };
}
