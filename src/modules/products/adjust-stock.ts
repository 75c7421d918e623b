import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { MessageKey } from '#locales/message-keys.ts';

import { selectStockLocked, updateStock } from './change-products.queries.ts';
import { readShown, showProducts } from './show-products.ts';

/** Books so many more or fewer; never below zero. Throws 404, 422 for a stock that is not counted, and a bundle's. */
export async function adjustStock(
  trx: Kysely<Database>,
  { variationId, change }: { variationId: number; change: number },
): Promise<{ stock: number }> {
  const row = await selectStockLocked(trx, variationId);
  if (!row) throw notFound('variation');
  if (row.stock === null || row.isBundle) {
    const reason: MessageKey = row.isBundle ? 'forms.errors.bundleStock' : 'catalog.errors.stockNotCounted';
    throw new AppError('validation_failed', reason, { children: { change: { errors: [reason] } } });
  }
  const stock = Math.max(0, row.stock + change);
  const before = await readShown(trx, [row.productId]);
  await updateStock(trx, variationId, stock);
  await showProducts(trx, [row.productId], before, { search: false });
  return { stock };
}
