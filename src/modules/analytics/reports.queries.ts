import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { currencySchema } from '#domain/schemas/delivery.schema.ts';
import type { Currency } from '#domain/currencies.ts';
import type { ReportFigure, ReportKey } from '#domain/schemas/report.schema.ts';

import { goodsOrders, isOfGoods, isSold, linePaid } from './sold-orders.queries.ts';

type Db = Kysely<Database>;

/** Of which orders a report tells. */
export interface ReportScope {
  currency: Currency;
  /** First moments of the spans, and of what comes after the last. */
  bounds: readonly Date[];
}

/** Figures are counts and minor units. Of reports by time `id` is the number of the span, from 1. */
export interface GroupRow {
  id: string;
  title: string;
  figures: Record<string, number>;
}

export interface Groups {
  rows: GroupRow[];
  /** Of all groups, of every figure: also where a sum means nothing. */
  total: Record<string, number>;
  count: number;
}

interface GroupsWanted {
  figures: readonly ReportFigure[];
  /** Default: all, in the order of their ids. */
  order?: { by: string; direction: 'asc' | 'desc' };
  limit?: number;
  offset?: number;
  /** These alone. */
  ids?: readonly string[];
}

const inPeriod = ({ bounds, currency }: ReportScope) =>
  sql`o.created_at >= ${bounds[0]} and o.created_at < ${bounds.at(-1)} and o.currency = ${currency} and ${isSold}`;
const spanOf = ({ bounds }: ReportScope) => sql`width_bucket(o.created_at, ${[...bounds]}::timestamptz[])`;

/** Sums as float8 are exact up to 2^53 and take two thirds of the time of bigint, which `sum` turns into numeric. */
const ofLines = sql`sum(l.quantity)::int as pieces, count(distinct l.order_id)::int as orders,
  sum((l.quantity * l.full_price)::float8) as goods,
  sum((l.quantity * (l.full_price - l.price) + l.discount - l.tax_relief)::float8) as discount,
  sum(${linePaid}::float8) as revenue`;
/**
 * What lines brought in without its tax and after refunds, and what the pieces cost that have not come back to
 * stock. Of lines whose cost nobody had entered, `uncosted` is what they brought in. Gift cards bring something in when
 * they are spent.
 */
const profitBy = (group: RawBuilder<unknown>, scope: ReportScope) => sql`
  select b.id, sum(b.pieces)::int as pieces, sum(b.base) filter (where b.cost is not null) as base,
    sum(b.cost) as cost, sum(b.base - b.cost) as profit,
    sum(b.base - b.cost) / nullif(sum(b.base) filter (where b.cost is not null), 0) as margin,
    sum(b.base) filter (where b.cost is null) as uncosted
  from (
    select ${group} as id, l.quantity - l.restocked as pieces,
      (${linePaid} - coalesce(t.amount, 0)
        - coalesce(back.amount - back.tax, 0))::float8 as base,
      ((l.quantity - l.restocked) * l.cost)::float8 as cost
    from orders o join order_lines l on l.order_id = o.id
      left join order_tax_lines t on t.order_line_id = l.id
      left join products p on p.id = l.product_id
      left join (
        select rl.order_line_id, sum(rl.amount) as amount, sum(rl.tax) as tax
        from refund_lines rl join payment_refunds r on r.id = rl.refund_id
        where r.accepted_at is not null group by 1
      ) back on back.order_line_id = l.id
    where ${inPeriod(scope)} and ${isOfGoods}
  ) b group by 1`;
const profitFigures = sql`g.pieces, g.base, g.cost, g.profit, g.margin, g.uncosted`;
const revenue = sql`sum((o.total - o.refunded)::float8) as revenue`;
const totalsBy = (group: RawBuilder<unknown>, scope: ReportScope, orders: RawBuilder<unknown>) => sql`
  select ${group} as id, '' as title, count(*)::int as orders, sum(o.total::float8) as total,
    sum(o.refunded::float8) as refunded, ${revenue}
  from ${orders} o where ${inPeriod(scope)} group by 1`;
/** One buyer, with or without an account. */
const buyer = sql`coalesce(nullif(lower(o.contact ->> 'email'), ''), o.user_id::text, o.id::text)`;

/** How often each words were searched for, and what was found the last time. */
const searchesOf = ({ bounds }: ReportScope) => sql`
  select words as id, words as title, sum(searches)::float8 as searches,
    (array_agg(found order by hour desc))[1] as found
  from search_counts where hour >= ${bounds[0]} and hour < ${bounds.at(-1)} group by words`;

/** A select of `id`, `title` and the figures of the report. */
const groupsOf: Record<ReportKey, (scope: ReportScope) => RawBuilder<unknown>> = {
  sales: (scope) => sql`
    select ${spanOf(scope)}::text as id, '' as title, count(*)::int as orders, sum(o.pieces)::int as pieces,
      sum(o.goods_total::float8) as goods, sum((o.discount_total - o.tax_relief)::float8) as discount,
      sum(o.delivery_price::float8) as delivery, sum(o.refunded::float8) as refunded, ${revenue}
    from ${goodsOrders} o where ${inPeriod(scope)} group by 1`,
  products: (scope) => sql`
    select coalesce(g.product_id::text, '') as id, coalesce(p.title, '') as title,
      g.pieces, g.orders, g.goods, g.discount, g.revenue
    from (
      select p.id as product_id, ${ofLines} from orders o join order_lines l on l.order_id = o.id
        left join products p on p.id = l.product_id
      where ${inPeriod(scope)} and ${isOfGoods} group by 1
    ) g left join products p on p.id = g.product_id`,
  catalogs: (scope) => sql`
    select coalesce(g.catalog_id::text, '') as id, coalesce(c.title, '') as title,
      g.pieces, g.orders, g.goods, g.discount, g.revenue
    from (
      select cp.catalog_id, ${ofLines} from orders o join order_lines l on l.order_id = o.id
        left join catalog_products cp on cp.product_id = l.product_id
      where ${inPeriod(scope)} and ${isOfGoods} group by 1
    ) g left join pages c on c.id = g.catalog_id`,
  profit: (scope) => sql`
    select g.id::text as id, '' as title, ${profitFigures} from (${profitBy(spanOf(scope), scope)}) g`,
  margins: (scope) => sql`
    select coalesce(g.id::text, '') as id, coalesce(p.title, '') as title, ${profitFigures}
    from (${profitBy(sql`p.id`, scope)}) g left join products p on p.id = g.id`,
  promotions: (scope) => sql`
    select g.name as id, g.name as title, g.orders, g.saved, g.revenue
    from (
      select case when a.code is null or a.code = a.title then a.title else a.title || ' (' || a.code || ')' end as name,
        count(distinct o.id)::int as orders, sum(a.amount::float8) as saved, ${revenue}
      from ${goodsOrders} o join order_adjustments a on a.order_id = o.id where ${inPeriod(scope)} group by 1
    ) g`,
  channels: (scope) => totalsBy(sql`o.channel`, scope, goodsOrders),
  // All money that came by each way, that of gift cards too.
  payments: (scope) => totalsBy(sql`o.payment_method`, scope, sql`orders`),
  delivery: (scope) => sql`
    select g.name as id, g.name as title, g.orders, g.delivery, g.revenue
    from (
      select coalesce(o.delivery ->> 'title', '') as name, count(*)::int as orders,
        sum(o.delivery_price::float8) as delivery, ${revenue}
      from ${goodsOrders} o where ${inPeriod(scope)} group by 1
    ) g`,
  taxes: (scope) => sql`
    select coalesce(g.name, 'reverseCharge') as id, coalesce(g.name, '') as title, g.base, g.tax,
      g.back as "taxRefunded", g.tax - g.back as "taxLeft"
    from (
      select case when not t.reverse_charge then t.name || ' ' || trim_scale(t.rate) || ' %' end as name,
        sum(t.base::float8) as base, sum(t.amount::float8) as tax, sum(coalesce(given.tax, 0)::float8) as back
      from orders o join order_tax_lines t on t.order_id = o.id
      left join lateral (
        select sum(l.tax) as tax from refund_lines l join payment_refunds r on r.id = l.refund_id
          where l.order_line_id = t.order_line_id and r.accepted_at is not null
        union all
        select sum(r.delivery_tax) from payment_refunds r
          where t.order_line_id is null and r.order_id = o.id and r.accepted_at is not null
      ) given on given.tax is not null
      where ${inPeriod(scope)} group by 1
    ) g`,
  customers: (scope) => sql`
    select case when b.before then 'returning' else 'new' end as id, '' as title,
      count(*)::int as customers, sum(b.orders)::int as orders, sum(b.revenue) as revenue
    from (
      select bool_or(o.created_at < ${scope.bounds[0]}) as before,
        count(*) filter (where ${inPeriod(scope)})::int as orders,
        sum((o.total - o.refunded)::float8) filter (where ${inPeriod(scope)}) as revenue
      from ${goodsOrders} o where ${isSold} and o.created_at < ${scope.bounds.at(-1)} group by ${buyer}
    ) b where b.orders > 0 group by 1`,
  visits: (scope) => sql`
    select span.id::text as id, '' as title, coalesce(v.arrivals, 0) as arrivals, coalesce(v.carts, 0) as carts,
      coalesce(v.checkouts, 0) as checkouts, coalesce(s.orders, 0) as orders
    from generate_series(1, ${scope.bounds.length - 1}::int) as span (id)
    left join (
      select width_bucket(hour, ${[...scope.bounds]}::timestamptz[]) as id,
        (sum(count) filter (where name = 'arrival'))::float8 as arrivals,
        (sum(count) filter (where name = 'cart'))::float8 as carts,
        (sum(count) filter (where name = 'checkout'))::float8 as checkouts
      from visit_counts where hour >= ${scope.bounds[0]} and hour < ${scope.bounds.at(-1)} group by 1
    ) v using (id)
    left join (
      select ${spanOf(scope)} as id, count(*)::int as orders from orders o
      where o.created_at >= ${scope.bounds[0]} and o.created_at < ${scope.bounds.at(-1)} and ${isSold} group by 1
    ) s using (id)
    where v.id is not null or s.id is not null`,
  searches: searchesOf,
  misses: (scope) => sql`select s.* from (${searchesOf(scope)}) s where s.found = 0`,
  stock: () => sql`
    select p.id::text as id, p.title, g.variations, g.pieces, g.value, g.cost
    from (
      select v.product_id, count(*)::int as variations, sum(v.stock)::int as pieces,
        sum((v.stock * coalesce(v.discount_price, v.full_price))::float8) as value,
        sum((v.stock * v.cost)::float8) as cost
      from variations v where v.stock > 0 and not v.is_bundle group by 1
    ) g join products p on p.id = g.product_id`,
};

/** Groups of a report, and what all of them add up to, in one pass over the orders. */
export async function selectGroups(
  db: Db,
  report: ReportKey,
  { scope, wanted }: { scope: ReportScope; wanted: GroupsWanted },
): Promise<Groups> {
  const { figures, order, limit, offset = 0, ids } = wanted;
  const each = (build: (figure: ReportFigure) => RawBuilder<unknown>) => sql.join(figures.map(build));
  const asJson = each((figure) => sql`${sql.lit(figure)}, coalesce(g.${sql.id(figure)}, 0)`);
  const sums = each((figure) => sql`${sql.lit(figure)}, coalesce(sum(g.${sql.id(figure)}), 0)`);
  const direction = order?.direction === 'asc' ? sql`asc` : sql`desc`;
  const ordering = order
    ? sql`coalesce(g.${sql.id(order.by)}, 0) ${direction}, g.title, g.id`
    : sql`g.title, g.id`;
  const chosen = ids ? sql`where g.id = any(${[...ids]}::text[])` : sql``;
  const { rows } = await sql<Groups>`
    with g as materialized (${groupsOf[report](scope)}),
    page as (
      select row_number() over (order by ${ordering}) as place, g.id, g.title, jsonb_build_object(${asJson}) as figures
      from g ${chosen} order by 1 limit ${limit ?? null} offset ${offset}
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'title', title, 'figures', figures) order by place), '[]')
        from page) as rows,
      (select jsonb_build_object(${sums}) from g) as total,
      (select count(*)::int from g) as count`.execute(db);
  return rows[0] ?? { rows: [], total: {}, count: 0 };
}

/** Currencies of orders that stand, whenever they were placed. */
export async function selectSoldCurrencies(db: Db): Promise<Currency[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct o.currency from orders o where ${isSold} order by 1`.execute(db);
  return rows.map(({ currency }) => currencySchema.parse(currency));
}
