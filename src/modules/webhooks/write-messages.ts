import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { toMajor } from '#domain/money.ts';
import type { WebhookEvent, WebhookMessageType } from '#domain/schemas/webhook-events.schema.ts';

import {
  hasDueEvents,
  insertMessages,
  selectSubscribers,
  takeEvents,
  type TakenEvent,
} from './messages.queries.ts';
import {
  selectCustomers,
  selectLeads,
  selectOrders,
  selectProducts,
  selectReviews,
  selectStocks,
} from './subjects.queries.ts';

type Db = Kysely<Database>;

const eventsAtOnce = 500;

/**
 * Writes what is due to be told, for every address that has asked for it: events are removed, and messages stand,
 * together. What happened to a thing several times is told once, as the thing is now; what is gone by now is not told,
 * but for its deletion.
 */
export async function writeDueMessages(db: Db, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await hasDueEvents(db))) {
    const isDone = await db.transaction().execute(async (trx) => {
      const events = await takeEvents(trx, eventsAtOnce);
      if (events === null) return true;
      await writeMessages(trx, events);
      return events.length === 0;
    });
    if (isDone) return;
  }
}

async function writeMessages(trx: Db, events: readonly TakenEvent[]): Promise<void> {
  const subscribers = await selectSubscribers(trx);
  const datas = await readDatas(trx, events);
  const isNew = new Set(
    events.filter(({ type }) => type === 'product.created').map(({ subject }) => subject),
  );
  const messages = events.flatMap((event) => {
    const { type, subject, at } = event;
    const data = datas.get(type)?.get(subject);
    const endpointIds = subscribers.filter(({ events: wanted }) => wanted.includes(type)).map(({ id }) => id);
    // Its variations come after it; that they were added is part of being new.
    const isTold = type === 'product.updated' && isNew.has(subject);
    if (!data || endpointIds.length === 0 || isTold) return [];
    return [{ ...composeMessage(type, at, data), endpointIds }];
  });
  if (messages.length > 0) await insertMessages(trx, messages);
}

/** The words of a message and the id that it has at every attempt. */
export function composeMessage(
  type: WebhookMessageType,
  at: Date,
  data: object,
): { publicId: string; type: WebhookMessageType; body: string } {
  const publicId = `msg_${randomUUID().replaceAll('-', '')}`;
  return { publicId, type, body: JSON.stringify({ type, timestamp: at.toISOString(), data }) };
}

type Datas = ReadonlyMap<string, object>;
type Read = (db: Db, events: readonly TakenEvent[]) => Promise<Datas>;

const byId = ({ id }: { id: string | number }) => id;

const readOrders = bySubject(selectOrders, byId, ({ total, refunded, createdAt, updatedAt, ...order }) => ({
  ...order,
  total: toMajor(total),
  refunded: toMajor(refunded),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
}));
const readProducts = bySubject(selectProducts, byId, ({ updatedAt, ...product }) => ({
  ...product,
  updatedAt: updatedAt.toISOString(),
}));
const withMoment = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** As `webhook-events.schema.ts` documents them. */
const readers: Readonly<Record<WebhookEvent, Read>> = {
  'order.created': readOrders,
  'order.updated': readOrders,
  'order.paid': readOrders,
  'order.canceled': readOrders,
  'order.refunded': readOrders,
  'product.created': readProducts,
  'product.updated': readProducts,
  'product.deleted': async (_db, events) =>
    new Map(events.map(({ subject, details }) => [subject, { id: Number(subject), ...details }])),
  'stock.changed': bySubject(
    selectStocks,
    ({ variationId }) => variationId,
    (stock) => stock,
  ),
  'customer.created': bySubject(selectCustomers, byId, withMoment),
  'lead.created': bySubject(selectLeads, byId, withMoment),
  'review.created': bySubject(selectReviews, byId, withMoment),
};

async function readDatas(trx: Db, events: readonly TakenEvent[]): Promise<ReadonlyMap<WebhookEvent, Datas>> {
  const datas = new Map<WebhookEvent, Datas>();
  for (const type of new Set(events.map((event) => event.type))) {
    datas.set(
      type,
      await readers[type](
        trx,
        events.filter((event) => event.type === type),
      ),
    );
  }
  return datas;
}

function bySubject<Row>(
  select: (db: Db, ids: readonly string[]) => Promise<Row[]>,
  idOf: (row: Row) => string | number,
  compose: (row: Row) => object,
): Read {
  return async (db, events) => {
    const rows = await select(
      db,
      events.map(({ subject }) => subject),
    );
    return new Map(rows.map((row) => [String(idOf(row)), compose(row)]));
  };
}
