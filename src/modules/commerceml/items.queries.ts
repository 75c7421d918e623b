import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';

import type { ItemRow } from './read-unit.ts';

type Db = Kysely<Database>;

/** Keeps what a file says, over what was said before; of what it does not speak of the old word stays. */
export async function upsertItems(
  db: Db,
  items: readonly ItemRow[],
  { fileId, exchangeId }: { fileId: number; exchangeId: number },
): Promise<void> {
  if (items.length === 0) return;
  const json = (value: object | null) => (value === null ? null : JSON.stringify(value));
  const given = rowsAs(
    'given',
    {
      kind: 'text',
      foreign_id: 'text',
      product_id: 'text',
      content: 'jsonb',
      prices: 'jsonb',
      rests: 'jsonb',
    },
    items.map((item) => [
      item.kind,
      item.foreignId,
      item.productId,
      json(item.content),
      json(item.prices),
      json(item.rests),
    ]),
  );
  await sql`
    insert into commerceml_items as i (kind, foreign_id, product_id, content, prices, rests, content_file,
      prices_file, rests_file, exchange_id)
    select kind, foreign_id, product_id, content, prices, rests,
      case when content <> '{}' then ${fileId}::int end, case when prices is not null then ${fileId}::int end,
      case when rests is not null then ${fileId}::int end, case when kind = 'product' then ${exchangeId}::int end
    from ${given}
    on conflict (kind, foreign_id) do update set
      content = case when i.kind = 'offer' then coalesce(i.content, '{}') || excluded.content else excluded.content end,
      prices = coalesce(excluded.prices, i.prices), rests = coalesce(i.rests, '{}') || coalesce(excluded.rests, '{}'),
      content_file = coalesce(excluded.content_file, i.content_file),
      prices_file = coalesce(excluded.prices_file, i.prices_file),
      rests_file = coalesce(excluded.rests_file, i.rests_file),
      exchange_id = coalesce(excluded.exchange_id, i.exchange_id)`.execute(db);
}

/** Of a kind, by 1C's ids. */
export async function selectContents(
  db: Db,
  kind: 'group' | 'property',
): Promise<{ id: string; content: unknown }[]> {
  const { rows } = await sql<{ id: string; content: unknown }>`
    select foreign_id as id, content from commerceml_items where kind = ${kind}`.execute(db);
  return rows;
}

export interface KeptOffer {
  id: string;
  content: unknown;
  prices: Record<string, [string, string]> | null;
  rests: Record<string, string> | null;
  saysPrices: boolean;
  saysRests: boolean;
}

export interface KeptProduct {
  id: string;
  content: unknown;
  saysContent: boolean;
  gone: 'hidden' | 'zeroed' | null;
  offers: KeptOffer[];
}

/** Products that a file speaks of, themselves or by an offer, behind `after` in the order of their ids. */
export async function selectTouched(
  db: Db,
  { fileId, after, limit }: { fileId: number; after: string; limit: number },
): Promise<KeptProduct[]> {
  const { rows } = await sql<KeptProduct>`
    with touched as (
      select distinct id from (
        select foreign_id as id from commerceml_items where kind = 'product' and content_file = ${fileId}
        union all
        select product_id from commerceml_items where kind = 'offer'
          and ${fileId} in (content_file, prices_file, rests_file)) t
      where id > ${after} order by id limit ${limit})
    select t.id, p.content, coalesce(p.content_file = ${fileId}, false) as "saysContent", p.gone,
      (select coalesce(json_agg(json_build_object('id', o.foreign_id, 'content', o.content, 'prices', o.prices,
          'rests', o.rests, 'saysPrices', coalesce(o.prices_file = ${fileId}, false),
          'saysRests', coalesce(o.rests_file = ${fileId}, false)) order by o.foreign_id), '[]')
        from commerceml_items o where o.kind = 'offer' and o.product_id = t.id) as offers
    from touched t left join commerceml_items p on p.kind = 'product' and p.foreign_id = t.id
    order by t.id`.execute(db);
  return rows;
}

/** Products in the shop that came from 1C, and those of them that the exchange's catalog does not name. */
export async function countMissing(db: Db, exchangeId: number): Promise<{ missing: number; known: number }> {
  const { rows } = await sql<{ missing: number; known: number }>`
    select count(*)::int as known,
      count(*) filter (where coalesce(exchange_id, 0) < ${exchangeId} and gone is null)::int as missing
    from commerceml_items i where kind = 'product' and exists (
      select 1 from foreign_ids f where f.source = 'commerceml' and f.kind = 'product' and f.foreign_id = i.foreign_id)`.execute(
    db,
  );
  return rows[0] ?? { missing: 0, known: 0 };
}

/** The next of them. */
export async function selectMissing(
  db: Db,
  exchangeId: number,
  limit: number,
): Promise<{ foreignId: string; productId: number }[]> {
  const { rows } = await sql<{ foreignId: string; productId: number }>`
    select i.foreign_id as "foreignId", f.product_id as "productId" from commerceml_items i
    join foreign_ids f on f.source = 'commerceml' and f.kind = 'product' and f.foreign_id = i.foreign_id
    where i.kind = 'product' and coalesce(i.exchange_id, 0) < ${exchangeId} and i.gone is null
    order by i.foreign_id limit ${limit}`.execute(db);
  return rows;
}

/** What was done to them as they were gone; null once they are there again. */
export async function updateGone(
  db: Db,
  ids: readonly string[],
  gone: 'hidden' | 'zeroed' | null,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update commerceml_items set gone = ${gone}
    where kind = 'product' and foreign_id = any(${[...ids]}::text[])`.execute(db);
}
