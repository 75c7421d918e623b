import { createHash, createHmac, randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';

import { deleteOldKeys, selectKey, type KeyClaim } from './order-placement.queries.ts';

/** What is remembered of an answered request: it is composed again from the order, which keeps all else. */
const rememberedSchema = z.object({ orderId: z.string(), salt: z.string() });
type Remembered = z.infer<typeof rememberedSchema>;

interface Claim {
  /** Null for a guest, whose key is a secret of the client's own making, such as a UUID. */
  userId: number | null;
  key: string;
  /** Everything that the request asks for. */
  request: unknown;
}

/** A key as the order claims it: what is stored of it is a hash, and what the order is composed again from. */
export function describeClaim({ userId, key, request }: Claim, answer: Remembered): KeyClaim {
  return {
    scope: userId === null ? 'order guest' : `order user:${userId}`,
    keyHash: createHash('sha256').update(key).digest('hex'),
    requestHash: createHash('sha256').update(JSON.stringify(request)).digest(),
    response: answer,
  };
}

/** What a key that is taken stands for already. Throws 422 when it came with another request. */
export async function readAnswered(trx: Kysely<Database>, claim: KeyClaim): Promise<Remembered> {
  const known = await selectKey(trx, claim);
  if (known.request_hash.equals(claim.requestHash)) return rememberedSchema.parse(known.response);
  throw new AppError('validation_failed', 'api.idempotencyKeyTaken');
}

/** Stored with a key for `deriveToken`: 32 random bytes as base64url. */
export function createSalt(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The access token of a guest's order, 43 characters of base64url. Made from the client's key and a salt that
 * is stored, so that a repeated request gets the same token although the token itself is stored nowhere.
 */
export function deriveToken(key: string, salt: string): string {
  return createHmac('sha256', Buffer.from(salt, 'base64url')).update(key).digest('base64url');
}

/** Answers are remembered for so long. */
const keptDays = 30;

/** A job: a request that is repeated later than that is a new one. */
export async function deleteExpiredKeys(db: Kysely<Database>): Promise<void> {
  await deleteOldKeys(db, keptDays);
}
