import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createToken, hashToken } from '#modules/auth/tokens.ts';

import { insertMailLink, selectMailLink, type MailLink } from './marketing-mail.queries.ts';

const tokenLength = 43;

/** By what an address is known where the address itself is not kept. */
export function hashEmail(email: string): Buffer {
  return createHash('sha256').update(email.toLowerCase()).digest();
}

/** A new token for the links of a letter, in clear: its reader confirms and unsubscribes by it. */
export async function issueMailLink(db: Kysely<Database>, link: MailLink): Promise<string> {
  const token = createToken();
  await insertMailLink(db, hashToken(token), link);
  return token;
}

/** Null for a token that names no letter, or none any more. */
export async function readMailLink(db: Kysely<Database>, token: string): Promise<MailLink | null> {
  return token.length === tokenLength ? selectMailLink(db, hashToken(token)) : null;
}
