import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { programVersion } from '#domain/program-version.ts';
import type { Log } from '#platform/log.ts';
import type { PostOutside } from '#platform/net/post-outside.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import {
  markAttempt,
  releaseDelivery,
  selectDueEndpoints,
  takeDelivery,
  type AttemptResult,
  type TakenDelivery,
} from './deliveries.queries.ts';
import { disableEndpoint, failWaiting, noteFailure, noteSuccess } from './endpoints.queries.ts';
import { nextAttemptIn, readRetryAfter } from './retry-schedule.ts';
import { useOfWebhookSecret } from './use-of-secret.ts';
import { signWebhook } from './webhook-signature.ts';

export interface DeliveryDeps {
  db: Kysely<Database>;
  secrets: SecretBox;
  post: PostOutside;
  log: Log;
}

/** At a time, of one address and on one instance: who never answers keeps these waiting and nobody else. */
const lanesOfEndpoint = 2;
const timeoutMs = 15_000;
/** Well after an attempt has been given up. */
export const leaseSeconds = 60;
/** Failures that last so long, with no success between, switch an address off: the whole schedule has failed. */
const disabledAfterHours = 72;

export interface WebhookDeliveries {
  /** Begins what is due, and does not wait for it. */
  begin(signal: AbortSignal): Promise<void>;
  /** All that is under way. */
  settle(): Promise<void>;
  /** One attempt by hand at what was taken: it is not repeated, and switches nothing off. */
  attempt(delivery: TakenDelivery): Promise<void>;
}

/** Sends messages, each address by lanes of its own. */
export function createWebhookDeliveries(deps: DeliveryDeps): WebhookDeliveries {
  const { db, log } = deps;
  const lanes = new Map<number, Set<Promise<void>>>();

  async function runLane(endpointId: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const delivery = await takeDelivery(db, endpointId, leaseSeconds);
      if (!delivery) return;
      const result = await tryDelivery(deps, delivery, signal);
      if (signal.aborted && !result.isDone) await releaseDelivery(db, delivery);
      else await settleAttempt(deps, delivery, result);
    }
  }

  function addLane(endpointId: number, signal: AbortSignal): void {
    const own = lanes.get(endpointId) ?? new Set();
    lanes.set(endpointId, own);
    const lane = runLane(endpointId, signal)
      .catch((error: unknown) =>
        log.error({ err: error, endpoint: endpointId }, 'Webhooks could not be sent'),
      )
      .finally(() => {
        own.delete(lane);
        if (own.size === 0) lanes.delete(endpointId);
      });
    own.add(lane);
  }

  return {
    async begin(signal) {
      for (const endpointId of await selectDueEndpoints(db)) {
        while (!signal.aborted && (lanes.get(endpointId)?.size ?? 0) < lanesOfEndpoint) {
          addLane(endpointId, signal);
        }
      }
    },
    async settle() {
      await Promise.all([...lanes.values()].flatMap((own) => [...own]));
    },
    async attempt(delivery) {
      const result = await tryDelivery(deps, delivery, new AbortController().signal);
      await markAttempt(db, delivery, { ...result, nextIn: null });
      if (result.isDone) await noteSuccess(db, delivery.endpointId);
    },
  };
}

type Tried = AttemptResult & { isGone: boolean };

async function tryDelivery(
  { secrets, post }: DeliveryDeps,
  { endpointId, attempt, messageId, body, url, secret, previousSecret }: TakenDelivery,
  signal: AbortSignal,
): Promise<Tried> {
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  const failed = (error: string, { status = 0, asked = 0 } = {}): Tried => ({
    isDone: false,
    isGone: status === 410,
    responseStatus: status || null,
    error,
    durationMs: durationMs(),
    nextIn: status === 410 ? null : nextAttemptIn(attempt, { asked }),
  });
  try {
    const keys = [secret, ...(previousSecret === null ? [] : [previousSecret])].map((stored) =>
      openSecret(secrets, stored, endpointId),
    );
    const seconds = Math.floor(Date.now() / 1000);
    const { status, retryAfter } = await post({
      url,
      headers: {
        'content-type': 'application/json',
        'user-agent': `Vitrina/${programVersion}`,
        'webhook-id': messageId,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signWebhook({ id: messageId, seconds, body }, keys),
      },
      body,
      timeoutMs,
      signal,
    });
    if (status < 200 || status > 299) {
      const asked = status === 429 || status === 503 ? readRetryAfter(retryAfter, new Date()) : 0;
      return failed(status >= 300 && status < 400 ? 'Redirects are not followed' : '', { status, asked });
    }
    return {
      isDone: true,
      isGone: false,
      responseStatus: status,
      error: '',
      durationMs: durationMs(),
      nextIn: null,
    };
  } catch (error) {
    return failed(describe(error));
  }
}

async function settleAttempt(deps: DeliveryDeps, delivery: TakenDelivery, result: Tried): Promise<void> {
  const { db } = deps;
  const { endpointId } = delivery;
  await markAttempt(db, delivery, result);
  if (result.isDone) return noteSuccess(db, endpointId);
  const isFailing = await noteFailure(db, endpointId, disabledAfterHours);
  const reason = result.isGone ? 'gone' : isFailing ? 'failing' : null;
  if (reason !== null) await switchOff(deps, endpointId, reason);
}

/** What still waits can be sent again by hand once the address answers; the owner is told by mail. */
async function switchOff(
  { db }: DeliveryDeps,
  endpointId: number,
  reason: 'gone' | 'failing',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await disableEndpoint(trx, endpointId, reason))) return;
    await failWaiting(trx, endpointId, switchedOff);
    await enqueue(trx, 'mail.shop-webhook-disabled', { endpointId });
  });
}

/** Of deliveries that are not tried any more. */
export const switchedOff = 'The address was switched off';

function openSecret(secrets: SecretBox, stored: string, endpointId: number): string {
  const secret = secrets.decrypt(stored, useOfWebhookSecret(endpointId));
  if (secret === null) throw new Error('The stored secret cannot be read: make a new one');
  return secret;
}

/** `getaddrinfo ENOTFOUND shop.example`: what the connection said, with its code where the words lack it. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 300);
  const code = 'code' in error && error.code ? String(error.code) : '';
  const [first] = error instanceof AggregateError ? error.errors : [];
  const message = error.message || (first instanceof Error ? first.message : '');
  const text = code !== '' && !message.includes(code) ? `${message} [${code}]`.trim() : message;
  return text.slice(0, 300).toWellFormed().replaceAll('\0', '');
}
