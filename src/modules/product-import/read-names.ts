import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ProductForm } from '#domain/schemas/product-form.schema.ts';
import { originalUri } from '#modules/media/image-reader.ts';

import { selectCatalogSlugs, selectImageFiles } from './file-names.queries.ts';
import type { FileNames } from './find-changes.ts';

/** What files call the pictures and catalogs of some products: the path of the original, the catalog's address. */
export async function readNames(
  db: Kysely<Database>,
  products: readonly Pick<ProductForm, 'imageIds' | 'variations' | 'catalogIds'>[],
): Promise<FileNames> {
  const imageIds = products.flatMap(({ imageIds: own, variations }) => [
    ...own,
    ...variations.flatMap(({ imageId }) => (imageId === null ? [] : [imageId])),
  ]);
  const images = await selectImageFiles(db, imageIds);
  const catalogs = await selectCatalogSlugs(
    db,
    products.flatMap(({ catalogIds }) => catalogIds),
  );
  return {
    images: new Map(images.map((row) => [row.id, originalUri(row)])),
    catalogs: new Map(catalogs.map(({ id, slug }) => [id, slug])),
  };
}
