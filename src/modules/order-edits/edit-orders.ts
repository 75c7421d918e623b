import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { OrderEdit, OrderEditPreview, OrderEditRequest } from '#domain/schemas/order-edit.schema.ts';
import { exchangeStock, findShortages, holdStock, readStock } from '#modules/inventory/stock.ts';
import { lockOrder } from '#modules/orders/lock-order.ts';
import { recordOrderEvent } from '#modules/orders/order-events.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { TaxReader } from '#modules/taxes/tax-reader.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { composePreview } from './compose-preview.ts';
import { listChanges } from './list-changes.ts';
import { hasOpenAttempt, selectEditableOrder, type EditableOrderRow } from './order-edits.queries.ts';
import {
  addsUndelivered,
  isPaidOnline,
  planEdit,
  refuseShort,
  restAfter,
  variationsOf,
  type EditPlan,
  type EditTerms,
} from './plan-edit.ts';
import { storeEdit } from './store-edit.ts';

type Trx = Kysely<Database>;

interface OrderEditsOptions {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  taxes: Pick<TaxReader, 'readRules'>;
  outbox: { wake(): void };
  find(orderId: string, staffId: number): Promise<OrderDetail>;
}

/** Changes of orders after they were placed, by the staff. Both throw as `planEdit` and `checkMoney`, and 404. */
export interface OrderEdits {
  /** What the order would be; nothing is stored. */
  preview(orderId: string, edit: OrderEdit): Promise<OrderEditPreview>;
  /**
   * Changes the order with its stock, its taxes and its history in one transaction. Throws 409 (`data.version`) when
   * somebody else has changed it since.
   */
  save(orderId: string, request: OrderEditRequest, staffId: number): Promise<OrderDetail>;
}

/** Who has gone to pay is done by then, or has left. */
const payingMinutes = 60;

export function createOrderEdits({ db, settings, taxes, outbox, find }: OrderEditsOptions): OrderEdits {
  const readTerms = async (): Promise<EditTerms> => ({
    settings: await settings.read(),
    taxRules: await taxes.readRules(),
  });
  return {
    async preview(orderId, edit) {
      const terms = await readTerms();
      const order = await selectEditableOrder(db, orderId);
      if (!order) throw notFound('order');
      const counted = await readStock(db, variationsOf(order, edit));
      const plan = await planEdit(db, order, edit, { ...terms, counted: idsOf(counted) });
      await checkMoney(db, order, plan);
      refuseShort(order, edit, { plan, short: await findShortages(db, plan.stock) });
      return composePreview(order, plan);
    },

    async save(orderId, request, staffId) {
      const terms = await readTerms();
      await retryOnConflict(() =>
        db.transaction().execute((trx) => saveOnce(trx, { orderId, request, terms, staffId })),
      );
      outbox.wake();
      return find(orderId, staffId);
    },
  };
}

async function saveOnce(
  trx: Trx,
  input: { orderId: string; request: OrderEditRequest; terms: EditTerms; staffId: number },
): Promise<void> {
  const { orderId, request, terms, staffId } = input;
  const { version, notify, ...edit } = request;
  await lockOrder(trx, orderId);
  const order = await selectEditableOrder(trx, orderId);
  if (!order) throw notFound('order');
  if (order.version !== version)
    throw new AppError('conflict', 'orders.changedMeanwhile', { data: { version: order.version } });
  const counted = await holdStock(trx, variationsOf(order, edit));
  const plan = await planEdit(trx, order, edit, { ...terms, counted: idsOf(counted) });
  const changes = listChanges(order, plan);
  if (changes.length === 0) return;
  await checkMoney(trx, order, plan);
  refuseShort(order, edit, { plan, short: await exchangeStock(trx, plan.stock) });
  await storeEdit(trx, order, plan);
  await recordOrderEvent(trx, orderId, { kind: 'edit', changes, staffId });
  if (notify) await enqueue(trx, 'mail.order-edited', { orderId });
}

/**
 * The sum of an order stays under a buyer who is paying it. Once it is paid online it may become less, which leaves
 * money over to give back, or more, which leaves a rest to pay; with its cash received it stays. Throws 409.
 */
async function checkMoney(db: Trx, order: EditableOrderRow, plan: EditPlan): Promise<void> {
  const { amounts } = plan;
  if (amounts.total === order.total) return;
  if (restAfter(order, plan) > 0 && addsUndelivered(plan))
    throw new AppError('conflict', 'orderEdit.unpaidFiles');
  // What cards pay stays: something has to be left to pay beside it.
  if (!isPaidOnline(order) && order.giftCardAmount > 0 && amounts.total <= order.giftCardAmount)
    throw new AppError('conflict', 'orderEdit.paidByCard');
  if (order.isCashReceived) throw new AppError('conflict', 'orderEdit.cashReceived');
  if (await hasOpenAttempt(db, order.id, payingMinutes))
    throw new AppError('conflict', 'orderEdit.beingPaid');
}

function idsOf(rows: readonly { variationId: number }[]): Set<number> {
  return new Set(rows.map(({ variationId }) => variationId));
}
