import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';

import {
  deleteDoubleProperties,
  haveCommonOption,
  moveOptionValues,
  moveProperties,
} from './facets-of-products.queries.ts';
import { deleteValue } from './facets.queries.ts';

/**
 * Products with one value have the other instead. Throws 409 where a product offers both as choices: its
 * variations differ by them.
 */
export async function mergeValues(trx: Transaction<Database>, fromId: number, intoId: number): Promise<void> {
  if (await haveCommonOption(trx, fromId, intoId))
    throw new AppError('conflict', 'catalog.errors.bothValues');
  await moveOptionValues(trx, fromId, intoId);
  await deleteDoubleProperties(trx, fromId, intoId);
  await moveProperties(trx, fromId, intoId);
  await deleteValue(trx, fromId);
}
