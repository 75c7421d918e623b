import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';

type Db = Kysely<Database>;

/** SHA-256 of a client's network and of the one around it. */
export interface ClientNetworks {
  network: Buffer;
  wideNetwork: Buffer;
}

/** All unconfirmed orders of guests of the last hour, counted no further than `most`. */
export async function countGuestOrders(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from guest_order_marks
      where placed_at > now() - interval '1 hour' limit ${most}) marks`.execute(db);
  return onlyRow(rows).count;
}

/** The order stands: it costs its network nothing more. */
export async function deleteGuestOrderMark(db: Db, orderId: string): Promise<void> {
  await db.deleteFrom('guest_order_marks').where('order_id', '=', orderId).execute();
}

export async function insertPuzzle(db: Db, bits: number, minutes: number): Promise<string> {
  const { id } = await db
    .insertInto('order_puzzles')
    .values({ bits, expires_at: sql`now() + make_interval(mins => ${minutes})` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Uses a puzzle up, and gives its bits; null for one that is used, expired or never was. */
export async function takePuzzle(trx: Db, id: string): Promise<number | null> {
  const taken = await trx
    .deleteFrom('order_puzzles')
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('bits')
    .executeTakeFirst();
  return taken?.bits ?? null;
}

/** A job: what counts no more. */
export async function deleteOldGuestTraces(db: Db): Promise<void> {
  await sql`delete from guest_order_marks where placed_at < now() - interval '1 hour'`.execute(db);
  await sql`delete from order_puzzles where expires_at < now()`.execute(db);
}
