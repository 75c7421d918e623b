import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderSource } from '#domain/schemas/imported-order.schema.ts';

import type { DigestedOrder } from './import/import-orders.ts';

type Db = Kysely<Database>;

export interface KnownOrder {
  /** In hexadecimal digits. */
  digest: string;
  isErased: boolean;
}

/** Those of the orders that are there, by their ids in the former shop. */
export async function selectDigests(
  db: Db,
  source: OrderSource,
  orders: readonly Pick<DigestedOrder, 'foreignId'>[],
): Promise<Map<string, KnownOrder>> {
  const ids = orders.map(({ foreignId }) => foreignId);
  const { rows } = await sql<KnownOrder & { foreignId: string }>`
    select foreign_id as "foreignId", encode(digest, 'hex') as digest, erased_at is not null as "isErased"
    from imported_orders where source = ${source} and foreign_id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ foreignId, ...known }) => [foreignId, known]));
}

export async function insertImport(
  trx: Db,
  { source, fileName, staffId }: { source: OrderSource; fileName: string; staffId: number },
): Promise<number> {
  const { id } = await trx
    .insertInto('order_imports')
    .values({ source, file_name: fileName, staff_id: staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps an import there to the end of the transaction; false for one that is gone. */
export async function holdImport(trx: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from order_imports where id = ${id} for key share`.execute(trx);
  return rows.length > 0;
}

export interface WrittenOrder {
  id: number;
  foreignId: string;
  isNew: boolean;
}

function withoutLines(order: DigestedOrder): DigestedOrder {
  return { ...order, lines: [] };
}

/** Adds orders, and changes those that are there otherwise; one whose person was taken out stays as it is. */
export async function upsertOrders(
  trx: Db,
  importId: number,
  source: OrderSource,
  orders: readonly DigestedOrder[],
): Promise<WrittenOrder[]> {
  const written = await sql<WrittenOrder>`
    insert into imported_orders as o (import_id, source, foreign_id, number, placed_at, currency, subtotal, discount,
      delivery, fees, tax, total, refunded, adds_up, state, status, fulfilment, email, contact, payment_method,
      delivery_method, note, digest)
    select ${importId}, ${source}, n."foreignId", n.number, n."placedAt", n.currency, n.subtotal, n.discount,
      n.delivery, n.fees, n.tax, n.total, n.refunded, n."addsUp", n.state, n.status, n.fulfilment, n.email, n.contact,
      n."paymentMethod", n."deliveryMethod", n.note, decode(n.digest, 'hex')
    from jsonb_to_recordset(${JSON.stringify(orders.map(withoutLines))}::jsonb) as n("foreignId" text, number text,
      "placedAt" timestamptz, currency text, subtotal bigint, discount bigint, delivery bigint, fees bigint,
      tax bigint, total bigint, refunded bigint, "addsUp" boolean, state text, status text, fulfilment text,
      email text, contact jsonb, "paymentMethod" text, "deliveryMethod" text, note text, digest text)
    on conflict (source, foreign_id) do update set number = excluded.number, placed_at = excluded.placed_at,
      currency = excluded.currency, subtotal = excluded.subtotal, discount = excluded.discount,
      delivery = excluded.delivery, fees = excluded.fees, tax = excluded.tax, total = excluded.total,
      refunded = excluded.refunded, adds_up = excluded.adds_up, state = excluded.state, status = excluded.status,
      fulfilment = excluded.fulfilment, email = excluded.email, contact = excluded.contact,
      payment_method = excluded.payment_method, delivery_method = excluded.delivery_method, note = excluded.note,
      digest = excluded.digest
    where o.digest <> excluded.digest and o.erased_at is null
    returning o.id, o.foreign_id as "foreignId", o.xmax = 0 as "isNew"`.execute(trx);
  return written.rows;
}

/** The lines of orders that were written, as the file has them. */
export async function replaceLines(
  trx: Db,
  written: readonly WrittenOrder[],
  orders: readonly DigestedOrder[],
): Promise<void> {
  const changed = written.filter(({ isNew }) => !isNew).map(({ id }) => id);
  if (changed.length > 0)
    await sql`delete from imported_order_lines where order_id = any(${changed}::int[])`.execute(trx);
  const idOf = new Map(written.map(({ id, foreignId }) => [foreignId, id]));
  const lines = orders.flatMap(({ foreignId, lines: found }) => {
    const orderId = idOf.get(foreignId);
    return orderId === undefined ? [] : found.map((line, position) => ({ orderId, position, ...line }));
  });
  if (lines.length === 0) return;
  await sql`
    insert into imported_order_lines (order_id, position, sku, name, quantity, price, total)
    select n."orderId", n.position, n.sku, n.name, n.quantity, n.price, n.total
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n("orderId" int, position int, sku text, name text,
      quantity numeric, price bigint, total bigint)`.execute(trx);
}

/** Deletes some orders that an import added; how many. */
export async function deleteOrdersOf(db: Db, importId: number, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from imported_orders where id in (
      select id from imported_orders where import_id = ${importId} order by id limit ${atMost})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** False where there is no import of the id. */
export async function deleteImport(db: Db, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from order_imports where id = ${id}`.execute(db);
  return Number(numAffectedRows ?? 0n) > 0;
}

export async function hasImport(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from order_imports where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Takes the person with the email, which is in lower case, out of imported orders: numbers, lines and sums stay. */
export async function erasePersonOf(trx: Db, email: string): Promise<void> {
  await sql`
    update imported_orders set email = '', contact = '{}', note = '', erased_at = now() where email = ${email}
  `.execute(trx);
}
