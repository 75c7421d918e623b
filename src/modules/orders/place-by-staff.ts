import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderChannel } from '#domain/order-channels.ts';

import { waitForGuestOrders } from './order-access.ts';
import { updateCashReceived, updateChannel } from './order-changes.queries.ts';
import { recordOrderEvent } from './order-events.ts';
import { storeOrder, type PricedNewOrder } from './place-order.ts';

/**
 * An order as the staff place it; they need no token of it, and their customer's cart is not what was ordered. What
 * cards pay of it is taken by the caller.
 */
export type StaffOrder = Omit<PricedNewOrder, 'networks' | 'access' | 'keepsCart' | 'consent' | 'giftCards'>;

interface ByStaff {
  staffId: number;
  /** How its money has come already; null: it has not. */
  money: 'cash' | 'card' | null;
  channel: OrderChannel;
}

/** Puts an order of the staff into the books as `storeOrder` does, with who placed it and how it was paid. */
export async function storeStaffOrder(
  trx: Kysely<Database>,
  order: StaffOrder,
  { staffId, money, channel }: ByStaff,
): Promise<{ id: string; number: string }> {
  // Keeps a guest's orders from being attached to an account meanwhile.
  if (order.userId === null && order.email !== '') await waitForGuestOrders(trx, order.email);
  const { id, number } = await storeOrder(trx, {
    ...order,
    networks: null,
    access: null,
    keepsCart: true,
    consent: null,
    giftCards: [],
  });
  await updateChannel(trx, id, channel);
  await recordOrderEvent(trx, id, { kind: 'placed', staffId });
  if (money !== null) {
    await updateCashReceived(trx, id, true);
    await recordOrderEvent(trx, id, { kind: 'cash', to: 'received', reason: money, staffId });
  }
  return { id, number };
}
