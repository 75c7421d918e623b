import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { hasPage } from './shop-setup.queries.ts';

/** Whether the shop has not been filled yet, be it with its blank home page alone. */
export async function isShopEmpty(db: Kysely<Database>): Promise<boolean> {
  return !(await hasPage(db));
}
