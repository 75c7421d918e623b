import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Order } from '#domain/schemas/order.schema.ts';

import { composeOrder } from './compose-order.ts';
import { maskOrder } from './mask-order.ts';
import {
  selectLatestReadableOrder,
  selectOrdersOfUser,
  selectReadableOrders,
  type OrderViewer,
  type OrderRow,
} from './orders.queries.ts';

export interface OrderReader {
  /** By number or id; null for what is not there and what is somebody else's alike. */
  find(numberOrId: string, viewer: OrderViewer): Promise<Order | null>;
  /** In the order of the numbers or ids, those that may not be read left out. */
  findMany(numbersOrIds: readonly string[], viewer: OrderViewer): Promise<Order[]>;
  /** The newest that may be read. */
  findLatest(viewer: OrderViewer): Promise<Order | null>;
  /** Newest first. */
  listOfUser(userId: number, range: { offset: number; limit: number }): Promise<Order[]>;
}

export function createOrderReader({ db }: { db: Kysely<Database> }): OrderReader {
  async function findMany(keys: readonly string[], viewer: OrderViewer): Promise<Order[]> {
    const rows = await selectReadableOrders(db, keys.filter(isOrderKey), viewer);
    const rowByKey = new Map(rows.flatMap((row) => [[row.id, row] as const, [row.number, row] as const]));
    const wanted = new Set(keys.map((key) => rowByKey.get(key) ?? rowByKey.get(key.toLowerCase())));
    return [...wanted].filter((row) => row !== undefined).map((row) => show(row, viewer));
  }
  return {
    findMany,
    find: async (key, viewer) => (await findMany([key], viewer))[0] ?? null,
    async findLatest(viewer) {
      const row = await selectLatestReadableOrder(db, viewer);
      return row ? show(row, viewer) : null;
    },
    listOfUser: async (userId, range) => (await selectOrdersOfUser(db, userId, range)).map(composeOrder),
  };
}

/** Whole to its signed-in owner, masked to who carries a token of it. */
function show(row: OrderRow, { userId }: OrderViewer): Order {
  const order = composeOrder(row);
  return userId !== null && row.userId === userId ? order : maskOrder(order);
}

/** Numbers and ids: others are no orders, and some are no text that PostgreSQL could compare. */
function isOrderKey(text: string): boolean {
  return /^[\da-f-]{1,36}$/i.test(text);
}
