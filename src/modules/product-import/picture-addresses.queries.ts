import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';

type Db = Kysely<Database>;

/** What the shop knows of an address; without a picture it is still to be fetched, or could not be. */
export async function selectAddresses(
  db: Db,
  urls: readonly string[],
): Promise<Map<string, { id: number; imageId: number | null }>> {
  const { rows } = await sql<{ url: string; id: number; imageId: number | null }>`
    select url, id, image_id as "imageId" from picture_addresses
    where url = any(${[...new Set(urls)]}::text[])`.execute(db);
  return new Map(rows.map(({ url, ...address }) => [url, address]));
}

/** Puts addresses that are new in the queue, and those whose picture was deleted since. */
export async function upsertAddresses(db: Db, urls: readonly string[]): Promise<void> {
  const unique = [...new Set(urls)];
  if (unique.length === 0) return;
  const given = rowsAs(
    'given',
    { url: 'text', host: 'text' },
    unique.map((url) => [url, new URL(url).host]),
  );
  await sql`
    insert into picture_addresses (url, host) select url, host from ${given}
    on conflict (url) do update set state = 'waiting', attempts = 0, error = '', due_at = now()
    where picture_addresses.state = 'done' and picture_addresses.image_id is null`.execute(db);
}

export interface Wish {
  productId: number;
  variationId: number | null;
  url: string;
  place: number;
  /** Its picture stands there already. */
  isPlaced: boolean;
}

/** What products show by address, in their order. */
export async function selectWishes(
  db: Db,
  productIds: readonly number[],
): Promise<(Wish & { imageId: number | null })[]> {
  const { rows } = await sql<Wish & { imageId: number | null }>`
    select w.product_id as "productId", w.variation_id as "variationId", a.url, w.place,
      w.is_placed as "isPlaced", a.image_id as "imageId"
    from picture_wishes w join picture_addresses a on a.id = w.address_id
    where w.product_id = any(${[...productIds]}::int[]) order by w.product_id, w.place, w.id`.execute(db);
  return rows;
}

/** In place of what the products showed by address before. The addresses are known by then. */
export async function replaceWishes(
  db: Db,
  productIds: readonly number[],
  wishes: readonly Wish[],
): Promise<void> {
  await sql`delete from picture_wishes where product_id = any(${[...productIds]}::int[])`.execute(db);
  if (wishes.length === 0) return;
  const given = rowsAs(
    'given',
    { product_id: 'int', variation_id: 'int', url: 'text', place: 'int', is_placed: 'boolean' },
    wishes.map(({ productId, variationId, url, place, isPlaced }) => [
      productId,
      variationId,
      url,
      place,
      isPlaced,
    ]),
  );
  await sql`
    insert into picture_wishes (address_id, product_id, variation_id, place, is_placed)
    select a.id, given.product_id, given.variation_id, given.place, given.is_placed
    from ${given} join picture_addresses a on a.url = given.url`.execute(db);
}

/** Products that show pictures which have come and are not put there yet; each is one instance's alone. */
export async function claimUnplaced(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.product_id as id from picture_wishes w join picture_addresses a on a.id = w.address_id
    where not w.is_placed and a.image_id is not null
    order by w.id limit ${limit} for update of w skip locked`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

export async function markPlaced(db: Db, productIds: readonly number[]): Promise<void> {
  await sql`
    update picture_wishes w set is_placed = true from picture_addresses a
    where a.id = w.address_id and a.image_id is not null and not w.is_placed
      and w.product_id = any(${[...productIds]}::int[])`.execute(db);
}

/** The picture of an address that was sent, in place of one that was sent before. */
export async function upsertSentPicture(db: Db, url: string, imageId: number): Promise<void> {
  await sql`
    update picture_wishes w set is_placed = false from picture_addresses a
    where a.id = w.address_id and a.url = ${url} and a.image_id is distinct from ${imageId}`.execute(db);
  await sql`
    insert into picture_addresses (url, host, image_id, state) values (${url}, '', ${imageId}, 'done')
    on conflict (url) do update set image_id = excluded.image_id, state = 'done', error = ''`.execute(db);
}
