import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';

import { selectForeignIds } from './foreign-ids.queries.ts';
import { exchangeFormat, type ComposedProduct } from './formats/composed-product.ts';
import type { KeptElement } from './formats/foreign-rows.ts';
import { insertRows } from './import-rows.queries.ts';
import { insertImport, updateUploaded } from './product-imports.queries.ts';

/** Which products and variations a source has brought already, by its ids. */
export async function findBrought(
  trx: Transaction<Database>,
  kind: 'product' | 'variation',
  foreignIds: readonly string[],
): Promise<Map<string, number>> {
  return selectForeignIds(trx, exchangeFormat, kind, foreignIds);
}

/**
 * Makes an import of products that are put together already, portion by portion in the transaction of whoever puts
 * them together; it runs once that is done. null where there were none.
 */
export async function takeComposed(
  trx: Transaction<Database>,
  portions: AsyncIterable<readonly ComposedProduct[]>,
  { fileName, staffId }: { fileName: string; staffId: number },
): Promise<number | null> {
  let id: number | null = null;
  let rowCount = 0;
  for await (const products of portions) {
    if (products.length === 0) continue;
    id ??= await insertImport(trx, {
      staffId,
      fileName,
      encoding: 'utf-8',
      separator: '',
      header: [],
      mapping: [],
      format: exchangeFormat,
    });
    const rows = products.map((product) => {
      const line = ++rowCount;
      const parts: KeptElement = { product: [{ text: JSON.stringify(product), attributes: {} }] };
      return { line, group: line, cells: [JSON.stringify(parts)] };
    });
    await insertRows(trx, id, rows);
  }
  if (id !== null)
    await updateUploaded(trx, id, { rowCount, source: exchangeFormat, unused: [], state: 'running' });
  return id;
}
