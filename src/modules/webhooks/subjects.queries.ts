import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

export interface OrderSubject {
  id: string;
  number: string;
  status: string;
  paymentStatus: string;
  isPaid: boolean;
  currency: string;
  total: number;
  refunded: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Of the things that events name by these ids; what is gone is left out. Money in minor units. */
export async function selectOrders(db: Db, ids: readonly string[]): Promise<OrderSubject[]> {
  const { rows } = await sql<OrderSubject>`
    select id, number, status, payment_status as "paymentStatus",
      payment_status = 'completed' or cash_received_at is not null as "isPaid", currency,
      total, refunded, created_at as "createdAt", updated_at as "updatedAt"
    from orders where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export interface ProductSubject {
  id: number;
  slug: string;
  title: string;
  enabled: boolean;
  updatedAt: Date;
}

export async function selectProducts(db: Db, ids: readonly string[]): Promise<ProductSubject[]> {
  const { rows } = await sql<ProductSubject>`
    select id, slug, title, enabled, updated_at as "updatedAt"
    from products where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

export interface StockSubject {
  variationId: number;
  productId: number;
  sku: string;
  stock: number | null;
}

export async function selectStocks(db: Db, ids: readonly string[]): Promise<StockSubject[]> {
  const { rows } = await sql<StockSubject>`
    select id as "variationId", product_id as "productId", sku, stock
    from variations where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

export async function selectCustomers(
  db: Db,
  ids: readonly string[],
): Promise<{ id: number; createdAt: Date }[]> {
  const { rows } = await sql<{ id: number; createdAt: Date }>`
    select id, created_at as "createdAt" from users
    where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

export async function selectLeads(
  db: Db,
  ids: readonly string[],
): Promise<{ id: number; type: string; createdAt: Date }[]> {
  const { rows } = await sql<{ id: number; type: string; createdAt: Date }>`
    select id, type, created_at as "createdAt" from leads
    where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}

export async function selectReviews(
  db: Db,
  ids: readonly string[],
): Promise<{ id: number; productId: number; rating: number; createdAt: Date }[]> {
  const { rows } = await sql<{
    id: number;
    productId: number;
    rating: number;
    createdAt: Date;
  }>`
    select id, product_id as "productId", rating, created_at as "createdAt" from reviews
    where id = any(${[...ids]}::int[])`.execute(db);
  return rows;
}
