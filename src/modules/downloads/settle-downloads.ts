import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { RevokeReason } from '#domain/schemas/download.schema.ts';
import { createToken, hashToken } from '#modules/auth/tokens.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import {
  insertGrant,
  lockSettledOrder,
  selectSettledGrants,
  updateRevoked,
  type SettledLine,
  type SettledOrder,
} from './downloads.queries.ts';
import { useOfDownloadToken } from './use-of-token.ts';

type Trx = Kysely<Database>;

/** How a new link is made. */
export interface Issuing {
  secrets: SecretBox;
  now: Date;
  /** How often and for how many days a file may be downloaded. */
  limits: { downloads: number; days: number };
}

interface SettleOptions {
  /** Issues what is sold with a line now, even where the line has links already. */
  addsMissing?: boolean;
}

const dayMs = 24 * 3600 * 1000;

/**
 * Brings the links of an order in line with what has become of it, under its lock, and as often as one likes: a line that
 * is paid for gets those of its files, once; one whose money went back, or whose order is over, loses them, until that is
 * undone. What the staff have revoked stays so. Gives how many were issued.
 */
export async function settleDownloads(
  trx: Trx,
  orderId: string,
  issuing: Issuing,
  { addsMissing = false }: SettleOptions = {},
): Promise<number> {
  const order = await lockSettledOrder(trx, orderId);
  if (!order) return 0;
  const grants = await selectSettledGrants(trx, orderId);
  let issued = 0;
  for (const line of order.lines) {
    const own = grants.filter(({ lineId }) => lineId === line.id);
    const reason = refuse(order, line);
    const changed = own.filter(({ revokeReason }) => revokeReason !== 'staff' && revokeReason !== reason);
    await updateRevoked(
      trx,
      changed.map(({ id }) => id),
      reason,
    );
    if (reason !== null || (own.length > 0 && !addsMissing)) continue;
    const known = new Set(own.map(({ fileId }) => fileId));
    for (const fileId of line.files.filter((id) => !known.has(id))) {
      await issueGrant(trx, { lineId: line.id, fileId }, issuing);
      issued += 1;
    }
  }
  // The letter of the payment brings the first links, where a provider was paid; later ones have a letter of their own.
  const isTold = order.isPaidByProvider && grants.length === 0 && !addsMissing;
  if (issued > 0 && !isTold) await enqueue(trx, 'mail.order-downloads', { orderId });
  return issued;
}

/** Why a line has no links; null: it has. */
function refuse({ isPaid, isOver }: SettledOrder, { isRefunded }: SettledLine): RevokeReason | null {
  if (isOver) return 'canceled';
  if (isRefunded) return 'refunded';
  return isPaid ? null : 'unpaid';
}

async function issueGrant(
  trx: Trx,
  of: { lineId: number; fileId: number },
  { secrets, now, limits }: Issuing,
): Promise<void> {
  const id = randomUUID();
  const token = createToken();
  await insertGrant(trx, {
    ...of,
    id,
    tokenHash: hashToken(token),
    encryptedToken: secrets.encrypt(token, useOfDownloadToken(id)),
    remaining: limits.downloads,
    expiresAt: expiryOf(now, limits.days),
  });
}

export function expiryOf(now: Date, days: number): Date {
  return new Date(now.getTime() + days * dayMs);
}
