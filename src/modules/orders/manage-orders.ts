import { isDeepStrictEqual } from 'node:util';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { OrderSort } from '#domain/order-filter.ts';
import { isOrderStateCode, orderStateCodes } from '#domain/order-states.ts';
import type {
  ContactChange,
  OrderContact,
  OrderDetail,
  OrderList,
  OrderMailTopic,
  StateChange,
  Tracking,
} from '#domain/schemas/manage-orders.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { Language } from '#locales/languages.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { CsvSeparator } from '#platform/csv/write-csv.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';
import { acceptPhone, wrongPhone } from '#platform/phones/to-e164.ts';

import type { RefundOrder } from './book-refund.ts';
import { cleanAddress } from './check-order.ts';
import { composeOrderDetail, composeOrderRow, isEditable, readContact } from './compose-order-detail.ts';
import { exportOrders } from './export-orders.ts';
import { lockOrder } from './lock-order.ts';
import { countAdminOrders, selectAdminOrders, type OrderFilter } from './manage-orders.queries.ts';
import {
  deleteStaffNote,
  insertStaffNote,
  updateContact,
  type StoredOrder,
} from './order-changes.queries.ts';
import { selectOrderDetail } from './order-detail.queries.ts';
import { recordOrderEvent } from './order-events.ts';
import { cancelOrder, moveOrder } from './order-lifecycle.ts';
import { storedDeliverySchema } from './order-records.ts';
import { receiveCash } from './receive-cash.ts';
import { refundCash } from './refund-cash.ts';
import { setTracking } from './set-tracking.ts';

type Trx = Kysely<Database>;

interface OrderManagementOptions {
  db: Kysely<Database>;
  /** For what only reads: the list and its file. */
  reading: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  outbox: Pick<Outbox, 'wake'>;
  limits: Pick<RateLimiter, 'take'>;
  issueCredit: IssueCredit;
}

interface OrderPage {
  sort: OrderSort;
  offset: number;
  limit: number;
}

/** What staff do with orders. All but the list take an order's id, and throw 404 without such an order. */
export type OrderManagement = ReturnType<typeof createOrderManagement>;

export function createOrderManagement(options: OrderManagementOptions) {
  const { db, reading, settings, outbox, limits, issueCredit } = options;
  async function findIn(trx: Trx, idOrNumber: string, staffId: number): Promise<OrderDetail> {
    const row = await selectOrderDetail(trx, idOrNumber);
    if (!row) throw notFound('order');
    return composeOrderDetail(row, staffId);
  }

  const find = (idOrNumber: string, staffId: number) => findIn(db, idOrNumber, staffId);

  /** Runs a change on the locked order, and gives the order as it is then. */
  async function change(
    id: string,
    staffId: number,
    apply: (trx: Trx, order: StoredOrder) => Promise<void>,
  ): Promise<OrderDetail> {
    await db.transaction().execute(async (trx) => {
      await apply(trx, await lockOrder(trx, id));
    });
    outbox.wake();
    return find(id, staffId);
  }

  return {
    find,

    list: (filter: OrderFilter, page: OrderPage) => listOrders(reading, filter, page),

    /** See `exportOrders`. */
    export: (filter: OrderFilter, options: { separator: CsvSeparator; language: Language }) =>
      exportOrders(reading, filter, options),

    /** Throws 409 when the order is in another state by now, or may not become what is asked. */
    changeState: (id: string, { from, to, tracking }: StateChange, staffId: number) =>
      change(id, staffId, async (trx, order) => {
        if (order.status !== from) {
          throw new AppError('conflict', 'orders.changedMeanwhile', {
            data: { state: order.status },
          });
        }
        if (tracking && to === 'shipped') await setTracking(trx, order, tracking, { staffId });
        if (to === 'canceled') await cancelOrder(trx, id, 'staff', staffId);
        else await moveOrder(trx, id, to, { staffId });
      }),

    /** Throws 409 for a version that is not the last. */
    changeTracking: (id: string, { version, ...tracking }: Tracking & { version: number }, staffId: number) =>
      change(id, staffId, async (trx, order) => {
        checkVersion(order, version);
        await setTracking(trx, order, tracking, { staffId });
      }),

    /**
     * Stores phones in E.164. Throws 409 for a version that is not the last, and when the order has left the
     * shop, 422 for a new phone that is none.
     */
    async changeContact(id: string, contact: ContactChange, staffId: number) {
      const known = await settings.read();
      return change(id, staffId, (trx, order) =>
        setContact(trx, order, acceptPhones(contact, readContact(order.contact), known), staffId),
      );
    },

    /** Whether the money of a cash order is in the shop; see `receiveCash`. */
    setCashReceived: (id: string, received: boolean, staffId: number) =>
      change(id, staffId, (trx) => receiveCash(trx, id, { received, by: { staffId } })),

    /** See `refundCash`. */
    refundCash: (id: string, refund: RefundOrder) =>
      change(id, refund.staffId, async (trx) => {
        await refundCash({ trx, issueCredit }, id, refund);
      }),

    /** Sends a mail once more, told from what the order is now. Throws 409 for one that makes no sense. */
    async resendMail(id: string, topic: OrderMailTopic, staffId: number): Promise<OrderDetail> {
      await limits.take({ key: `resend:${id}`, limit: 10, windowSeconds: 3600 });
      return change(id, staffId, async (trx, order) => {
        const { resendable } = await findIn(trx, id, staffId);
        if (!resendable.includes(topic)) throw new AppError('conflict', 'orders.letterDoesNotFit');
        await enqueue(trx, topic, { orderId: order.id });
        await recordOrderEvent(trx, id, { kind: 'mail', reason: topic, staffId });
      });
    },

    addNote: (id: string, text: string, staffId: number) =>
      change(id, staffId, (trx) => insertStaffNote(trx, { orderId: id, staffId, text })),

    /** Throws 404 for somebody else's note, too. */
    deleteNote: (id: string, noteId: number, staffId: number) =>
      change(id, staffId, async (trx) => {
        if (!(await deleteStaffNote(trx, { id: noteId, orderId: id, staffId }))) throw notFound('note');
      }),
  };
}

async function listOrders(db: Trx, filter: OrderFilter, page: OrderPage): Promise<OrderList> {
  const [rows, found] = await Promise.all([
    selectAdminOrders(db, filter, page),
    countAdminOrders(db, filter),
  ]);
  const countOf = new Map(found.map(({ status, count }) => [status, count]));
  const counted = filter.states.length > 0 ? filter.states : orderStateCodes;
  return {
    orders: rows.map(composeOrderRow),
    total: counted.reduce((sum, state) => sum + (countOf.get(state) ?? 0), 0),
    counts: Object.fromEntries(
      orderStateCodes.map((state) => [state, countOf.get(state) ?? 0]),
    ) as OrderList['counts'],
  };
}

/** With phones as they are stored; what the order has already may stay, though it is no number. */
function acceptPhones(change: ContactChange, stored: OrderContact, settings: Settings): ContactChange {
  const { receiver } = change;
  const phone = acceptPhone(change.phone, stored.phone, settings);
  const second = receiver && acceptPhone(receiver.phone, stored.receiver?.phone ?? '', settings);
  if (phone === null || (receiver && second === null)) {
    throw new AppError('validation_failed', 'api.validationFailed', {
      children: {
        ...(phone === null && { phone: wrongPhone }),
        ...(receiver && second === null && { receiver: { children: { phone: wrongPhone } } }),
      },
    });
  }
  return { ...change, phone, receiver: receiver && { ...receiver, phone: second ?? '' } };
}

function checkVersion(order: StoredOrder, version: number): void {
  if (order.version === version) return;
  throw new AppError('conflict', 'orders.changedMeanwhile', {
    data: { version: order.version },
  });
}

/** An order that goes to another address goes to no pickup point any more. */
function withAddress(stored: unknown, address: ContactChange['address']): object {
  const kept = storedDeliverySchema.parse(stored);
  const { point, ...delivery } = kept;
  if (!address || delivery.type !== 'delivery') return kept;
  const cleaned = cleanAddress(address);
  const isSame = isDeepStrictEqual(cleaned, delivery.address);
  return { ...delivery, ...(isSame && point && { point }), address: cleaned };
}

async function setContact(
  trx: Trx,
  order: StoredOrder,
  { version, address, receiver, ...person }: ContactChange,
  staffId: number,
): Promise<void> {
  checkVersion(order, version);
  if (!isOrderStateCode(order.status) || !isEditable(order.status))
    throw new AppError('conflict', 'orders.hasLeft');
  const { company, giftCard } = readContact(order.contact);
  const contact = {
    ...person,
    ...(receiver && { receiver }),
    ...(company && { company }),
    ...(giftCard && { giftCard }),
  };
  const delivery = withAddress(order.delivery, address);
  await updateContact(trx, order.id, { contact, delivery, version: order.version + 1 });
  await recordOrderEvent(trx, order.id, { kind: 'contact', staffId });
}
