import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import type {
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDeliveries as DeliveryList,
  WebhookDelivery,
  WebhookSecret,
} from '#domain/schemas/webhooks.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { switchedOff, leaseSeconds, type WebhookDeliveries } from './deliver-webhooks.ts';
import {
  insertTestDelivery,
  replayDelivery,
  replayFailed,
  selectDeliveries,
  type DeliveryFilter,
  type DeliveryRow,
} from './deliveries.queries.ts';
import {
  countEndpointsLocked,
  deleteEndpoint,
  failWaiting,
  insertEndpoint,
  rotateSecret,
  selectEndpoints,
  selectVersionLocked,
  updateEndpoint,
  updateSecret,
  type EndpointRow,
} from './endpoints.queries.ts';
import { useOfWebhookSecret } from './use-of-secret.ts';
import { createWebhookSecret } from './webhook-signature.ts';
import { composeMessage } from './write-messages.ts';

interface ManageDeps {
  db: Kysely<Database>;
  secrets: SecretBox;
  limits: Pick<RateLimiter, 'take'>;
  deliveries: Pick<WebhookDeliveries, 'attempt'>;
  /** Why nothing may be sent to an address; null when it may. */
  refuseAddress: (url: string) => MessageKey | null;
  /** Something is due. */
  wake(): void;
}

export interface WebhookManagement {
  list(): Promise<Webhook[]>;
  /** Throws 422 for an address that nothing may be sent to, 409 when there are too many. */
  add(webhook: NewWebhook): Promise<WebhookSecret>;
  /** Throws 404, 409 for a version that is not the present one, 422 as `add`. */
  change(id: number, change: WebhookChange): Promise<Webhook>;
  remove(id: number): Promise<void>;
  /** A new secret; the one before signs for a day more. */
  rotate(id: number): Promise<WebhookSecret>;
  /** Sends a message that means nothing, now, and tells what came of it; throws 429 above ten a minute. */
  test(id: number): Promise<WebhookDelivery>;
  listDeliveries(id: number, filter: DeliveryFilter): Promise<DeliveryList>;
  /** Sends one again that has ended; throws 404 for any other. */
  replay(id: number, messageId: string): Promise<WebhookDelivery>;
  /** Sends again all that have failed and were written since; how many. */
  replayFailed(id: number, since: Date): Promise<number>;
}

const mostEndpoints = 20;
const overlapHours = 24;

/** The addresses that the shop tells of what happens, as the staff keep them. */
export function createWebhookManagement(deps: ManageDeps): WebhookManagement {
  const { db, secrets, limits, deliveries, refuseAddress, wake } = deps;

  function checkAddress(url: string): void {
    const problem = refuseAddress(url);
    if (problem !== null) throw fieldError('url', problem);
  }
  async function readOne(id: number, of: Kysely<Database> = db): Promise<Webhook> {
    const [row] = await selectEndpoints(of, id);
    if (!row) throw notFound('resource');
    return composeEndpoint(row);
  }
  async function readDelivery(id: number, messageId: string): Promise<WebhookDelivery> {
    const [row] = await selectDeliveries(db, id, { messageId, offset: 0, limit: 1 });
    if (!row) throw notFound('resource');
    return composeDelivery(row);
  }

  return {
    list: async () => (await selectEndpoints(db)).map(composeEndpoint),
    async add(webhook) {
      checkAddress(webhook.url);
      const secret = createWebhookSecret();
      return db.transaction().execute(async (trx) => {
        if ((await countEndpointsLocked(trx)) >= mostEndpoints)
          throw new AppError('conflict', 'webhooks.errors.tooMany');
        const id = await insertEndpoint(trx, webhook);
        await updateSecret(trx, id, secrets.encrypt(secret, useOfWebhookSecret(id)));
        return { webhook: await readOne(id, trx), secret };
      });
    },
    async change(id, { version, ...webhook }) {
      checkAddress(webhook.url);
      return db.transaction().execute(async (trx) => {
        const present = await selectVersionLocked(trx, id);
        if (present === null) throw notFound('resource');
        if (present !== version) throw new AppError('conflict', 'content.errors.changed');
        await updateEndpoint(trx, id, webhook);
        if (!webhook.enabled) await failWaiting(trx, id, switchedOff);
        return readOne(id, trx);
      });
    },
    async remove(id) {
      if (!(await deleteEndpoint(db, id))) throw notFound('resource');
    },
    async rotate(id) {
      const secret = createWebhookSecret();
      const stored = secrets.encrypt(secret, useOfWebhookSecret(id));
      if (!(await rotateSecret(db, id, { secret: stored, overlapHours }))) throw notFound('resource');
      return { webhook: await readOne(id), secret };
    },
    async test(id) {
      await limits.take({ key: `webhook-test:${id}`, limit: 10, windowSeconds: 60 });
      const message = composeMessage('webhook.test', new Date(), { message: 'It works' });
      const { publicId: messageId, ...rest } = message;
      const taken = await insertTestDelivery(db, id, { messageId, ...rest, leaseSeconds });
      if (!taken) throw notFound('resource');
      await deliveries.attempt(taken);
      return readDelivery(id, messageId);
    },
    async listDeliveries(id, { limit, ...filter }) {
      await readOne(id);
      const rows = await selectDeliveries(db, id, { ...filter, limit: limit + 1 });
      return { deliveries: rows.slice(0, limit).map(composeDelivery), hasMore: rows.length > limit };
    },
    async replay(id, messageId) {
      if (!(await replayDelivery(db, id, messageId))) throw notFound('resource');
      wake();
      return readDelivery(id, messageId);
    },
    async replayFailed(id, since) {
      await readOne(id);
      const count = await replayFailed(db, id, since);
      wake();
      return count;
    },
  };
}

function composeEndpoint({ failingSince, previousSecretUntil, lastSuccessAt, ...row }: EndpointRow): Webhook {
  return {
    ...row,
    failingSince: failingSince?.toISOString() ?? null,
    previousSecretUntil: previousSecretUntil?.toISOString() ?? null,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
  };
}

function composeDelivery({ createdAt, triedAt, nextAt, ...row }: DeliveryRow): WebhookDelivery {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  };
}
