import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { RevokeReason } from '#domain/schemas/download.schema.ts';

type Db = Kysely<Database>;

/** A line of an order, as its links depend on it. */
export interface SettledLine {
  id: number;
  /** Files that are sold with it now, in the order in which they came. */
  files: number[];
  /** All of its pieces, or all that was paid for it, went back. */
  isRefunded: boolean;
}

export interface SettledOrder {
  isPaid: boolean;
  isOver: boolean;
  /** A letter tells of the payment, and of the links with it. */
  isPaidByProvider: boolean;
  lines: SettledLine[];
}

/** Locks the order until the transaction ends; undefined without such an order, and for a sample. */
export async function lockSettledOrder(trx: Db, orderId: string): Promise<SettledOrder | undefined> {
  const { rows: locked } = await sql`select id from orders where id = ${orderId} and not is_sample
    for no key update`.execute(trx);
  if (locked.length === 0) return undefined;
  // A statement of its own: it sees what those have committed whom the lock has waited for.
  const { rows } = await sql<SettledOrder>`
    select ${isPaid} as "isPaid", ${isOver} as "isOver",
      exists (select from payments p where p.order_id = o.id and p.settles and p.gift_card_id is null)
        as "isPaidByProvider",
      (select coalesce(json_agg(json_build_object('id', l.id, 'files', ${filesOfLine},
          'isRefunded', ${isRefunded}) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines
    from orders o where o.id = ${orderId}`.execute(trx);
  return rows[0];
}

/** Of an order `o`. */
const isPaid = sql<boolean>`(o.payment_status = 'completed' or o.cash_received_at is not null)`;
const isOver = sql<boolean>`o.status in ('canceled', 'returned')`;

/** A file `f` of the product, or of the very variation, of a line `l`. */
const isSoldWithLine = sql<boolean>`f.product_id = l.product_id and f.removed_at is null
  and (f.variation_id is null or f.variation_id = l.variation_id)`;

const filesOfLine = sql`(
  select coalesce(json_agg(f.id order by f.id), '[]') from product_files f where ${isSoldWithLine})`;

const isRefunded = sql<boolean>`((o.total > 0 and o.refunded >= o.total) or exists (
  select from refund_lines rl join payment_refunds r on r.id = rl.refund_id and r.status <> 'failed'
  where rl.order_line_id = l.id
  having sum(rl.quantity) >= l.quantity
    or (l.price * l.quantity > l.discount and sum(rl.amount) >= l.price * l.quantity - l.discount + l.tax_added)))`;

export interface SettledGrant {
  id: string;
  lineId: number;
  fileId: number;
  revokeReason: RevokeReason | null;
}

export async function selectSettledGrants(trx: Db, orderId: string): Promise<SettledGrant[]> {
  const { rows } = await sql<SettledGrant>`
    select g.id, g.order_line_id as "lineId", g.file_id as "fileId", g.revoke_reason as "revokeReason"
    from download_grants g join order_lines l on l.id = g.order_line_id
    where l.order_id = ${orderId}`.execute(trx);
  return rows;
}

export interface NewGrant {
  id: string;
  lineId: number;
  fileId: number;
  tokenHash: Buffer;
  encryptedToken: string;
  remaining: number;
  expiresAt: Date;
}

export async function insertGrant(trx: Db, grant: NewGrant): Promise<void> {
  await trx
    .insertInto('download_grants')
    .values({
      id: grant.id,
      order_line_id: grant.lineId,
      file_id: grant.fileId,
      token_hash: grant.tokenHash,
      encrypted_token: grant.encryptedToken,
      remaining: grant.remaining,
      expires_at: grant.expiresAt,
    })
    .execute();
}

/** Null: they are good again. */
export async function updateRevoked(
  trx: Db,
  ids: readonly string[],
  reason: RevokeReason | null,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update download_grants set revoke_reason = ${reason}::text,
      revoked_at = case when ${reason}::text is null then null else now() end
    where id = any(${[...ids]}::uuid[])`.execute(trx);
}

/** Gives a link so many downloads from now on; false where the order has no such link. */
export async function updateRenewed(
  trx: Db,
  { orderId, id }: { orderId: string; id: string },
  { remaining, expiresAt }: { remaining: number; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update download_grants g set remaining = ${remaining}, expires_at = ${expiresAt},
      revoked_at = null, revoke_reason = null
    from order_lines l where l.id = g.order_line_id and l.order_id = ${orderId} and g.id = ${id}::uuid
    returning g.id`.execute(trx);
  return rows.length > 0;
}

export interface GrantRow {
  id: string;
  orderId: string;
  lineId: number;
  title: string;
  fileId: number;
  name: string;
  bytes: number;
  storageKey: string;
  encryptedToken: string;
  remaining: number;
  downloads: number;
  lastAt: Date | null;
  expiresAt: Date;
  revokeReason: RevokeReason | null;
}

export interface OwnGrantRow extends GrantRow {
  /** Its number. */
  order: string;
  orderedAt: Date;
}

const grants = sql`
  select g.id, l.order_id as "orderId", l.id as "lineId", l.snapshot ->> 'title' as title, f.id as "fileId",
    f.name, f.bytes, f.storage_key as "storageKey", g.encrypted_token as "encryptedToken", g.remaining,
    g.downloads, g.last_at as "lastAt", g.expires_at as "expiresAt", g.revoke_reason as "revokeReason"
  from download_grants g
  join order_lines l on l.id = g.order_line_id
  join product_files f on f.id = g.file_id`;

/** In the order of the lines and of their files. */
export async function selectGrantsOfOrder(db: Db, orderId: string): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`${grants}
    where l.order_id = ${orderId} order by l.position, f.id`.execute(db);
  return rows;
}

/** The same of a customer, the latest order first. */
export async function selectGrantsOfUser(db: Db, userId: number, limit: number): Promise<OwnGrantRow[]> {
  const { rows } = await sql<OwnGrantRow>`
    select mine.*, o.number as order, o.created_at as "orderedAt"
    from (${grants}) mine join orders o on o.id = mine."orderId"
    where o.user_id = ${userId} and not o.is_sample
    order by o.created_at desc, o.id, mine."lineId", mine."fileId" limit ${limit}`.execute(db);
  return rows;
}

export async function selectGrantByToken(db: Db, tokenHash: Buffer): Promise<GrantRow | undefined> {
  const { rows } = await sql<GrantRow>`${grants} where g.token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

/** A download that the visit has begun, not longer than so many hours ago. */
export async function selectVisited(
  db: Db,
  tokenHash: Buffer,
  { visit, hours }: { visit: string; hours: number },
): Promise<GrantRow | undefined> {
  const { rows } = await sql<GrantRow>`${grants}
    join download_visits v on v.grant_id = g.id and v.id = ${visit}::uuid
      and v.started_at > now() - make_interval(hours => ${hours})
    where g.token_hash = ${tokenHash} and g.revoked_at is null`.execute(db);
  return rows[0];
}

/**
 * Counts a download of the visit, unless it was counted already. Whoever waits for the row sees what the one before has
 * left of it. False where the link is used up, over or revoked.
 */
export async function startVisit(trx: Db, grantId: string, visit: string): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean; isGood: boolean }>`
    select exists (select from download_visits v where v.grant_id = g.id and v.id = ${visit}::uuid) as "isKnown",
      g.remaining > 0 and g.expires_at > now() and g.revoked_at is null as "isGood"
    from download_grants g where g.id = ${grantId}::uuid for update`.execute(trx);
  const [found] = rows;
  if (!found) return false;
  if (found.isKnown) return true;
  if (!found.isGood) return false;
  const { rows: added } = await sql`insert into download_visits (grant_id, id)
    values (${grantId}::uuid, ${visit}::uuid) on conflict do nothing returning id`.execute(trx);
  if (added.length === 0) return true;
  await sql`update download_grants set remaining = remaining - 1, downloads = downloads + 1, last_at = now()
    where id = ${grantId}::uuid`.execute(trx);
  return true;
}

export async function deleteOldVisits(db: Db, hours: number): Promise<void> {
  await sql`delete from download_visits where started_at < now() - make_interval(hours => ${hours})`.execute(
    db,
  );
}

/** Files that are sold with lines of the order and that it has no link to. */
export async function countMissing(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing
    from order_lines l join product_files f on ${isSoldWithLine}
    where l.order_id = ${orderId}
      and not exists (select from download_grants g where g.order_line_id = l.id and g.file_id = f.id)`.execute(
    db,
  );
  return rows[0]?.missing ?? 0;
}

/** Whether a line that is paid for has files and no link yet. */
export async function hasUnissued(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join order_lines l on l.order_id = o.id
    where o.id = ${orderId} and ${isPaid} and not ${isOver} and not o.is_sample
      and exists (select from product_files f where ${isSoldWithLine})
      and not exists (select from download_grants g where g.order_line_id = l.id)
    limit 1`.execute(db);
  return rows.length > 0;
}
