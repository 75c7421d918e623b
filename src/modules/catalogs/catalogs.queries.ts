import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { shownCatalogTree } from '#modules/indexing/catalog-closure.queries.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';

export interface CatalogRow {
  id: number;
  parentId: number | null;
  slug: string;
  title: string;
  description: string;
  meta: { title?: string; description?: string };
  sortCriteria: 'custom' | 'title' | 'price_asc' | 'price_desc';
  image: ImageJson | null;
}

/** All catalogs that a visitor can reach, in the order in which siblings are shown. */
export async function selectShownCatalogs(db: Kysely<Database>): Promise<CatalogRow[]> {
  const { rows } = await sql<CatalogRow>`
    with recursive tree as (${shownCatalogTree})
    select c.id, c.parent_id as "parentId", p.slug, p.title, c.description, p.meta,
      c.sort_criteria as "sortCriteria", ${imageJson('i')} as image
    from tree join catalogs c on c.id = tree.id join pages p on p.id = c.id
    left join images i on i.id = c.image_id
    order by c.position, c.id`.execute(db);
  return rows;
}

/** A catalog whether or not visitors can reach it. */
export async function selectCatalogBySlug(db: Kysely<Database>, slug: string): Promise<CatalogRow | null> {
  const { rows } = await sql<CatalogRow>`
    select c.id, c.parent_id as "parentId", p.slug, p.title, c.description, p.meta,
      c.sort_criteria as "sortCriteria", ${imageJson('i')} as image
    from catalogs c join pages p on p.id = c.id left join images i on i.id = c.image_id
    where p.kind = 'catalog' and p.slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}
