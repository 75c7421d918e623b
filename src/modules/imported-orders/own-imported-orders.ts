import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ImportedOrder, ImportedOrderDetail } from '#domain/schemas/imported-order.schema.ts';

import { composeOrder, composeOrderDetail } from './compose-imported-order.ts';
import { selectOrdersOfUser } from './imported-orders.queries.ts';
import { erasePersonOf } from './write-orders.queries.ts';

type Range = { offset: number; limit: number };

/** Orders of the former shop that bear a customer's confirmed email; none while it is not confirmed. */
export interface OwnImportedOrders {
  /** Newest first. */
  list(userId: number, range: Range): Promise<ImportedOrder[]>;
  /** The same with the person in it, for who asks what is kept of them. */
  listWhole(userId: number, range: Range): Promise<ImportedOrderDetail[]>;
  /** Takes the person out of the orders with the email. */
  erasePerson(trx: Kysely<Database>, email: string): Promise<void>;
}

export function createOwnImportedOrders(db: Kysely<Database>): OwnImportedOrders {
  return {
    async list(userId, range) {
      const rows = await selectOrdersOfUser(db, userId, range);
      return rows.map(composeOrder);
    },
    async listWhole(userId, range) {
      const rows = await selectOrdersOfUser(db, userId, range);
      return rows.map(composeOrderDetail);
    },
    erasePerson: (trx, email) => erasePersonOf(trx, email.toLowerCase()),
  };
}
