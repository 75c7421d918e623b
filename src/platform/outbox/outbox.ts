import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';

import type { Log } from '../log.ts';
import { deliverDueMessages, type OutboxHandlers } from './deliver-messages.ts';
import { laneOfTopic, laneWorkers, type HandledTopic, type Lane } from './lanes.ts';
import { deleteEndedMessages, hasPurges, takePurges } from './outbox.queries.ts';

export interface Outbox {
  /** Call it after a commit that left something in the outbox: it goes out at once, not at the next poll. */
  wake(): void;
  jobs: JobLoop[];
}

interface OutboxOptions {
  db: Kysely<Database>;
  /** Messages of other topics wait until somebody handles them. */
  handlers: Partial<OutboxHandlers>;
  log: Log;
}

const lanes = Object.keys(laneWorkers) as Lane[];
const pollMs = 1000;
/** Under a rush of orders an idle lane looks twenty times a second, not with every order. */
const deliveryGapMs = 50;
/** Under a rush of orders the caches are told five times a second, not with every order. */
const purgeGapMs = 200;
const purgesAtOnce = 500;
const cleaningMs = 3_600_000;
const keptDays = 30;

/**
 * Sends what transactions have left in the outbox (decision 9). Any number of instances may work on one
 * database. Each message has its effect at least once, and twice only when a process dies, or loses its
 * database, between the effect and its mark.
 */
export function createOutbox({ db, handlers, log }: OutboxOptions): Outbox {
  const deliveries = lanes.flatMap((lane) => {
    const own = handlersOf(lane, handlers);
    const deliver = (signal: AbortSignal) => deliverDueMessages({ db, handlers: own, log, signal });
    return Array.from({ length: laneWorkers[lane] }, (_, index) =>
      createJobLoop({
        name: `outbox ${lane} ${index + 1}`,
        everyMs: pollMs,
        gapMs: deliveryGapMs,
        run: deliver,
        log,
      }),
    );
  });
  const purges = createJobLoop({
    name: 'outbox purges',
    everyMs: pollMs,
    gapMs: purgeGapMs,
    run: () => sendPurges(db),
    log,
  });
  const cleaning = createJobLoop({
    name: 'outbox cleaning',
    everyMs: cleaningMs,
    run: () => deleteEndedMessages(db, keptDays),
    log,
  });
  return {
    wake() {
      for (const delivery of deliveries) delivery.wake();
      purges.wake();
    },
    jobs: [...deliveries, purges, cleaning],
  };
}

function handlersOf(lane: Lane, handlers: Partial<OutboxHandlers>): Partial<OutboxHandlers> {
  const entries = Object.entries(handlers);
  return Object.fromEntries(entries.filter(([topic]) => laneOfTopic[topic as HandledTopic] === lane));
}

/** Many purges, one notification. They are removed as they are told: both happen or neither. */
async function sendPurges(db: Kysely<Database>): Promise<void> {
  while (await hasPurges(db)) {
    const tags = await db.transaction().execute(async (trx) => {
      const taken = await takePurges(trx, purgesAtOnce);
      await notifyChange(trx, taken);
      return taken;
    });
    // Another instance is at work on those that are left.
    if (tags.length === 0) return;
  }
}
