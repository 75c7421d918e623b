import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { notFound } from '#domain/errors.ts';
import type { DownloadRenewal, OrderDownloads } from '#domain/schemas/download.schema.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { countMissing, selectGrantsOfOrder, updateRenewed, updateRevoked } from './downloads.queries.ts';
import { readIssuing, stateOf } from './give-downloads.ts';
import { expiryOf, settleDownloads } from './settle-downloads.ts';

interface ManagementDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  secrets: SecretBox;
  outbox: Pick<Outbox, 'wake'>;
  now: () => Date;
}

/** What the staff do with the links of an order. */
export type DownloadManagement = ReturnType<typeof createDownloadManagement>;

export function createDownloadManagement({ db, settings, secrets, outbox, now }: ManagementDeps) {
  async function ofOrder(orderId: string): Promise<OrderDownloads> {
    const rows = await selectGrantsOfOrder(db, orderId);
    const { limits } = await readIssuing(settings, { secrets, now: now() });
    return {
      downloads: rows.map((grant) => ({
        id: grant.id,
        lineId: grant.lineId,
        title: grant.title,
        name: grant.name,
        bytes: grant.bytes,
        state: stateOf(grant, now()),
        remaining: grant.remaining,
        downloads: grant.downloads,
        lastAt: grant.lastAt?.toISOString() ?? null,
        expiresAt: grant.expiresAt.toISOString(),
        revokeReason: grant.revokeReason,
      })),
      missing: await countMissing(db, orderId),
      limits,
    };
  }

  return {
    ofOrder,
    /** Issues links to files that came to the products since, where the order is paid for. */
    async issue(orderId: string): Promise<OrderDownloads> {
      const issuing = await readIssuing(settings, { secrets, now: now() });
      await retryOnConflict(() =>
        db.transaction().execute((trx) => settleDownloads(trx, orderId, issuing, { addsMissing: true })),
      );
      outbox.wake();
      return ofOrder(orderId);
    },
    /** From now on, whatever had become of the link. Throws 404 for a link of another order. */
    async renew(
      orderId: string,
      id: string,
      { downloads, days, notify }: DownloadRenewal,
    ): Promise<OrderDownloads> {
      const limits = { remaining: downloads, expiresAt: expiryOf(now(), days) };
      await db.transaction().execute(async (trx) => {
        if (!(await updateRenewed(trx, { orderId, id }, limits))) throw notFound('download');
        if (notify) await enqueue(trx, 'mail.order-downloads', { orderId });
      });
      if (notify) outbox.wake();
      return ofOrder(orderId);
    },
    /** Until it is renewed. Throws 404 for a link of another order. */
    async revoke(orderId: string, id: string): Promise<OrderDownloads> {
      const own = await selectGrantsOfOrder(db, orderId);
      if (!own.some((grant) => grant.id === id)) throw notFound('download');
      await updateRevoked(db, [id], 'staff');
      return ofOrder(orderId);
    },
  };
}
