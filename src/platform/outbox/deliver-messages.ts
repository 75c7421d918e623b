import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { withTimeout } from '#platform/timeouts/with-timeout.ts';

import type { Log } from '../log.ts';
import { backoffSeconds } from './backoff.ts';
import type { OutboxTopics } from './enqueue.ts';
import { markDelivered, postponeMessage, takeMessage, type TakenMessage } from './outbox.queries.ts';

/** What a handler knows beside the payload; the same at every try but for the attempt. */
export interface MessageStamp {
  id: number;
  createdAt: Date;
  attempt: number;
}

/** What became of a mail: `kept` as a file that nobody gets, `skipped` where there was nobody to write to. */
export type Outcome = 'sent' | 'kept' | 'skipped';

/** How the messages of each topic take effect, mails with what became of them; purges have a way of their own. */
export type OutboxHandlers = {
  [Topic in Exclude<keyof OutboxTopics, 'purge'>]: (
    payload: OutboxTopics[Topic],
    stamp: MessageStamp,
  ) => Promise<Outcome | void>;
};
type Handler = (payload: unknown, stamp: MessageStamp) => Promise<Outcome | void>;

interface DeliveryOptions {
  db: Kysely<Database>;
  handlers: Partial<OutboxHandlers>;
  log: Log;
  /** How many messages are at work at a time. */
  lanes: number;
  /** No message is taken after it. */
  signal: AbortSignal;
}

/** Mails are drawn on the thread that answers visitors: twenty a second at most keep them out of its way. */
const pauseMs = 200;
/** A handler is given up well before somebody else may take its message. */
const handlerSeconds = 60;
const leaseSeconds = 120;
const giveUpAfterHours = 48;

/** Delivers until nothing is due. A message that fails waits longer after each try. */
export async function deliverDueMessages(options: DeliveryOptions): Promise<void> {
  const ends = await Promise.allSettled(Array.from({ length: options.lanes }, () => runLane(options)));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

async function runLane(options: DeliveryOptions): Promise<void> {
  const { db, signal } = options;
  // The payloads of a topic are what `enqueue` wrote for it.
  const handlers = new Map(Object.entries(options.handlers)) as ReadonlyMap<string, Handler>;
  const topics = [...handlers.keys()];
  while (!signal.aborted) {
    const message = await takeMessage(db, topics, leaseSeconds);
    const handler = message && handlers.get(message.topic);
    if (!handler) return;
    await deliver(message, handler, options);
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}

async function deliver(message: TakenMessage, handler: Handler, { db, log }: DeliveryOptions): Promise<void> {
  const { id, topic, payload, attempt, createdAt } = message;
  let outcome: Outcome | void;
  try {
    const effect = handler(payload, { id, attempt, createdAt });
    outcome = await withTimeout(effect, handlerSeconds * 1000, `Not done in ${handlerSeconds} s`);
  } catch (error) {
    const isGivenUp = await postponeMessage(db, message, {
      reason: describe(error),
      delaySeconds: backoffSeconds(attempt),
      giveUpAfterHours,
    });
    const details = { err: error, message: id, topic, attempt };
    if (isGivenUp) log.error(details, `A message could not be delivered in ${giveUpAfterHours} hours`);
    else log.warn(details, 'A message could not be delivered yet');
    return;
  }
  await markDelivered(db, message, outcome ?? null);
}

function describe(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.slice(0, 500).toWellFormed().replaceAll('\0', '');
}
