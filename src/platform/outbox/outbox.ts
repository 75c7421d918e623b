import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';

import type { Log } from '../log.ts';
import { deliverDueMessages, type OutboxHandlers } from './deliver-messages.ts';
import { shopTopics } from './enqueue.ts';
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

const pollMs = 1000;
const lanes = 4;
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
  const isToShop = (topic: string) => shopTopics.some((shopTopic) => shopTopic === topic);
  const deliver = (name: string, ofShop: boolean, count: number) => {
    const own = Object.fromEntries(Object.entries(handlers).filter(([topic]) => isToShop(topic) === ofShop));
    return createJobLoop({
      name,
      everyMs: pollMs,
      run: (signal) => deliverDueMessages({ db, handlers: own, lanes: count, log, signal }),
      log,
    });
  };
  const deliveries = deliver('outbox', false, lanes);
  const mailsToShop = deliver('mails to the shop', true, 1);
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
      deliveries.wake();
      mailsToShop.wake();
      purges.wake();
    },
    jobs: [deliveries, mailsToShop, purges, cleaning],
  };
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
