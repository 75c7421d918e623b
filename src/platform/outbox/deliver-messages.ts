import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { withTimeout } from '#platform/timeouts/with-timeout.ts';

import type { Log } from '../log.ts';
import { inSpan } from '../tracing/tracing.ts';
import { backoffSeconds } from './backoff.ts';
import type { OutboxTopics } from './enqueue.ts';
import type { HandledTopic } from './lanes.ts';
import { markDelivered, postponeMessage, takeMessage, type TakenMessage } from './outbox.queries.ts';

/** What a handler knows beside the payload; the same at every try but for the attempt. */
export interface MessageStamp {
  id: number;
  createdAt: Date;
  attempt: number;
}

/** What became of a mail: `kept` as a file that nobody gets, `skipped` where there was nobody to write to. */
export type Outcome = 'sent' | 'kept' | 'skipped';

/** How the messages of each topic take effect, mails with what became of them. */
export type OutboxHandlers = {
  [Topic in HandledTopic]: (payload: OutboxTopics[Topic], stamp: MessageStamp) => Promise<Outcome | void>;
};
type Handler = (payload: unknown, stamp: MessageStamp) => Promise<Outcome | void>;

interface DeliveryOptions {
  db: Kysely<Database>;
  handlers: Partial<OutboxHandlers>;
  log: Log;
  /** No message is taken after it. */
  signal: AbortSignal;
}

/** Mails are drawn on the thread that answers visitors: five a second and worker keep them out of its way. */
const pauseMs = 200;
/** A handler is given up well before somebody else may take its message. */
const handlerSeconds = 60;
const leaseSeconds = 120;
const giveUpAfterHours = 48;

/** Delivers one message after the other until nothing is due. One that fails waits longer after each try. */
export async function deliverDueMessages(options: DeliveryOptions): Promise<void> {
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
    // A trace of its own: it may come days after the request that it points to.
    const effect = inSpan(topic, { kind: 'consumer', cause: message.traceparent ?? undefined }, () =>
      handler(payload, { id, attempt, createdAt }),
    );
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

/** `MailError [ETIMEDOUT]: Greeting never received`: the code, where there is one, tells what kind it is of. */
function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error && error.code ? ` [${String(error.code)}]` : '';
  const text = error instanceof Error ? `${error.name}${code}: ${error.message}` : String(error);
  return text.slice(0, 500).toWellFormed().replaceAll('\0', '');
}
