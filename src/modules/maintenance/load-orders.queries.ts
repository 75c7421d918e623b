import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

/** Numbers from `first` to `last`, both included. */
interface NumberRange {
  first: number;
  last: number;
}

/** Every customer has ordered so many times. */
const ordersPerCustomer = 3;

/** Customers who cannot sign in: their password is nobody's. */
export async function insertLoadCustomers(db: Db, { first, last }: NumberRange): Promise<void> {
  await sql`
    insert into users (email, password_hash, first_name, last_name, phone, created_at)
    select 'load-' || n || '@shop.example', '!', ${pickText(['Anna', 'Boris', 'Carla', 'Dmitri', 'Eva'])},
      'Load ' || n, '+7495' || lpad(n::text, 7, '0'), now() - interval '400 days'
    from generate_series(${first}::int, ${last}::int) as n
    on conflict do nothing`.execute(db);
}

/**
 * Cash orders of a year with one to three lines of variations that are there; a tenth of each state that is open or
 * over, the rest delivered. What they tell of stock and messages is what the checks of a shop expect.
 */
export async function insertLoadOrders(db: Db, { first, last }: NumberRange): Promise<void> {
  await sql`
    with ids as (select min(id) as low, max(id) as high from variations),
    planned as materialized (
      select n, gen_random_uuid() as id, now() - interval '365 days' * (${drawn('age')} / 10000.0) as created_at,
        case when ${drawn('state')} < 1000 then 'confirmed' when ${drawn('state')} < 2000 then 'canceled'
          when ${drawn('state')} < 3000 then 'shipped' else 'delivered' end as status,
        (select id from users where lower(email) = 'load-' || (n / ${ordersPerCustomer}::int + 1) || '@shop.example' and deleted_at is null) as user_id
      from generate_series(${first}::int, ${last}::int) as n
    ),
    lines as materialized (
      select planned.id as order_id, k as position, v.id as variation_id, v.product_id, v.full_price,
        coalesce(v.discount_price, v.full_price) as price, 1 + ${drawn('quantity')} % 2 as quantity,
        jsonb_build_object('productId', p.id, 'variationId', v.id, 'title', p.title, 'slug', p.slug, 'sku', v.sku,
          'variationTitle', v.title, 'image', null, 'options', '[]'::jsonb, 'weight', v.weight, 'length', v.length,
          'height', v.height, 'width', v.width, 'vatCode', null, 'paymentMode', null) as snapshot
      from planned cross join generate_series(0, ${drawn('lines')} % 3) as k cross join ids cross join lateral (
        select * from variations where id >= ids.low + (
          (hashint4(planned.n * 7 + k::int)::bigint & 2147483647) % (ids.high - ids.low + 1))
        order by id limit 1
      ) v join products p on p.id = v.product_id
    ),
    sums as (
      select order_id, sum(full_price * quantity)::bigint as goods, sum(price * quantity)::bigint as total,
        sum(quantity)::int as pieces
      from lines group by order_id
    ),
    placed as (
      insert into orders (id, number, user_id, status, payment_status, payment_method, currency, language,
        goods_total, discount_total, delivery_price, total, pieces, contact, delivery, cash_received_at, restocked_at,
        created_at, updated_at)
      select planned.id, nextval('order_numbers')::text, user_id, status, 'cashSuccess', 'cash', 'USD', 'en',
        goods, goods - total, 0, total, pieces,
        jsonb_build_object('firstName', 'Load', 'lastName', n::text, 'phone', '+7495' || lpad(n::text, 7, '0'),
          'email', 'load-' || n || '@shop.example'),
        '{"type": "pickup", "code": "load", "title": "Load", "speed": "day_1", "weight": null}',
        case when status = 'delivered' then created_at end, case when status = 'canceled' then created_at end,
        created_at, created_at
      from planned join sums on sums.order_id = planned.id
    ),
    told as (
      insert into outbox (topic, payload, done_at, outcome)
      select 'mail.order-placed', jsonb_build_object('orderId', id), now(), 'kept' from planned
      where created_at > now() - interval '30 days'
    )
    insert into order_lines (order_id, position, product_id, variation_id, quantity, full_price, price, snapshot)
    select order_id, position, product_id, variation_id, quantity, full_price, price, snapshot from lines`.execute(
    db,
  );
}

/** From 0 to 9,999 by the number and what it is for: the same numbers give the same orders. */
function drawn(purpose: string) {
  return sql`((hashtext(${sql.lit(purpose)} || n)::bigint & 2147483647) % 10000)`;
}

function pickText(texts: readonly string[]) {
  return sql`(${sql.lit(`{${texts.join(',')}}`)}::text[])[1 + ${drawn('name')} % ${sql.lit(texts.length)}]`;
}
