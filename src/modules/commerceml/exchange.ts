import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { createToken, hashToken } from '#modules/auth/tokens.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { selectConnection, updateLastUse } from './connection.queries.ts';
import {
  insertExchange,
  touchExchange,
  updateCompleted,
  updateVersion,
  updateWantsImport,
} from './exchanges.queries.ts';
import { kindOf, readFileName } from './file-names.ts';
import {
  appendPart,
  deleteInbox,
  selectArchives,
  selectFileState,
  selectInboxSize,
  updateWanted,
  type FileType,
} from './files.queries.ts';

/** Bytes of one part, as `mode=init` tells. */
export const partLimit = 2 * 1024 * 1024;
/** Of everything that one exchange sends. */
const most = { files: 50_000, bytes: 1024 ** 3 } as const;
const sessionHours = 12;
const guesses = { limit: 20, windowSeconds: 600 } as const;
/** 1C asks again where a reading takes longer. */
export const partWaits = { longestMs: 15_000, lookEveryMs: 200 } as const;

interface ExchangeDeps {
  db: Kysely<Database>;
  limits: Pick<RateLimiter, 'take' | 'isSpent'>;
  /** There is work for the jobs. */
  wake(): void;
  /** Default 15 s. */
  waitMs?: number;
}

interface SentPart {
  name: string;
  type: FileType;
  bytes: Buffer;
}

/** How far an import is; 1C asks until it is done. */
type ImportAnswer =
  | { state: 'done' }
  | { state: 'progress'; rowsDone: number; rowCount: number }
  /** `failure` refers to a text. */
  | { state: 'failed'; failure: string };

/** What 1C asks of the shop, mode by mode. All of it throws `AppError` with words for whoever reads 1C's log. */
export interface Exchange {
  /** `mode=checkauth`: the token of a new exchange; throws 401, 403 where the exchange is switched off, 429. */
  signIn(credentials: { login: string; password: string; client: string }): Promise<string>;
  /** The exchange of a token; throws 401. */
  find(token: string | undefined): Promise<number>;
  /** `mode=init`: forgets what was sent and not asked for; `version` is the one of CommerceML that 1C speaks. */
  begin(exchangeId: number, version: string): Promise<void>;
  /** `mode=file`: a file, or the next part of it; throws 409, 413, 422. */
  takePart(exchangeId: number, part: SentPart): Promise<void>;
  /** `mode=import`; throws 404 for a file that was not sent, 422 for one that is none. */
  importFile(exchangeId: number, name: string): Promise<ImportAnswer>;
  /** `mode=complete`: nothing more comes. */
  complete(exchangeId: number): Promise<void>;
}

export function createExchange({ db, limits, wake, waitMs = partWaits.longestMs }: ExchangeDeps): Exchange {
  /** What the next look at a file says; null where it is to be waited for. */
  async function look(exchangeId: number, name: string): Promise<ImportAnswer | null> {
    const archives = await selectArchives(db, exchangeId);
    if (archives.isWaiting) return null;
    const file = await selectFileState(db, exchangeId, name);
    if (!file) {
      if (archives.failure !== null) return { state: 'failed', failure: archives.failure };
      throw new AppError('not_found', 'commerceml.errors.noFile', { params: { name } });
    }
    if (file.kind !== 'xml') throw new AppError('validation_failed', 'commerceml.errors.format');
    if (file.state === 'received') await updateWanted(db, file.id);
    if (file.state === 'failed')
      return { state: 'failed', failure: file.failure ?? 'imports.errors.internal' };
    return file.state === 'done' ? { state: 'done' } : null;
  }

  return {
    async signIn({ login, password, client }) {
      const { enabled, login: ours, passwordHash } = await selectConnection(db);
      const limit = { key: `1c:${client}`, ...guesses };
      if (await limits.isSpent(limit)) await limits.take(limit);
      const isRight =
        passwordHash !== null && login === ours && timingSafeEqual(passwordHash, hashToken(password));
      if (!isRight) {
        await limits.take(limit);
        throw new AppError('unauthorized', 'commerceml.errors.password');
      }
      if (!enabled) throw new AppError('forbidden', 'commerceml.errors.off');
      const token = createToken();
      await db.transaction().execute(async (trx) => {
        await insertExchange(trx, hashToken(token), sessionHours);
        await updateLastUse(trx);
      });
      return token;
    },
    async find(token) {
      const id = token === undefined ? null : await touchExchange(db, hashToken(token));
      if (id === null) throw new AppError('unauthorized', 'commerceml.errors.session');
      const { enabled } = await selectConnection(db);
      if (!enabled) throw new AppError('forbidden', 'commerceml.errors.off');
      return id;
    },
    async begin(exchangeId, version) {
      await deleteInbox(db, exchangeId);
      await updateVersion(db, exchangeId, /^\d\.\d{1,2}$/.test(version) ? version : '');
    },
    async takePart(exchangeId, { name: text, type, bytes }) {
      const name = readFileName(text);
      if (name === null) throw new AppError('validation_failed', 'commerceml.errors.fileName');
      if (bytes.length === 0) throw new AppError('validation_failed', 'commerceml.errors.emptyPart');
      const inbox = await selectInboxSize(db, exchangeId);
      if (inbox.files >= most.files || inbox.bytes + bytes.length > most.bytes)
        throw new AppError('payload_too_large', 'commerceml.errors.tooMuch');
      const part = { exchangeId, name, kind: kindOf(name), type, bytes };
      const id = await db.transaction().execute((trx) => appendPart(trx, part));
      if (id === null) throw new AppError('conflict', 'commerceml.errors.busy', { params: { name } });
    },
    async importFile(exchangeId, text) {
      const name = readFileName(text);
      if (name === null) throw new AppError('validation_failed', 'commerceml.errors.fileName');
      await updateWantsImport(db, exchangeId);
      const until = performance.now() + waitMs;
      for (;;) {
        const answer = await look(exchangeId, name);
        if (answer) return answer;
        wake();
        if (performance.now() >= until) break;
        await sleep(partWaits.lookEveryMs);
      }
      const { rowsDone = 0, rowCount = 0 } = (await selectFileState(db, exchangeId, name)) ?? {};
      return { state: 'progress', rowsDone, rowCount };
    },
    async complete(exchangeId) {
      await updateCompleted(db, exchangeId);
      wake();
    },
  };
}
