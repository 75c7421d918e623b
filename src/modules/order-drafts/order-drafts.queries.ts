import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Language } from '#locales/languages.ts';

type Db = Kysely<Database>;

/** Pieces of a variation that are kept for a draft; each variation once. */
export interface HeldPieces {
  variationId: number;
  quantity: number;
}

export interface DraftRow {
  id: string;
  version: number;
  content: unknown;
  /** Minor units, when it was last saved. */
  total: number;
  orderId: string | null;
  orderNumber: string | null;
  heldUntil: Date | null;
  expiresAt: Date;
  updatedAt: Date;
  author: string | null;
  /** The return that it exchanges, and the order whose goods come back. */
  returnId: number | null;
  exchangeOf: string | null;
  held: HeldPieces[];
}

const columns = sql`
  d.id, d.version, d.content, d.total, d.order_id as "orderId",
  (select o.number from orders o where o.id = d.order_id) as "orderNumber", d.hold_until as "heldUntil",
  d.expires_at as "expiresAt", d.updated_at as "updatedAt",
  (select s.name from staff s where s.id = d.staff_id) as author, d.return_id as "returnId",
  (select o.number from returns r join orders o on o.id = r.order_id where r.id = d.return_id) as "exchangeOf",
  (select coalesce(json_agg(json_build_object('variationId', h.variation_id, 'quantity', h.quantity)
      order by h.variation_id), '[]')
    from order_draft_holds h where h.draft_id = d.id) as held`;

export async function selectDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`select ${columns} from order_drafts d where d.id = ${id}`.execute(db);
  return rows[0];
}

/** The same, nobody else's until the transaction ends. */
export async function lockDraft(trx: Db, id: string): Promise<DraftRow | undefined> {
  await sql`select from order_drafts where id = ${id} for update`.execute(trx);
  return selectDraft(trx, id);
}

/** A page of those that are no order yet, last saved first, and how many there are. */
export async function selectDrafts(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DraftRow[]; total: number }> {
  const { rows } = await sql<DraftRow>`
    select ${columns} from order_drafts d where d.order_id is null
    order by d.updated_at desc, d.id offset ${offset} limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from order_drafts where order_id is null`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

interface SavedDraft {
  content: object;
  total: number;
  userId: number | null;
  /** From now on. */
  keptDays: number;
}

interface NewDraft {
  staffId: number;
  /** The return that it exchanges. */
  returnId?: number | null;
}

/** False when there is one with the id already, or one of the return that is no order yet. */
export async function insertDraft(
  trx: Db,
  id: string,
  { content, total, userId, keptDays, staffId, returnId = null }: SavedDraft & NewDraft,
): Promise<boolean> {
  const { rows } = await sql`
    insert into order_drafts (id, content, total, user_id, staff_id, return_id, expires_at)
    values (${id}, ${JSON.stringify(content)}::jsonb, ${total}, ${userId}, ${staffId}, ${returnId},
      now() + make_interval(days => ${keptDays}))
    on conflict do nothing returning id`.execute(trx);
  return rows.length > 0;
}

export async function updateDraft(trx: Db, id: string, saved: SavedDraft): Promise<void> {
  const { content, total, userId, keptDays } = saved;
  await sql`
    update order_drafts set content = ${JSON.stringify(content)}::jsonb, total = ${total}, user_id = ${userId},
      version = version + 1, updated_at = now(), expires_at = now() + make_interval(days => ${keptDays})
    where id = ${id}`.execute(trx);
}

/** Remembers the order; what was typed is the order's from now on. */
export async function updateDraftPlaced(trx: Db, id: string, orderId: string): Promise<void> {
  await sql`
    update order_drafts set content = '{}', order_id = ${orderId}, user_id = null, version = version + 1,
      updated_at = now()
    where id = ${id}`.execute(trx);
}

/** Remembers what is kept for a draft in place of what was. */
export async function replaceHolds(
  trx: Db,
  id: string,
  { held, until }: { held: readonly HeldPieces[]; until: Date | null },
): Promise<void> {
  await sql`delete from order_draft_holds where draft_id = ${id}`.execute(trx);
  await sql`
    insert into order_draft_holds (draft_id, variation_id, quantity)
    select ${id}, h."variationId", h.quantity
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as h ("variationId" int, quantity int)`.execute(
    trx,
  );
  await sql`update order_drafts set hold_until = ${until} where id = ${id}`.execute(trx);
}

/** A draft whose time is over, or whose stock is kept no longer, that nobody else works on; it is locked then. */
export async function lockNextEnded(trx: Db): Promise<(DraftRow & { isExpired: boolean }) | undefined> {
  const { rows } = await sql<{ id: string; isExpired: boolean }>`
    select id, expires_at < now() as "isExpired" from order_drafts
    where expires_at < now() or hold_until < now()
    limit 1 for update skip locked`.execute(trx);
  const [ended] = rows;
  const draft = ended && (await selectDraft(trx, ended.id));
  return draft && { ...draft, isExpired: ended.isExpired };
}

export async function deleteDraft(trx: Db, id: string): Promise<void> {
  await sql`delete from order_drafts where id = ${id}`.execute(trx);
}

/** Whether an order waits to be paid online; undefined without such an order. */
export async function selectPayable(
  db: Db,
  orderId: string,
): Promise<{ number: string; isPayable: boolean } | undefined> {
  const { rows } = await sql<{ number: string; isPayable: boolean }>`
    select number, status in ('new', 'confirmed') and payment_status not in ('completed', 'cashSuccess')
      and total > 0 as "isPayable"
    from orders where id = ${orderId}`.execute(db);
  return rows[0];
}

/** The draft that exchanges the return and is no order yet. */
export async function selectDraftOfReturn(db: Db, returnId: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from order_drafts where return_id = ${returnId} and order_id is null`.execute(db);
  return rows[0]?.id;
}

/** Who bought an order, and where it went. */
interface BoughtRow {
  userId: number | null;
  contact: unknown;
  delivery: unknown;
  language: Language;
}

export async function selectBought(db: Db, orderId: string): Promise<BoughtRow | undefined> {
  const { rows } = await sql<BoughtRow>`
    select o.user_id as "userId", o.contact, o.delivery, o.language from orders o where o.id = ${orderId}`.execute(
    db,
  );
  return rows[0];
}

/** Whether a customer has this account, and has not deleted it. */
export async function hasAccount(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId} and deleted_at is null`.execute(db);
  return rows.length > 0;
}
