import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

/** What was said before; minor units, null for a carrier that said nothing. */
interface KeptQuote {
  price: number | null;
}

export async function selectQuote(db: Db, key: Buffer): Promise<KeptQuote | undefined> {
  const { rows } = await sql<KeptQuote>`
    select price from carrier_quotes where key = ${key} and expires_at > now()`.execute(db);
  return rows[0];
}

/** The first answer counts until it has expired, whichever instance has got it. */
export async function keepQuote(db: Db, key: Buffer, price: number | null, seconds: number): Promise<void> {
  await sql`
    insert into carrier_quotes (key, price, expires_at)
    values (${key}, ${price}, now() + ${seconds} * interval '1 s')
    on conflict (key) do update set price = excluded.price, expires_at = excluded.expires_at
    where carrier_quotes.expires_at <= now()`.execute(db);
}

export async function deleteExpiredQuotes(db: Db): Promise<void> {
  await sql`delete from carrier_quotes where expires_at <= now()`.execute(db);
}
