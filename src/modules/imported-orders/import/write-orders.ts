import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderSource } from '#domain/schemas/imported-order.schema.ts';

import {
  holdImport,
  insertImport,
  replaceLines,
  selectDigests,
  upsertOrders,
  type KnownOrder,
} from '../write-orders.queries.ts';
import type { DigestedOrder } from './import-orders.ts';

interface OrderCounts {
  created: number;
  changed: number;
  same: number;
}

/** What orders of a file are to those that are there by the ids of the former shop. */
export function sortOut(
  orders: readonly DigestedOrder[],
  known: ReadonlyMap<string, KnownOrder>,
): OrderCounts {
  const there = orders.filter(({ foreignId }) => known.has(foreignId));
  const changed = there.filter((order) => isChanged(order, known)).length;
  return { created: orders.length - there.length, changed, same: there.length - changed };
}

function isChanged({ foreignId, digest }: DigestedOrder, known: ReadonlyMap<string, KnownOrder>): boolean {
  const one = known.get(foreignId);
  return one !== undefined && !one.isErased && one.digest !== digest;
}

/** Writes orders, all of them with all of their lines or none. The import is noted with the first that it brings. */
export function createOrderWriter(
  db: Kysely<Database>,
  note: { fileName: string; staffId: number },
): (source: OrderSource, orders: readonly DigestedOrder[]) => Promise<OrderCounts> {
  let importId: number | null = null;
  return (source, orders) =>
    db.transaction().execute(async (trx) => {
      const known = await selectDigests(trx, source, orders);
      // In one order, so that two imports at once do not wait for each other.
      const news = orders
        .filter((order) => !known.has(order.foreignId) || isChanged(order, known))
        .toSorted((one, other) => (one.foreignId < other.foreignId ? -1 : 1));
      if (news.length === 0) return { created: 0, changed: 0, same: orders.length };
      // It may have been undone meanwhile.
      const held = importId !== null && (await holdImport(trx, importId));
      const id: number = held && importId !== null ? importId : await insertImport(trx, { source, ...note });
      const written = await upsertOrders(trx, id, source, news);
      await replaceLines(trx, written, news);
      importId = id;
      const created = written.filter(({ isNew }) => isNew).length;
      const changed = written.length - created;
      return { created, changed, same: orders.length - written.length };
    });
}
