import { sql, type Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { SampleCounts } from '#domain/schemas/samples.schema.ts';
import { everything } from '#platform/cache/tags.ts';

import { removeSamples } from './remove-samples.ts';

/** The demo's orders, enquiries, reviews and comments, of which nobody is the author. */
export interface SampleService {
  count(): Promise<SampleCounts>;
  /** Says what there was; all of it or nothing. */
  remove(): Promise<SampleCounts>;
}

export function createSampleService({ db }: { db: Kysely<Database> }): SampleService {
  return {
    async count() {
      const { rows } = await sql<SampleCounts>`
        select (select count(*)::int from orders where is_sample) as orders,
          (select count(*)::int from leads where is_sample) as leads,
          (select count(*)::int from reviews where is_sample) as reviews,
          (select count(*)::int from comments where is_sample) as comments`.execute(db);
      const [row] = rows;
      if (!row) throw new Error('Nothing was counted');
      return row;
    },
    remove: () =>
      db.transaction().execute(async (trx) => {
        const removed = await removeSamples(trx);
        await notifyChange(trx, [everything]);
        return removed;
      }),
  };
}
