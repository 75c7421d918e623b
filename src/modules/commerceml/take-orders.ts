import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { decodeTexts } from '#platform/uploads/decode-texts.ts';

import { readParts, updateNewsRead, type ClaimedFile } from './files.queries.ts';
import { deleteNews, insertNews } from './news.queries.ts';
import { createCommercemlReader } from './parse-commerceml.ts';
import { readDocument } from './read-document.ts';

/** Of one file, unpacked, and orders in it. */
const most = { bytes: 100 * 1024 * 1024, orders: 100_000 } as const;

/**
 * Keeps what a file says of orders, to be done one after another, in one transaction: a file that is cut off or broken
 * changes nothing. Throws 413 and 422.
 */
export async function takeOrders(trx: Transaction<Database>, file: ClaimedFile): Promise<void> {
  const reader = createCommercemlReader();
  let count = 0;
  await deleteNews(trx, file.id);
  const flush = async () => {
    const news = reader
      .takeUnits()
      .flatMap(({ name, node }) => (name === 'Документ' ? (readDocument(node) ?? []) : []));
    await insertNews(trx, file.id, { first: count, news });
    count += news.length;
    if (count > most.orders) throw new AppError('validation_failed', 'commerceml.errors.orders');
  };
  for await (const text of decodeTexts(readParts(trx, file.id), { mostBytes: most.bytes })) {
    reader.write(text);
    await flush();
  }
  reader.end();
  await flush();
  await updateNewsRead(trx, file.id, count > 0);
}
