import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';

import { conditionsColumn, type PromotionRow } from './promotions.queries.ts';

type Db = Kysely<Database>;

/** What of a promotion the owner decides; amounts are minor units. */
export type PromotionTerms = Omit<PromotionRow, 'id' | 'used' | 'version'>;

export interface ManagedPromotionRow extends PromotionRow {
  uses: number;
  /** What they have taken off, in minor units. */
  given: number;
  codes: number;
}

/** Of all, or of one: those that are on or will be first, then the newest. */
export async function selectManagedPromotions(
  db: Db,
  id: number | null = null,
): Promise<ManagedPromotionRow[]> {
  const { rows } = await sql<ManagedPromotionRow>`
    select p.id, p.title, p.class, p.effect, ${conditionsColumn}, p.priority, p.combines, p.needs_code as "needsCode",
      p.usage_limit as "usageLimit", p.buyer_limit as "buyerLimit", p.used, p.starts_at as "startsAt",
      p.ends_at as "endsAt", p.enabled, p.version,
      used_by.uses, used_by.given,
      (select count(*)::int from promotion_codes c where c.promotion_id = p.id) as codes
    from promotions p, lateral (select count(*)::int as uses, coalesce(sum(u.amount), 0)::bigint as given
      from promotion_uses u where u.promotion_id = p.id and u.released_at is null) used_by
    ${id === null ? sql`` : sql`where p.id = ${id}`}
    order by coalesce(p.ends_at <= now(), false) or not p.enabled, p.id desc limit 1000`.execute(db);
  return rows;
}

export async function insertPromotion(trx: Db, terms: PromotionTerms): Promise<number> {
  const { id } = await trx
    .insertInto('promotions')
    .values(toColumns(terms))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False for a version that is not the present one. What it counts as used is counted anew: its limit may be new. */
export async function updatePromotion(
  trx: Db,
  { id, version }: { id: number; version: number },
  terms: PromotionTerms,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('promotions')
    .set({
      ...toColumns(terms),
      version: sql`version + 1`,
      used: sql<number>`(select count(*)::int from promotion_uses u
        where u.promotion_id = promotions.id and u.released_at is null)`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes these the groups of customers that a promotion is for. */
export async function replaceGroups(trx: Db, id: number, groupIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('promotion_groups').where('promotion_id', '=', id).execute();
  if (groupIds.length === 0) return;
  const rows = groupIds.map((groupId) => ({ promotion_id: id, group_id: groupId }));
  await trx.insertInto('promotion_groups').values(rows).execute();
}

function toColumns(terms: PromotionTerms) {
  const { groups: _, ...conditions } = terms.conditions;
  return {
    title: terms.title,
    class: terms.class,
    effect: JSON.stringify(terms.effect),
    conditions: JSON.stringify(conditions),
    priority: terms.priority,
    combines: [...terms.combines],
    needs_code: terms.needsCode,
    usage_limit: terms.usageLimit,
    buyer_limit: terms.buyerLimit,
    starts_at: terms.startsAt,
    ends_at: terms.endsAt,
    enabled: terms.enabled,
  };
}

/** False where there is none. Orders keep what they were told of it. */
export async function deletePromotion(trx: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('promotions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

type CodeColumns = Pick<Selectable<Database['promotion_codes']>, 'folded' | 'code' | 'usage_limit'>;

/** Gives the codes that were new: one that another promotion has, or this one already, is left out. */
export async function insertCodes(
  trx: Db,
  promotionId: number,
  codes: readonly CodeColumns[],
): Promise<string[]> {
  const { rows } = await sql<{
    code: string;
  }>`insert into promotion_codes (folded, code, promotion_id, usage_limit)
    select c.folded, c.code, ${promotionId}, c.usage_limit
    from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as c (folded text, code text, usage_limit int)
    on conflict do nothing returning code`.execute(trx);
  return rows.map(({ code }) => code);
}

export async function deleteCode(trx: Db, promotionId: number, folded: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('promotion_codes')
    .where('promotion_id', '=', promotionId)
    .where('folded', '=', folded)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface CodeUseRow {
  code: string;
  usageLimit: number | null;
  uses: number;
}

/** By code after `after`; `part` is a part of a code as codes are compared. */
export async function selectCodes(
  db: Db,
  promotionId: number,
  { after, limit, part = '' }: { after: string; limit: number; part?: string },
): Promise<CodeUseRow[]> {
  const { rows } = await sql<CodeUseRow>`select c.code, c.usage_limit as "usageLimit",
      (select count(*)::int from promotion_uses u
        where u.folded_code = c.folded and u.promotion_id = c.promotion_id and u.released_at is null) as uses
    from promotion_codes c where c.promotion_id = ${promotionId} and c.code > ${after} and ${holds(part)}
    order by c.code limit ${limit}`.execute(db);
  return rows;
}

export async function countCodes(db: Db, promotionId: number, part = ''): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from promotion_codes c
    where c.promotion_id = ${promotionId} and ${holds(part)}`.execute(db);
  return onlyRow(rows).count;
}

/** Folded codes hold letters and digits alone, which mean nothing to `like`. */
function holds(part: string): RawBuilder<boolean> {
  return part === '' ? sql`true` : sql`c.folded like ${`%${part}%`}`;
}
