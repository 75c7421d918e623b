import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { AbandonedCart, KeptCart } from '#domain/schemas/abandoned-cart.schema.ts';
import type { Language } from '#locales/languages.ts';

type Db = Kysely<Database>;

export interface NewAbandonedCart {
  /** Null for a guest. */
  userId: number | null;
  email: string;
  emailHash: Buffer;
  keyHash: Buffer;
  /** What was agreed to, in which language, and when (ISO 8601). */
  consent: { text: string; language: Language; at: string };
  lines: KeptCart['lines'];
}

/** The customer, where the email is their own and they have read a letter to it; else null. */
export async function selectOwnerOf(db: Db, userId: number | null, email: string): Promise<number | null> {
  if (userId === null) return null;
  const { rows } = await sql<{ id: number }>`
    select id from users
    where id = ${userId} and deleted_at is null and email_confirmed_at is not null
      and lower(email) = lower(${email})`.execute(db);
  return rows[0]?.id ?? null;
}

/** Stores a cart, or what has become of the open one of the address. */
export async function upsertAbandonedCart(db: Db, cart: NewAbandonedCart): Promise<void> {
  const { userId, email, emailHash, keyHash, consent, lines } = cart;
  await sql`
    insert into abandoned_carts as c (user_id, email, email_hash, key_hash, language, consent, lines)
    values (${userId}, ${email}, ${emailHash}, ${keyHash}, ${consent.language}, ${JSON.stringify(consent)}::jsonb,
      ${JSON.stringify(lines)}::jsonb)
    on conflict (email_hash) where closed_at is null do update set
      user_id = excluded.user_id, email = excluded.email, key_hash = excluded.key_hash,
      language = excluded.language, consent = excluded.consent, lines = excluded.lines, last_seen_at = now(),
      version = c.version + (c.lines <> excluded.lines)::int`.execute(db);
}

/** Open carts of the browser with the key; but for the address that it has now, where one is given. */
export async function deleteOpenCarts(db: Db, keyHash: Buffer, but: Buffer | null): Promise<void> {
  await sql`
    delete from abandoned_carts
    where key_hash = ${keyHash} and closed_at is null and email_hash is distinct from ${but}::bytea`.execute(
    db,
  );
}

/** The browser with the key has placed the order, under whatever address. */
export async function closeCartsOfKey(db: Db, keyHash: Buffer, orderNumber: string): Promise<void> {
  await sql`
    update abandoned_carts c set closed_at = now(), order_id = o.id
    from orders o
    where c.key_hash = ${keyHash} and c.closed_at is null and o.number = ${orderNumber}`.execute(db);
}

/** What the link of a letter brings back; null for one that is no longer good. */
export async function selectLinesOfLetter(db: Db, tokenHash: Buffer): Promise<KeptCart['lines'] | null> {
  const { rows } = await sql<{ lines: KeptCart['lines'] }>`
    select c.lines from abandoned_cart_letters l join abandoned_carts c on c.id = l.cart_id
    where l.token_hash = ${tokenHash}`.execute(db);
  return rows[0]?.lines ?? null;
}

/** The cart goes on in the browser with the key. */
export async function moveCartOfLetter(db: Db, tokenHash: Buffer, keyHash: Buffer): Promise<void> {
  await sql`
    update abandoned_carts c set key_hash = ${keyHash}, last_seen_at = now()
    from abandoned_cart_letters l
    where l.token_hash = ${tokenHash} and c.id = l.cart_id and c.closed_at is null`.execute(db);
}

/** False while another instance writes letters. Held to the end of the transaction. */
export async function tryLockReminders(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('abandoned cart reminders')) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
}

interface DueOptions {
  /** After how many hours each letter comes, ascending. */
  hours: readonly number[];
  /** Days after which a letter that was not sent is too old to be. */
  lateDays: number;
  /** To one address within so many days, whatever carts it leaves. */
  mostToAddress: { letters: number; days: number };
  most: number;
}

/**
 * Notes letters whose turn has come and gives their ids: of each open cart the next one, so long after the cart was last
 * seen, and as long after the letter before it as the two are apart. Not of carts that a signed-in customer has emptied.
 */
export async function insertDueLetters(
  trx: Db,
  { hours, lateDays, mostToAddress, most }: DueOptions,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with steps as (
      select step::int, hours, hours - lag(hours, 1, hours) over (order by step) as apart
      from unnest(${[...hours]}::int[]) with ordinality as s (hours, step)
    )
    insert into abandoned_cart_letters (cart_id, version, step)
    select c.id, c.version, s.step
    from abandoned_carts c
    cross join lateral (
      select count(*)::int as written, max(created_at) as last from abandoned_cart_letters l
      where l.cart_id = c.id and l.version = c.version) l
    join steps s on s.step = l.written + 1
    where c.closed_at is null
      and c.last_seen_at < now() - make_interval(hours => s.hours)
      and c.last_seen_at > now() - make_interval(hours => s.hours, days => ${lateDays})
      and (l.last is null or l.last < now() - make_interval(hours => s.apart))
      and not exists (select from mail_suppressions m where m.email_hash = c.email_hash)
      and (c.user_id is null or exists (select from cart_lines k where k.user_id = c.user_id))
      and ${mostToAddress.letters} > (
        select count(*) from abandoned_carts o join abandoned_cart_letters ol on ol.cart_id = o.id
        where o.email_hash = c.email_hash
          and ol.created_at > now() - make_interval(days => ${mostToAddress.days}))
    order by c.last_seen_at
    limit ${most}
    on conflict do nothing
    returning id`.execute(trx);
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

export async function deleteOldAbandonedCarts(db: Db, days: number): Promise<void> {
  await sql`delete from abandoned_carts where last_seen_at < now() - make_interval(days => ${days})`.execute(
    db,
  );
}

export type AbandonedCartRow = Omit<AbandonedCart, 'lastSeenAt'> & { lastSeenAt: Date };

/** Of a cart, as far as letters go. */
const lettersOf = sql`
  (select count(*) from abandoned_cart_letters l where l.cart_id = c.id and l.sent_at <= coalesce(c.closed_at, now()))`;

/** Those that were seen last come first, with the titles of at most `goods` of their goods. */
export async function selectAbandonedCarts(
  db: Db,
  { offset, limit, goods }: { offset: number; limit: number; goods: number },
): Promise<AbandonedCartRow[]> {
  const { rows } = await sql<AbandonedCartRow>`
    select c.id, c.email, c.last_seen_at as "lastSeenAt", c.letters::int,
      case when c.closed_at is null then case when c.letters = 0 then 'waiting' else 'reminded' end
        else case when c.letters = 0 then 'ordered' else 'recovered' end end as state,
      (select coalesce(sum((line ->> 'quantity')::int), 0)::int from jsonb_array_elements(c.lines) line) as pieces,
      (select coalesce(json_agg(g.title), '[]') from (
        select p.title || case when v.title = '' then '' else ', ' || v.title end as title
        from jsonb_array_elements(c.lines) with ordinality as l (line, position)
        join variations v on v.id = (line ->> 'variationId')::int join products p on p.id = v.product_id
        order by l.position limit ${goods}) g) as goods,
      (select o.number from orders o where o.id = c.order_id) as "orderNumber"
    from (
      select c.*, ${lettersOf} as letters from abandoned_carts c
      order by c.last_seen_at desc, c.id desc offset ${offset} limit ${limit}
    ) c
    order by c.last_seen_at desc, c.id desc`.execute(db);
  return rows;
}

/** Over all that are kept. */
export async function countAbandonedCarts(
  db: Db,
): Promise<{ total: number; reminded: number; recovered: number }> {
  const { rows } = await sql<{ total: number; reminded: number; recovered: number }>`
    select count(*)::int as total, count(*) filter (where letters > 0)::int as reminded,
      count(*) filter (where letters > 0 and closed_at is not null)::int as recovered
    from (select c.closed_at, ${lettersOf} as letters from abandoned_carts c) c`.execute(db);
  return rows[0] ?? { total: 0, reminded: 0, recovered: 0 };
}

/** What orders after a letter have brought, minor units, those that were canceled left out. */
export async function sumRecovered(db: Db): Promise<{ currency: Currency; total: number }[]> {
  const { rows } = await sql<{ currency: Currency; total: number }>`
    select o.currency, sum(o.total)::float8 as total
    from orders o
    where o.status <> 'canceled'
      and o.id in (select c.order_id from abandoned_carts c where c.order_id is not null and ${lettersOf} > 0)
    group by o.currency order by total desc`.execute(db);
  return rows;
}
