import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import { composeOrder } from './compose-order.ts';
import { maskOrder } from './mask-order.ts';
import {
  selectLatestReadableOrder,
  selectOrdersOfUser,
  selectReadableOrders,
  type OrderReaderKeys,
  type OrderRow,
} from './orders.queries.ts';

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
    return [...wanted].filter((row) => row !== undefined).map((row) => show(row, reader));
  }
  return {
    findMany,
    find: async (key, reader) => (await findMany([key], reader))[0] ?? null,
    async findLatest(reader) {
      const row = await selectLatestReadableOrder(db, reader);
      return row ? show(row, reader) : null;
    },
    listOfUser: async (userId, range) => (await selectOrdersOfUser(db, userId, range)).map(composeOrder),
  };
}

/** Whole to its signed-in owner, masked to who carries a token of it. */
function show(row: OrderRow, { userId }: OrderReaderKeys): Order {
  const order = composeOrder(row);
  return userId !== null && row.userId === userId ? order : maskOrder(order);
}

/** Numbers and ids: others are no orders, and some are no text that PostgreSQL could compare. */
function isOrderKey(text: string): boolean {
  return /^[\da-f-]{1,36}$/i.test(text);
}
