import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ProductForm } from '#domain/schemas/product-form.schema.ts';
import { originalUri } from '#modules/media/image-reader.ts';

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
  const images = await sql<{ id: number; hash: string; ext: string }>`
    select id, hash, ext from images where id = any(${imageIds}::int[])`.execute(db);
  const catalogs = await sql<{ id: number; slug: string }>`
    select id, slug from pages where kind = 'catalog'
      and id = any(${products.flatMap(({ catalogIds }) => catalogIds)}::int[])`.execute(db);
  return {
    images: new Map(images.rows.map((row) => [row.id, originalUri(row)])),
    catalogs: new Map(catalogs.rows.map(({ id, slug }) => [id, slug])),
  };
}
