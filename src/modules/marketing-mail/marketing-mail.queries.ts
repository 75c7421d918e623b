import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

/** `refused`: not even letters that ask whether others are wanted. */
export type SuppressionReason = 'unsubscribed' | 'refused';

export interface MailLink {
  emailHash: Buffer;
  /** What its letter was about; null once that is gone. */
  stockRequestId: number | null;
}

export async function insertMailLink(db: Db, tokenHash: Buffer, link: MailLink): Promise<void> {
  await db
    .insertInto('mail_links')
    .values({ token_hash: tokenHash, email_hash: link.emailHash, stock_request_id: link.stockRequestId })
    .execute();
}

export async function selectMailLink(db: Db, tokenHash: Buffer): Promise<MailLink | null> {
  const link = await db
    .selectFrom('mail_links')
    .select(['email_hash as emailHash', 'stock_request_id as stockRequestId'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return link ?? null;
}

export async function deleteOldMailLinks(db: Db, days: number): Promise<void> {
  await sql`delete from mail_links where created_at < now() - make_interval(days => ${days})`.execute(db);
}

export async function selectSuppression(db: Db, emailHash: Buffer): Promise<SuppressionReason | null> {
  const { rows } = await sql<{ reason: SuppressionReason }>`
    select reason from mail_suppressions where email_hash = ${emailHash}`.execute(db);
  return rows[0]?.reason ?? null;
}

/** A refusal stays one. */
export async function insertSuppression(db: Db, emailHash: Buffer, reason: SuppressionReason): Promise<void> {
  await sql`
    insert into mail_suppressions (email_hash, reason) values (${emailHash}, ${reason})
    on conflict (email_hash) do update set reason = 'refused', created_at = now()
      where excluded.reason = 'refused' and mail_suppressions.reason <> 'refused'`.execute(db);
}

export async function deleteSuppression(db: Db, emailHash: Buffer): Promise<void> {
  await db.deleteFrom('mail_suppressions').where('email_hash', '=', emailHash).execute();
}

/** Whether the request that a letter was about was ever confirmed; null where it is gone. */
export async function selectIsConfirmed(db: Db, stockRequestId: number): Promise<boolean | null> {
  const { rows } = await sql<{ isConfirmed: boolean }>`
    select confirmed_at is not null as "isConfirmed" from stock_requests where id = ${stockRequestId}`.execute(
    db,
  );
  return rows[0]?.isConfirmed ?? null;
}

/** What an address waits for. */
export async function deleteStockRequestsOf(db: Db, emailHash: Buffer): Promise<void> {
  await db.deleteFrom('stock_requests').where('email_hash', '=', emailHash).execute();
}

/** Carts that an address would be reminded of. */
export async function deleteOpenCartsOf(db: Db, emailHash: Buffer): Promise<void> {
  await sql`delete from abandoned_carts where email_hash = ${emailHash} and closed_at is null`.execute(db);
}
