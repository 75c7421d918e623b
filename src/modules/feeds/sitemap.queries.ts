import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { shownCatalogTree } from '#modules/indexing/catalog-closure.queries.ts';
import { productsPerPart } from '#modules/indexing/product-parts.queries.ts';

type Db = Kysely<Database>;

/** A range of ids, read in steps: `after` is exclusive, `upTo` inclusive. */
export interface IdRange {
  after: number;
  upTo: number;
  limit: number;
}

export interface SitemapPageRow {
  id: number;
  kind: 'home' | 'page' | 'catalog' | 'category' | 'article';
  slug: string;
  /** Slug of an article's category. */
  category: string | null;
  updatedAt: Date;
}

export interface SitemapProductRow {
  id: number;
  slug: string;
  /** Null: the standard one. */
  taxClass: string | null;
  updatedAt: Date;
  images: { id: number; hash: string; ext: string }[];
}

export interface SitemapPartRow {
  /** From 1: the ids (part - 1) * size + 1 to part * size. */
  part: number;
  updatedAt: Date;
}

/** What the site answers with 200: a catalog needs no published page of its own, everything else does. */
const shownPages = sql`
  from pages p
  left join articles a on a.id = p.id
  left join pages c on c.id = a.category_id
  where p.enabled and case p.kind
    when 'block' then false
    when 'catalog' then p.id in (select id from tree)
    when 'article' then p.published_version is not null and a.published_at <= now() and c.enabled
    else p.published_version is not null end`;

const shownProducts = sql`
  from products p where p.enabled and exists (select from variations v where v.product_id = p.id)`;

export async function selectPageParts(db: Db, size: number): Promise<SitemapPartRow[]> {
  const { rows } = await sql<SitemapPartRow>`
    with recursive tree as (${shownCatalogTree})
    select (p.id - 1) / ${size}::int + 1 as part, max(p.updated_at) as "updatedAt"
    ${shownPages} group by 1 order by 1`.execute(db);
  return rows;
}

/** When a shown product of each of the parts (see `product-parts.queries.ts`) was last changed; none for an empty one. */
export async function selectPartChanges(
  db: Db,
  parts: readonly number[],
): Promise<{ part: number; changedAt: Date }[]> {
  const size = sql.lit(productsPerPart);
  const { rows } = await sql<{ part: number; changedAt: Date }>`
    select given.part, max(p.updated_at) as "changedAt"
    from unnest(${[...parts]}::int[]) as given (part) cross join lateral (
      select p.updated_at ${shownProducts} and p.id > (given.part - 1) * ${size} and p.id <= given.part * ${size}
    ) p group by given.part`.execute(db);
  return rows;
}

export async function selectSitemapPages(db: Db, { after, upTo, limit }: IdRange): Promise<SitemapPageRow[]> {
  const { rows } = await sql<SitemapPageRow>`
    with recursive tree as (${shownCatalogTree})
    select p.id, p.kind, p.slug, c.slug as category, p.updated_at as "updatedAt"
    ${shownPages} and p.id > ${after} and p.id <= ${upTo} order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** A file may tell a thousand pictures of an address; search engines show few. */
const maxImages = 10;

/** With their first pictures each, in the order of the product. */
export async function selectSitemapProducts(
  db: Db,
  { after, upTo, limit }: IdRange,
): Promise<SitemapProductRow[]> {
  const { rows } = await sql<SitemapProductRow>`
    select p.id, p.slug, p.tax_class as "taxClass", p.updated_at as "updatedAt", coalesce((
      select json_agg(json_build_object('id', id, 'hash', hash, 'ext', ext) order by position, id) from (
        select i.id, i.hash, i.ext, link.position from product_images link join images i on i.id = link.image_id
        where link.product_id = p.id order by link.position, i.id limit ${sql.lit(maxImages)}) pictures), '[]') as images
    ${shownProducts} and p.id > ${after} and p.id <= ${upTo} order by p.id limit ${limit}`.execute(db);
  return rows;
}
