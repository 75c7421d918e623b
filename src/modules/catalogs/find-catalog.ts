import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { CatalogSummary } from '#domain/schemas/catalog.schema.ts';
import type { Meta } from '#domain/schemas/image.schema.ts';
import { composeImage } from '#modules/media/compose-image.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

import { selectCatalogBySlug } from './catalogs.queries.ts';

/** A catalog whether or not visitors can reach it; its products are not counted. */
export async function findCatalog(
  db: Kysely<Database>,
  slug: string,
): Promise<(CatalogSummary & { meta: Meta }) | null> {
  const row = await selectCatalogBySlug(db, slug);
  if (!row) return null;
  const image = row.image && composeImage(row.image);
  return { ...row, image, description: sanitizeRichText(row.description), productCount: 0 };
}
