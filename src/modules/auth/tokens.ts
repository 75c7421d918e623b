import { createHash, randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Identity } from '#http/identity.ts';

import type { AccountKind } from './account-kinds.ts';
import {
  deleteExpiredTokens,
  deleteSession,
  deleteTokens,
  insertSession,
  insertToken,
  selectSession,
  updateLastUse,
  type TokenOwnerIds,
} from './auth.queries.ts';

export type TokenPurpose =
  | 'session'
  | 'password_reset'
  | 'email_confirmation'
  | 'staff_setup'
  | 'preview'
  | 'staff_invitation'
  | 'staff_reset'
  | 'staff_second_step';
export type TokenOwner = { userId: number } | { staffId: number } | 'nobody';

/**
 * A session that nobody uses ends sooner, and its use is noted no more often than this says: a write at
 * every request would cost more than what it keeps.
 */
const sessionRules = {
  user: { lifeSeconds: 30 * 24 * 3600, idleHours: 14 * 24, noteMinutes: 60 },
  staff: { lifeSeconds: 7 * 24 * 3600, idleHours: 12, noteMinutes: 5 },
} as const;
/** How long a password that was given counts. */
const proofMinutes = 10;

/** Where a session is from, for the list that its owner sees. */
export interface SessionOrigin {
  userAgent: string;
  ip: string;
}
const unknownOrigin: SessionOrigin = { userAgent: '', ip: '' };

/** At most; reset links last an hour (requirement 468). */
const lifeSeconds: Record<TokenPurpose, number> = {
  session: sessionRules.user.lifeSeconds,
  password_reset: 3600,
  email_confirmation: 7 * 24 * 3600,
  staff_setup: 24 * 3600,
  preview: 12 * 3600,
  staff_invitation: 3 * 24 * 3600,
  staff_reset: 1800,
  staff_second_step: 600,
};

/** SHA-256 of a token: what is stored is of no use to who reads it (decision 13). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits as 43 characters of base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Of the links that are mailed only the newest is good. */
const newestOnly = new Set<TokenPurpose>([
  'password_reset',
  'email_confirmation',
  'staff_reset',
  'staff_invitation',
]);

/** Stores a new token and gives it in clear, the only time that it can be seen. `email` is where it is mailed to. */
export async function issueToken(
  db: Kysely<Database>,
  owner: TokenOwner,
  purpose: TokenPurpose,
  email: string | null = null,
): Promise<string> {
  if (newestOnly.has(purpose)) await revokeTokens(db, owner, { purpose });
  const token = createToken();
  await insertToken(db, {
    tokenHash: hashToken(token),
    ...idsOf(owner),
    purpose,
    email,
    lifeSeconds: lifeOf(purpose, owner),
  });
  return token;
}

/**
 * Starts a session, or the step before one, for whoever has just proved a password: null when it was changed,
 * or the account closed, while it was being verified. The lock on the account's row makes a change that is
 * under way wait or win.
 */
export async function issueSession(
  db: Kysely<Database>,
  account: { kind: AccountKind; id: number; passwordHash: string | null },
  {
    purpose = 'session',
    origin = unknownOrigin,
  }: { purpose?: 'session' | 'staff_second_step'; origin?: SessionOrigin } = {},
): Promise<string | null> {
  const token = createToken();
  const life = purpose === 'session' ? sessionRules[account.kind].lifeSeconds : lifeSeconds.staff_second_step;
  const isStored = await insertSession(db, account, {
    tokenHash: hashToken(token),
    purpose,
    lifeSeconds: life,
    userAgent: cut(origin.userAgent, 300),
    ip: cut(origin.ip, 100),
  });
  return isStored ? token : null;
}

/** Ends the tokens of an owner: all of them, those of one purpose, or all but the one in hand. */
export async function revokeTokens(
  db: Kysely<Database>,
  owner: TokenOwner,
  { purpose, except }: { purpose?: TokenPurpose; except?: Buffer } = {},
): Promise<void> {
  await deleteTokens(db, idsOf(owner), { purpose, except });
}

/** Ends one session. */
export async function revokeSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await deleteSession(db, tokenHash);
}

/**
 * Whose session a token is; asked of the database at every request, so that a revoked one is dead on every
 * instance at once. Deleted users and disabled staff have none.
 */
export async function identifySession(db: Kysely<Database>, token: string): Promise<Identity | null> {
  const tokenHash = hashToken(token);
  const row = await selectSession(db, tokenHash, { ...sessionRules, proofMinutes });
  if (!row) return null;
  if (row.isUseStale) await updateLastUse(db, tokenHash);
  const { userId, staffId, role, rights, isProven, mustEnrol } = row;
  if (userId) return { kind: 'user', userId, tokenHash };
  if (staffId && role)
    return { kind: 'staff', staffId, role, rights: rights ?? [], tokenHash, isProven, mustEnrol };
  return null;
}

/** Removes what has expired. */
export async function cleanTokens(db: Kysely<Database>): Promise<void> {
  await deleteExpiredTokens(db);
}

function idsOf(owner: TokenOwner): TokenOwnerIds {
  if (owner === 'nobody') return { userId: null, staffId: null };
  return 'userId' in owner
    ? { userId: owner.userId, staffId: null }
    : { userId: null, staffId: owner.staffId };
}

function lifeOf(purpose: TokenPurpose, owner: TokenOwner): number {
  const isOfStaff = owner !== 'nobody' && 'staffId' in owner;
  return purpose === 'session' && isOfStaff ? sessionRules.staff.lifeSeconds : lifeSeconds[purpose];
}

function cut(text: string, length: number): string {
  return text.replaceAll('\u0000', '').slice(0, length);
}
