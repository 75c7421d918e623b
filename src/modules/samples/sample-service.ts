import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { SampleCounts } from '#domain/schemas/samples.schema.ts';
import { everything } from '#platform/cache/tags.ts';

import { removeSamples } from './remove-samples.ts';
import { countSamples } from './samples.queries.ts';

/** The demo's orders, enquiries, reviews and comments, of which nobody is the author. */
export interface SampleService {
  count(): Promise<SampleCounts>;
  /** Says what there was; all of it or nothing. */
  remove(): Promise<SampleCounts>;
}

export function createSampleService({ db }: { db: Kysely<Database> }): SampleService {
  return {
    async count() {
      const counts = await countSamples(db);
      if (!counts) throw new Error('Nothing was counted');
      return counts;
    },
    remove: () =>
      db.transaction().execute(async (trx) => {
        const removed = await removeSamples(trx);
        await notifyChange(trx, [everything]);
        return removed;
      }),
  };
}
