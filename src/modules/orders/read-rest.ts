import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { selectRest } from './surplus.queries.ts';

/**
 * What is still to be paid of an order that was paid online and became dearer since, in minor units (decision 036); 0 for
 * all others.
 */
export function readRest(db: Kysely<Database>, orderId: string): Promise<number> {
  return selectRest(db, orderId);
}
