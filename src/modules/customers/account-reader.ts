import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { OwnAccount } from '#domain/schemas/account.schema.ts';

import { selectOpenAccount } from './accounts.queries.ts';

/** What its owner sees of an account. */
export async function readAccount(db: Kysely<Database>, userId: number): Promise<OwnAccount> {
  const { id, email, emailConfirmed, createdAt } = await selectAccount(db, userId);
  return { id, email, emailConfirmed, createdAt: createdAt.toISOString() };
}

interface StoredAccount {
  id: number;
  email: string;
  emailConfirmed: boolean;
  /** Null until its owner sets a password: it came in by a file. */
  passwordHash: string | null;
  createdAt: Date;
}

/** Throws when the account was deleted since its token was looked at. */
export async function selectAccount(db: Kysely<Database>, userId: number): Promise<StoredAccount> {
  const row = await selectOpenAccount(db, userId);
  if (!row?.email) throw notFound('account');
  return { ...row, email: row.email };
}
