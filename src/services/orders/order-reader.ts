import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import {
  selectLatestReadableOrder,
  selectOrdersOfUser,
  selectReadableOrders,
  type OrderReaderKeys,
} from '#db/queries/orders.queries.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import { composeOrder } from './compose-order.ts';

export interface OrderReader {
  /** By number or id; null for what is not there and what is somebody else's alike. */
  find(numberOrId: string, reader: OrderReaderKeys): Promise<Order | null>;
  /** In the order of the numbers or ids, those that may not be read left out. */
  findMany(numbersOrIds: readonly string[], reader: OrderReaderKeys): Promise<Order[]>;
  /** The newest that may be read. */
  findLatest(reader: OrderReaderKeys): Promise<Order | null>;
  /** Newest first. */
  listOfUser(userId: number, range: { offset: number; limit: number }): Promise<Order[]>;
}

export function createOrderReader({ db }: { db: Kysely<Database> }): OrderReader {
  async function findMany(keys: readonly string[], reader: OrderReaderKeys): Promise<Order[]> {
    const rows = await selectReadableOrders(db, keys.filter(isOrderKey), reader);
    const rowByKey = new Map(rows.flatMap((row) => [[row.id, row] as const, [row.number, row] as const]));
    const wanted = new Set(keys.map((key) => rowByKey.get(key) ?? rowByKey.get(key.toLowerCase())));
    return [...wanted].filter((row) => row !== undefined).map(composeOrder);
  }
  return {
    findMany,
    find: async (key, reader) => (await findMany([key], reader))[0] ?? null,
    async findLatest(reader) {
      const row = await selectLatestReadableOrder(db, reader);
      return row ? composeOrder(row) : null;
    },
    listOfUser: async (userId, range) => (await selectOrdersOfUser(db, userId, range)).map(composeOrder),
  };
}

/** Numbers and ids: others are no orders, and some are no text that PostgreSQL could compare. */
function isOrderKey(text: string): boolean {
  return /^[\da-f-]{1,36}$/i.test(text);
}
