import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Language } from '#locales/languages.ts';

type Db = Kysely<Database>;

interface MailedStockRequest {
  variationId: number;
  email: string;
  emailHash: Buffer;
  language: Language;
  isConfirmed: boolean;
  /** Its turn has come, and it has not been taken back since. */
  isTold: boolean;
}

/** Null for one that its owner has taken back. */
export async function readStockRequest(db: Db, id: number): Promise<MailedStockRequest | null> {
  const { rows } = await sql<MailedStockRequest>`
    select variation_id as "variationId", email, email_hash as "emailHash", language,
      confirmed_at is not null as "isConfirmed", told_at is not null as "isTold"
    from stock_requests where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Whether the letter is ours to send: from now on nobody else sends it, whatever becomes of us. */
export async function claimStockLetter(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update stock_requests set letter_at = now()
    where id = ${id} and told_at is not null and letter_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

/** The mail server has not taken it: it may be tried again. */
export async function releaseStockLetter(db: Db, id: number): Promise<void> {
  await sql`update stock_requests set letter_at = null where id = ${id}`.execute(db);
}

/** It was sold again before the letter left: back to where it stood in line. */
export async function putBackInLine(db: Db, id: number): Promise<void> {
  await sql`update stock_requests set told_at = null where id = ${id} and letter_at is null`.execute(db);
}
