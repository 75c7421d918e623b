import { sql, type Kysely, type RawBuilder } from 'kysely';

import { containing } from '#db/containing.ts';
import type { Database } from '#db/database.ts';
import type { PickerKind } from '#domain/schemas/picker-item.schema.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';
import { productsWith } from '#modules/indexing/products-with.queries.ts';

export interface PickerQuery {
  kind: PickerKind;
  /** Words in title, address or detail, in any order; empty finds all. */
  words: readonly string[];
  /** Only these, when not empty. */
  ids: readonly number[];
  /** Only these, when not empty. */
  urls: readonly string[];
  offset: number;
  limit: number;
}

export interface PickerItemRow {
  id: number;
  title: string;
  url: string;
  detail: string;
  isShown: boolean;
  image: ImageJson | null;
}

/** Columns id, title, url, detail, "isShown", image_id of everything of a kind. */
const sources: Record<PickerKind, RawBuilder<unknown>> = {
  page: sql`select id, title, slug as url, '' as detail,
      enabled and published_version is not null as "isShown", null::int as image_id
    from pages where kind = 'page'`,
  category: sql`select id, title, slug as url, '' as detail,
      enabled and published_version is not null as "isShown", null::int as image_id
    from pages where kind = 'category'`,
  catalog: sql`select p.id, p.title, p.slug as url, coalesce(above.title, '') as detail,
      p.enabled and p.published_version is not null as "isShown", c.image_id
    from catalogs c join pages p on p.id = c.id left join pages above on above.id = c.parent_id`,
  article: sql`select p.id, p.title, c.slug || '/' || p.slug as url, c.title as detail, a.image_id,
      p.enabled and c.enabled and p.published_version is not null and a.published_at <= now() as "isShown"
    from articles a join pages p on p.id = a.id join pages c on c.id = a.category_id`,
  product: sql`select p.id, p.title, p.slug as url, p.enabled as "isShown",
      coalesce((select v.sku from variations v where v.product_id = p.id order by v.is_default desc, v.position, v.id limit 1), '') as detail,
      (select pi.image_id from product_images pi where pi.product_id = p.id order by pi.position, pi.image_id limit 1) as image_id
    from products p`,
  tag: sql`select id, title, slug as url, '' as detail, true as "isShown", null::int as image_id from tags`,
};

const columnOrder = sql`id, title, url, detail, "isShown", image_id`;

/** There are many products: their words are found by indexes, those of other variations than the first too. */
function hasWord(kind: PickerKind, word: string): RawBuilder<unknown> {
  const pattern = containing(word);
  return kind === 'product'
    ? sql`id in (${productsWith(pattern, word)})`
    : sql`concat_ws(' ', title, url, detail) ilike ${pattern}`;
}

/** Sorted by title; `count` is that of all that match. */
export async function selectPickerItems(
  db: Kysely<Database>,
  { kind, words, ids, urls, offset, limit }: PickerQuery,
): Promise<{ rows: PickerItemRow[]; count: number }> {
  const conditions = [
    sql`true`,
    ...words.map((word) => hasWord(kind, word)),
    ...(ids.length > 0 ? [sql`id = any(${ids}::int[])`] : []),
    ...(urls.length > 0 ? [sql`url = any(${urls}::text[])`] : []),
  ];
  const { rows } = await sql<PickerItemRow & { count: number }>`
    with matched as not materialized (
      select ${columnOrder} from (${sources[kind]}) source where ${sql.join(conditions, sql` and `)}
    ),
    page as materialized (select * from matched order by title, id offset ${offset} limit ${limit})
    select s.id, s.title, s.url, s.detail, s."isShown", ${imageJson('i')} as image,
      (select count(*) from matched) as count
    from page s left join images i on i.id = s.image_id order by s.title, s.id`.execute(db);
  return { rows, count: rows[0]?.count ?? 0 };
}
