import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import { prepared } from '#db/prepared-statements.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';

type Db = Kysely<Database>;

/** A promotion with its limits; amounts are minor units. */
export interface PromotionRow extends Promotion {
  needsCode: boolean;
  usageLimit: number | null;
  buyerLimit: number | null;
  used: number;
  startsAt: Date | null;
  endsAt: Date | null;
  enabled: boolean;
  version: number;
}

/** With the groups of customers, which stand in a table of their own. */
export const conditionsColumn = sql`p.conditions || jsonb_build_object('groups', (
  select coalesce(jsonb_agg(pg.group_id order by pg.group_id), '[]') from promotion_groups pg
  where pg.promotion_id = p.id)) as conditions`;
const columns = sql`p.id, p.title, p.class, p.effect, ${conditionsColumn}, p.priority, p.combines,
  p.needs_code as "needsCode", p.usage_limit as "usageLimit", p.buyer_limit as "buyerLimit", p.used,
  p.starts_at as "startsAt", p.ends_at as "endsAt", p.enabled, p.version`;

/** Those that come by themselves and have not ended. */
export async function selectAutomaticPromotions(db: Db): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`select ${columns} from promotions p
    where p.enabled and not p.needs_code and (p.ends_at is null or p.ends_at > now()) order by p.id`.execute(
    db,
  );
  return rows;
}

/** A promotion with the code that was given for it. */
export interface CodeRow extends PromotionRow {
  folded: string;
  code: string;
  codeLimit: number | null;
  codeUsed: number;
}

/** By codes as they are compared; in no set order. */
export async function selectByCodes(db: Db, folded: readonly string[]): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`${prepared('promotions_of_codes')}
    select ${columns}, c.folded, c.code, c.usage_limit as "codeLimit",
      c.used as "codeUsed"
    from promotion_codes c join promotions p on p.id = c.promotion_id
    where c.folded = any(${[...folded]}::text[]) and p.enabled and p.needs_code`.execute(db);
  return rows;
}

/** Whether any promotion that is not over has a code. */
export async function existCodes(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (
      select from promotions p where p.enabled and p.needs_code and (p.ends_at is null or p.ends_at > now())
        and exists (select from promotion_codes c where c.promotion_id = p.id)) as has`.execute(db);
  return onlyRow(rows).has;
}

/** What promotions ask of a product: the catalogs it is in, with all above them, and its values. */
export interface ProductFacts {
  productId: number;
  catalogs: number[];
  facetValues: number[];
}

export async function selectProductFacts(db: Db, productIds: readonly number[]): Promise<ProductFacts[]> {
  const { rows } =
    await sql<ProductFacts>`select product_id as "productId", catalogs, facet_values as "facetValues"
    from product_listing where product_id = any(${[...productIds]}::int[])`.execute(db);
  return rows;
}

/** Who buys, as far as it is known: each of them tells the buyer. */
export interface BuyerFacts {
  userId: number | null;
  /** Empty while it is unknown. */
  email: string;
  /** International; empty while it is unknown. */
  phone: string;
}

/** Conditions on an order `o`, one for each way to tell the buyer; each has an index of its own. */
function waysToTell({ userId, email, phone }: BuyerFacts): RawBuilder<unknown>[] {
  return [
    ...(userId === null ? [] : [sql`o.user_id = ${userId}`]),
    ...(email === '' ? [] : [sql`lower(o.contact ->> 'email') = lower(${email})`]),
    ...(phone === '' ? [] : [sql`o.contact ->> 'phone' = ${phone}`]),
  ];
}

/** Whether the buyer has an order that was not canceled; null for a buyer of whom nothing is known. */
export async function hasOrdered(db: Db, buyer: BuyerFacts): Promise<boolean | null> {
  const ways = waysToTell(buyer);
  if (ways.length === 0) return null;
  const { rows } = await sql<{ has: boolean }>`select exists (${sql.join(
    ways.map((way) => sql`select from orders o where ${way} and o.status <> 'canceled'`),
    sql` union all `,
  )}) as has`.execute(db);
  return onlyRow(rows).has;
}

/** How many orders of the buyer have each of the promotions; those with none are left out. */
export async function countBuyerUses(
  db: Db,
  promotionIds: readonly number[],
  buyer: BuyerFacts,
): Promise<Map<number, number>> {
  const ways = waysToTell(buyer);
  if (ways.length === 0 || promotionIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; uses: number }>`
    select u.promotion_id as id, count(*)::int as uses from promotion_uses u join orders o on o.id = u.order_id
    where u.promotion_id = any(${[...promotionIds]}::int[]) and u.released_at is null
      and (${sql.join(ways, sql` or `)})
    group by u.promotion_id`.execute(db);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

/**
 * Lets one order at a time of the same buyer count and take uses of a promotion, until the transaction ends. The key
 * is locked, not the buyer: different buyers that share one by chance wait for each other and nothing more.
 */
export async function lockBuyerUses(trx: Db, promotionId: number, buyer: BuyerFacts): Promise<void> {
  const keys = [
    ...(buyer.userId === null ? [] : [`user ${buyer.userId}`]),
    ...(buyer.email === '' ? [] : [`email ${buyer.email.toLowerCase()}`]),
    ...(buyer.phone === '' ? [] : [`phone ${buyer.phone}`]),
  ].toSorted();
  for (const key of keys)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`promotion ${promotionId} ${key}`}, 0))`.execute(
      trx,
    );
}

/** False where the promotion has been used as often as it may be. */
export async function takePromotionUse(trx: Db, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`update promotions set used = used + 1
    where id = ${id} and used < usage_limit`.execute(trx);
  return numAffectedRows === 1n;
}

/** False where the code has been used as often as it may be. */
export async function takeCodeUse(trx: Db, folded: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update promotion_codes set used = used + 1
    where folded = ${folded} and used < usage_limit`.execute(trx);
  return numAffectedRows === 1n;
}

export async function insertUses(
  trx: Db,
  orderId: string,
  uses: readonly { promotionId: number; foldedCode: string | null; amount: number }[],
): Promise<void> {
  if (uses.length === 0) return;
  await sql`${prepared('insert_promotion_uses')}
    insert into promotion_uses (promotion_id, order_id, folded_code, amount)
    select u."promotionId", ${orderId}, u."foldedCode", u.amount
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u ("promotionId" int, "foldedCode" text, amount bigint)
    order by u."promotionId"`.execute(trx);
}

/** Gives the uses of an order back, once. */
export async function markReleased(trx: Db, orderId: string): Promise<void> {
  await sql`with released as (
      update promotion_uses set released_at = now() where order_id = ${orderId} and released_at is null
      returning promotion_id, folded_code
    ), of_codes as (
      update promotion_codes c set used = c.used - 1 from released r
      where c.folded = r.folded_code and c.usage_limit is not null and c.used > 0
    )
    update promotions p set used = p.used - 1 from released r
    where p.id = r.promotion_id and p.usage_limit is not null and p.used > 0`.execute(trx);
}

/** Takes what was given back, whatever the limits say by now. */
export async function unmarkReleased(trx: Db, orderId: string): Promise<void> {
  await sql`with taken as (
      update promotion_uses set released_at = null where order_id = ${orderId} and released_at is not null
      returning promotion_id, folded_code
    ), of_codes as (
      update promotion_codes c set used = c.used + 1 from taken t
      where c.folded = t.folded_code and c.usage_limit is not null
    )
    update promotions p set used = p.used + 1 from taken t
    where p.id = t.promotion_id and p.usage_limit is not null`.execute(trx);
}
