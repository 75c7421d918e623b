import { sql, type Kysely } from 'kysely';

import { hasWords } from '#db/containing.ts';
import type { Database } from '#db/database.ts';
import type {
  ImportedAddress,
  ImportedOrderState,
  OrderSource,
} from '#domain/schemas/imported-order.schema.ts';

type Db = Kysely<Database>;

/** Amounts are minor units of the order's currency. */
export interface ImportedOrderDbRow {
  id: number;
  source: OrderSource;
  number: string;
  placedAt: Date;
  currency: string;
  state: ImportedOrderState;
  status: string;
  fulfilment: string;
  subtotal: number | null;
  discount: number | null;
  delivery: number | null;
  fees: number | null;
  tax: number | null;
  total: number;
  refunded: number;
  paymentMethod: string;
  deliveryMethod: string;
  email: string;
  contact: {
    name?: string;
    phone?: string;
    billing?: ImportedAddress | null;
    shipping?: ImportedAddress | null;
  };
  note: string;
  lines: { sku: string; name: string; quantity: number; price: number | null; total: number | null }[];
}

const columns = sql`
  o.id, o.source, o.number, o.placed_at as "placedAt", o.currency, o.state, o.status, o.fulfilment, o.subtotal,
  o.discount, o.delivery, o.fees, o.tax, o.total, o.refunded, o.payment_method as "paymentMethod",
  o.delivery_method as "deliveryMethod", o.email, o.contact, o.note,
  (select coalesce(jsonb_agg(jsonb_build_object('sku', l.sku, 'name', l.name, 'quantity', l.quantity, 'price', l.price,
      'total', l.total) order by l.position), '[]')
    from imported_order_lines l where l.order_id = o.id) as lines`;

interface Range {
  offset: number;
  limit: number;
}

/** Of the account whose confirmed email the orders bear, newest first: an email that is not confirmed shows nothing. */
export async function selectOrdersOfUser(
  db: Db,
  userId: number,
  { offset, limit }: Range,
): Promise<ImportedOrderDbRow[]> {
  const { rows } = await sql<ImportedOrderDbRow>`
    select ${columns} from imported_orders o join users u on lower(u.email) = o.email
    where u.id = ${userId} and u.email_confirmed_at is not null and u.deleted_at is null and o.email <> ''
    order by o.placed_at desc, o.id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export interface ManagedOrderDbRow extends ImportedOrderDbRow {
  addsUp: boolean;
  customerId: number | null;
  fileName: string;
  importedAt: Date;
  isErased: boolean;
}

export async function selectOrder(db: Db, id: number): Promise<ManagedOrderDbRow | undefined> {
  const { rows } = await sql<ManagedOrderDbRow>`
    select ${columns}, o.adds_up as "addsUp", i.file_name as "fileName", i.created_at as "importedAt",
      o.erased_at is not null as "isErased",
      (select u.id from users u where lower(u.email) = o.email and o.email <> '' and u.deleted_at is null)
        as "customerId"
    from imported_orders o join order_imports i on i.id = o.import_id where o.id = ${id}`.execute(db);
  return rows[0];
}

export interface ImportedOrderSelection extends Range {
  /** Parts of number, name, email or phone, all of which must be there. */
  words: readonly string[];
  /** Orders with the email of this account alone. */
  user: number | undefined;
}

export type ListedOrderDbRow = Pick<
  ImportedOrderDbRow,
  'id' | 'source' | 'number' | 'placedAt' | 'currency' | 'state' | 'total' | 'email'
> & { name: string; pieces: number };

/** A page of the archive, latest first, and how many the selection has. */
export async function selectOrders(
  db: Db,
  { words, user, offset, limit }: ImportedOrderSelection,
): Promise<{ rows: ListedOrderDbRow[]; total: number }> {
  const isMeant = sql`${hasWords(sql`o.search_text`, words)} and ${
    user === undefined
      ? sql`true`
      : sql`o.email <> '' and o.email = (select lower(u.email) from users u where u.id = ${user} and u.deleted_at is null)`
  }`;
  const page = await sql<ListedOrderDbRow>`
    select o.id, o.source, o.number, o.placed_at as "placedAt", o.currency, o.state, o.total, o.email,
      coalesce(o.contact ->> 'name', '') as name,
      (select coalesce(sum(l.quantity), 0)::float8 from imported_order_lines l where l.order_id = o.id) as pieces
    from imported_orders o where ${isMeant}
    order by o.placed_at desc, o.id desc offset ${offset} limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from imported_orders o where ${isMeant}`.execute(db);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface ImportDbRow {
  id: number;
  source: OrderSource;
  fileName: string;
  importedAt: Date;
  author: string | null;
  orders: number;
}

/** Latest first; `orders` are those that it added and that are still there, without which it is not listed. */
export async function selectImports(db: Db, limit: number): Promise<ImportDbRow[]> {
  const { rows } = await sql<ImportDbRow>`
    select i.id, i.source, i.file_name as "fileName", i.created_at as "importedAt",
      (select s.name from staff s where s.id = i.staff_id) as author,
      (select count(*)::int from imported_orders o where o.import_id = i.id) as orders
    from order_imports i where exists (select from imported_orders o where o.import_id = i.id)
    order by i.id desc limit ${limit}`.execute(db);
  return rows;
}
