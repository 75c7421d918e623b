import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';

import { selectProductIdsMadeBetween } from './products.queries.ts';

interface NoveltyDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  log: Log;
}

/** How much longer than its days a product may be called new. */
const everyMs = 5 * 60_000;
const dayMs = 86_400_000;
/** More than these at once: everything that shows products is dropped. */
const mostIds = 200;

/**
 * A product ceases to be new by the passing of time alone, which no change tells the caches. Each instance looks
 * after what it may have kept since it began.
 */
export function createNoveltyJob({ db, settings, log }: NoveltyDeps): JobLoop {
  let looked = new Date();
  return createJobLoop({
    name: 'products that are new no more',
    everyMs,
    async run() {
      const now = new Date();
      await expireNovelty(db, settings, { since: looked, now });
      looked = now;
    },
    log,
  });
}

/**
 * Tells the caches of products whose days as new ended between two moments.
 * @internal
 */
export async function expireNovelty(
  db: Kysely<Database>,
  settings: Pick<SettingsReader, 'read'>,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const { newDays } = (await settings.read()).ecommerce.cards;
  if (newDays === 0) return;
  const madeAt = (end: Date) => new Date(end.getTime() - newDays * dayMs);
  const ids = await selectProductIdsMadeBetween(
    db,
    { after: madeAt(since), until: madeAt(now) },
    mostIds + 1,
  );
  const tags = ids.length > mostIds ? ['products'] : ids.map((id) => `product:${id}`);
  await notifyChange(db, tags);
}
