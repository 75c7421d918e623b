import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { ChosenOption } from '#domain/variant-name.ts';
import { chosenOptionsOf } from '#modules/indexing/chosen-options.queries.ts';
import { imageJson, type ImageJson } from '#modules/indexing/image-json.queries.ts';

import { goodsOrders, isOfGoods, isSold, linePaid } from './sold-orders.queries.ts';

type Db = Kysely<Database>;

/** Orders of a currency on a day, minor units; `bucket` counts days from 1. */
export interface SalesRow {
  bucket: number;
  currency: Currency;
  orders: number;
  pieces: number;
  revenue: number;
}

/** Sales between the first and the last bound, per span between two of them; in goods, delivery and refunds. */
export async function selectSales(db: Db, bounds: readonly Date[]): Promise<SalesRow[]> {
  const days = sql`
    select bucket, bound as since, lead(bound) over (order by bucket) as until
    from unnest(${[...bounds]}::timestamptz[]) with ordinality as b (bound, bucket)`;
  // A range of the index for each day: grouping all orders by their day would sort them all.
  const { rows } = await sql<SalesRow>`
    select day.bucket::int, sold.currency, sold.orders, sold.pieces,
      (sold.total - coalesce(given.back, 0))::bigint as revenue
    from (${days}) day cross join lateral (
      select o.currency, count(*)::int as orders, sum(o.pieces)::int as pieces, sum(o.total) as total
      from ${goodsOrders} o where o.created_at >= day.since and o.created_at < day.until and ${isSold}
      group by o.currency
    ) sold left join (
      select width_bucket(o.created_at, ${[...bounds]}::timestamptz[]) as bucket, o.currency, sum(o.refunded) as back
      from ${goodsOrders} o where o.refunded > 0 and o.created_at >= ${bounds[0]} and ${isSold}
      group by 1, 2
    ) given on given.bucket = day.bucket and given.currency = sold.currency`.execute(db);
  return rows;
}

export interface AwaitingRow {
  toConfirm: number;
  toAssemble: number;
  toShip: number;
  unpaid: number;
  unconfirmed: number;
  refunds: number;
  reviews: number;
  questions: number;
  comments: number;
  leads: number;
  failedMails: number;
  paymentProblems: number;
}

/** How much of each kind waits for somebody to decide or act. */
export async function selectAwaiting(db: Db): Promise<AwaitingRow> {
  const { rows } = await sql<AwaitingRow>`
    select
      (select count(*)::int from orders where status = 'confirmed') as "toConfirm",
      (select count(*)::int from orders where status = 'paid') as "toAssemble",
      (select count(*)::int from orders where status = 'assembling') as "toShip",
      (select count(*)::int from orders where status = 'new' and payment_status <> 'cashSuccess') as unpaid,
      (select count(*)::int from orders where status = 'new' and payment_status = 'cashSuccess') as unconfirmed,
      (select count(*)::int from (
        select order_id from payments where status = 'needsRefund' and refunded < amount
        union select o.id from orders o join payments p on p.order_id = o.id
          where o.status in ('canceled', 'returned') and p.status = 'completed' and p.refunded < p.amount
        union select id from orders
          where status in ('canceled', 'returned') and cash_received_at is not null and refunded < total
        ) due) as refunds,
      (select count(*)::int from reviews where status = 'pending') as reviews,
      (select count(*)::int from product_questions where status = 'pending') as questions,
      (select count(*)::int from comments where status = 'pending') as comments,
      (select count(*)::int from leads where status = 'new') as leads,
      (select count(*)::int from outbox where failed_at is not null) as "failedMails",
      (select count(*)::int from payment_events
        where outcome = 'quarantined' and received_at > now() - interval '30 days') as "paymentProblems"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted');
  return row;
}

export interface LowStockRow {
  id: number;
  productId: number;
  title: string;
  options: ChosenOption[];
  sku: string;
  stock: number;
  /** Of all such variations. */
  count: number;
}

/** Variations for sale with the smallest stock; of equal ones the products that came first. */
export async function selectLowStock(db: Db, threshold: number, limit: number): Promise<LowStockRow[]> {
  const { rows } = await sql<LowStockRow>`
    with scarce as materialized (
      select v.id, v.product_id, v.sku, v.stock from variations v where v.stock <= ${threshold} and not v.is_bundle
        and not exists (select from products p where p.id = v.product_id and not p.enabled)
    ),
    low as (
      select first.id, first.product_id as "productId", p.title, first.sku, first.stock
      from (select * from scarce order by stock, product_id, id limit ${limit}) first
      join products p on p.id = first.product_id
    )
    select low.*, (select count(*)::int from scarce) as count, ${chosenOptionsOf('low')} as options from low order by low.stock, low.title, low.id`.execute(
    db,
  );
  return rows;
}

export interface BestSellerRow {
  productId: number;
  title: string;
  image: ImageJson | null;
  pieces: number;
  /** Minor units, before refunds. */
  revenue: number;
}

/** Products that brought most in one currency since then; those that are gone are left out. */
export async function selectBestSellers(
  db: Db,
  { from, currency, limit }: { from: Date | undefined; currency: Currency; limit: number },
): Promise<BestSellerRow[]> {
  const sold = sql`from orders o join order_lines l on l.order_id = o.id
    where o.created_at >= ${from} and ${isSold} and o.currency = ${currency} and l.product_id is not null
      and ${isOfGoods}`;
  // Summed up as float8, which is exact up to 2^53 and takes two thirds of the time of bigint; pieces are counted of few.
  const { rows } = await sql<BestSellerRow>`
    with best as (
      select l.product_id, sum(${linePaid}::float8) as revenue ${sold}
      group by l.product_id order by revenue desc, l.product_id limit ${limit}
    )
    select p.id as "productId", p.title, best.revenue::bigint as revenue,
      (select sum(l.quantity)::int ${sold} and l.product_id = best.product_id) as pieces,
      (select ${imageJson('i')} from product_images pi join images i on i.id = pi.image_id
        where pi.product_id = p.id order by pi.position limit 1) as image
    from best join products p on p.id = best.product_id
    order by best.revenue desc, p.id`.execute(db);
  return rows;
}

/** Sums of what was counted since then, and the first hour that was ever counted. */
export async function selectVisits(
  db: Db,
  from: Date | undefined,
): Promise<{ arrival: number; cart: number; checkout: number; since: Date | null }> {
  const { rows } = await sql<{ arrival: number; cart: number; checkout: number; since: Date | null }>`
    select coalesce(sum(count) filter (where name = 'arrival'), 0)::bigint as arrival,
      coalesce(sum(count) filter (where name = 'cart'), 0)::bigint as cart,
      coalesce(sum(count) filter (where name = 'checkout'), 0)::bigint as checkout,
      (select min(hour) from visit_counts) as since
    from visit_counts where hour >= ${from}`.execute(db);
  return rows[0] ?? { arrival: 0, cart: 0, checkout: 0, since: null };
}

/** Whether there is anything to sell, hidden or not. */
export async function selectHasProducts(db: Db): Promise<boolean> {
  const first = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return first !== undefined;
}
