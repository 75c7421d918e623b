import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { unavailable } from '#domain/errors.ts';
import { downloadPath } from '#domain/routes.ts';
import type { BuyersDownload, DownloadState, OwnDownload } from '#domain/schemas/download.schema.ts';
import { hashToken } from '#modules/auth/tokens.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { ByteRange, FileStore, OpenFile } from '#platform/files/file-store.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import {
  hasUnissued,
  selectGrantByToken,
  selectGrantsOfOrder,
  selectGrantsOfUser,
  selectVisited,
  startVisit,
  type GrantRow,
} from './downloads.queries.ts';
import { orUnavailable } from './or-unavailable.ts';
import { settleDownloads, type Issuing } from './settle-downloads.ts';
import { useOfDownloadToken } from './use-of-token.ts';

interface DownloadsDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  secrets: SecretBox;
  files: FileStore;
  now: () => Date;
}

/** What the page of a link shows. */
export type LinkedDownload = Pick<BuyersDownload, 'name' | 'bytes' | 'state' | 'remaining' | 'expiresAt'>;

/** The file of a download that has begun. */
export interface VisitedFile {
  /** As it is saved. */
  name: string;
  bytes: number;
  /** Names the content: other bytes have another one. */
  etag: string;
  /** Null where its bytes are gone. Throws 503 where the storage is away. */
  open(range?: ByteRange): Promise<OpenFile | null>;
}

/** Bought files, for those who may read the order, and for whoever has the token of a link. */
export interface Downloads {
  /** Issues and takes back what has become due. */
  settle(orderId: string): Promise<void>;
  /** In the order of what was bought. */
  list(orderId: string): Promise<BuyersDownload[]>;
  /** Of a customer, the latest order first; at most 500. */
  listOfUser(userId: number): Promise<OwnDownload[]>;
  /** Null for a token that names no link. */
  find(token: string): Promise<LinkedDownload | null>;
  /**
   * Begins a download, which counts; one of the same visit (a UUID) that has begun goes on and counts no more. False where
   * the link is used up, over, revoked or unknown. Throws 503 where the file cannot be had, and counts nothing.
   */
  begin(token: string, visit: string): Promise<boolean>;
  /** Null where the visit has begun no download, or too long ago, or the link was revoked since. */
  visited(token: string, visit: string): Promise<VisitedFile | null>;
}

/** For so long a download that has begun may go on, or begin again after it broke off. */
export const visitHours = 6;

const mostListed = 500;
const tokenPattern = /^[\w-]{43}$/;
const visitPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function createDownloads({ db, settings, secrets, files, now }: DownloadsDeps): Downloads {
  async function settle(orderId: string): Promise<void> {
    const issuing = await readIssuing(settings, { secrets, now: now() });
    await retryOnConflict(() => db.transaction().execute((trx) => settleDownloads(trx, orderId, issuing)));
  }

  function compose(grant: GrantRow): LinkedDownload {
    const { name, bytes, remaining, expiresAt } = grant;
    return { name, bytes, remaining, expiresAt: expiresAt.toISOString(), state: stateOf(grant, now()) };
  }

  function composeFor(grant: GrantRow): BuyersDownload {
    const token = secrets.decrypt(grant.encryptedToken, useOfDownloadToken(grant.id));
    const path = token === null ? null : downloadPath(token);
    return { ...compose(grant), id: grant.id, title: grant.title, path };
  }

  const findGrant = (token: string) =>
    tokenPattern.test(token) ? selectGrantByToken(db, hashToken(token)) : undefined;

  return {
    settle,
    async list(orderId) {
      // Who comes back from the payment is here before the outbox is.
      if (await hasUnissued(db, orderId)) await settle(orderId);
      return (await selectGrantsOfOrder(db, orderId)).map(composeFor);
    },
    async listOfUser(userId) {
      const rows = await selectGrantsOfUser(db, userId, mostListed);
      return rows.map((grant) => ({
        ...composeFor(grant),
        order: grant.order,
        orderedAt: grant.orderedAt.toISOString(),
      }));
    },
    async find(token) {
      const grant = await findGrant(token);
      return grant ? compose(grant) : null;
    },
    async begin(token, visit) {
      const grant = visitPattern.test(visit) ? await findGrant(token) : undefined;
      if (!grant) return false;
      const there = await orUnavailable(files.head(grant.storageKey));
      if (there?.size !== grant.bytes) throw unavailable('downloads.errors.gone');
      return db.transaction().execute((trx) => startVisit(trx, grant.id, visit));
    },
    async visited(token, visit) {
      if (!tokenPattern.test(token) || !visitPattern.test(visit)) return null;
      const grant = await selectVisited(db, hashToken(token), { visit, hours: visitHours });
      if (!grant) return null;
      return {
        name: grant.name,
        bytes: grant.bytes,
        etag: `"file-${grant.fileId}"`,
        open: (range) => orUnavailable(files.open(grant.storageKey, range)),
      };
    },
  };
}

/** How links are made, as the settings have it now. */
export async function readIssuing(
  settings: Pick<SettingsReader, 'read'>,
  { secrets, now }: Pick<Issuing, 'secrets' | 'now'>,
): Promise<Issuing> {
  const { downloadLimit, downloadDays } = (await settings.read()).ecommerce;
  return { secrets, now, limits: { downloads: downloadLimit, days: downloadDays } };
}

export function stateOf(
  { revokeReason, expiresAt, remaining }: Pick<GrantRow, 'revokeReason' | 'expiresAt' | 'remaining'>,
  now: Date,
): DownloadState {
  if (revokeReason !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return remaining > 0 ? 'ready' : 'usedUp';
}
