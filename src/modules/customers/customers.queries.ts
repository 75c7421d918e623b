import { sql, type Kysely, type RawBuilder } from 'kysely';

import { hasWords } from '#db/containing.ts';
import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { CustomerSort } from '#domain/schemas/customer.schema.ts';

type Db = Kysely<Database>;

/** Amounts are minor units. `total` counts the customers of all pages. */
export interface CustomerDbRow {
  id: number | null;
  name: string;
  email: string;
  phone: string;
  since: Date;
  orders: number;
  spent: { currency: Currency; amount: number }[];
  lastOrderAt: Date | null;
  /** Nobody: of sample orders alone. */
  isSample: boolean;
  total: number;
}

export interface CustomerSelection {
  /** Parts of name, email or phone, all of which must be there. */
  words: readonly string[];
  /** Id of a group of customers; null for all. Guests are in none. */
  group: number | null;
  sort: CustomerSort;
  offset: number;
  limit: number;
}

const stands = sql`o.status not in ('new', 'canceled', 'returned')`;

/** What was spent per currency, of the orders that `whose` says. */
const spentOf = (whose: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('currency', c.currency, 'amount', c.amount) order by c.amount desc)
  from (select o.currency, sum(o.total) as amount from orders o where ${whose} and ${stands}
        group by o.currency) c), '[]')`;

/** As its index `users_words` has it. */
const folded = sql`lower(u.email || ' ' || u.first_name || ' ' || u.last_name || ' '
  || regexp_replace(coalesce(u.phone, ''), '[^0-9]', '', 'g'))`;

/** What accounts with orders are sorted by, from an index alone; those where it is nothing come last, newest first. */
const accountKeys: Record<Exclude<CustomerSort, 'newest'>, RawBuilder<unknown>> = {
  orders: sql`count(*)`,
  spent: sql`nullif(sum(o.total) filter (where ${stands}), 0)`,
  recent: sql`max(o.created_at)`,
};

/** Rows (id, place) of a page of the accounts that the condition on `users u` means. */
function accountPage(
  condition: RawBuilder<unknown>,
  { sort, offset, limit }: Pick<CustomerSelection, 'sort' | 'offset' | 'limit'>,
): RawBuilder<unknown> {
  if (sort === 'newest') {
    const newest = sql`u.created_at desc, u.id desc`;
    return sql`
      select u.id, row_number() over (order by ${newest}) as place from users u where ${condition}
      order by ${newest} offset ${offset} limit ${limit}`;
  }
  const sorted = sql`
    select o.user_id, ${accountKeys[sort]} as key from orders o where o.user_id is not null
    group by o.user_id having ${accountKeys[sort]} is not null`;
  const upTo = offset + limit;
  // Accounts are looked up one by one until the page is full, and those without orders only if it is not.
  return sql`
    with first as materialized (
      select u.id, s.key from (${sorted} order by key desc, user_id desc) s join users u on u.id = s.user_id
      where ${condition} order by s.key desc, s.user_id desc limit ${upTo}::int
    ), rest as (
      select u.id from users u
      where (select count(*) from first) < ${upTo}::int and ${condition}
        and u.id not in (select user_id from (${sorted}) s)
      order by u.id desc limit ${upTo}::int
    )
    select id, row_number() over (order by key desc nulls last, id desc) as place
    from (select id, key from first union all select id, null from rest) found
    order by key desc nulls last, id desc offset ${offset} limit ${limit}`;
}

/** Accounts that are open, or the one with the id. */
export async function selectAccounts(
  db: Db,
  { words, group, ...page }: CustomerSelection,
  id: number | null = null,
): Promise<CustomerDbRow[]> {
  const condition = sql`u.deleted_at is null and ${hasWords(folded, words)}
    and ${id === null ? sql`true` : sql`u.id = ${id}`} and ${isInGroup(group)}`;
  const { rows } = await sql<CustomerDbRow>`
    with page as materialized (${accountPage(condition, page)}),
    counted as (select count(*)::int as total from users u where ${condition})
    select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email, coalesce(u.phone, '') as phone,
      u.created_at as since, counted.total, false as "isSample",
      (select count(*)::int from orders o where o.user_id = u.id) as orders,
      (select max(o.created_at) from orders o where o.user_id = u.id) as "lastOrderAt",
      ${spentOf(sql`o.user_id = u.id`)} as spent
    from page join users u on u.id = page.id cross join counted order by page.place`.execute(db);
  return rows;
}

const guestOrder: Record<CustomerSort, RawBuilder<unknown>> = {
  newest: sql`g.since desc, g.email`,
  orders: sql`g.orders desc, g.email`,
  spent: sql`g.spent desc, g.email`,
  recent: sql`g.last desc, g.email`,
};

/** Who ordered without an account, by the email that they gave. */
export async function selectGuests(
  db: Db,
  { words, sort, offset, limit }: CustomerSelection,
): Promise<CustomerDbRow[]> {
  const { rows } = await sql<CustomerDbRow>`
    with g as (
      select lower(o.contact ->> 'email') as email, min(o.created_at) as since, max(o.created_at) as last,
        count(*)::int as orders, coalesce(sum(o.total) filter (where ${stands}), 0) as spent,
        bool_and(o.is_sample) as "isSample"
      from orders o
      where o.user_id is null and coalesce(o.contact ->> 'email', '') <> ''
        and ${hasWords(sql`o.search_text`, words)}
      group by 1
    ), page as (
      select g.*, count(*) over ()::int as total, row_number() over (order by ${guestOrder[sort]}) as place
      from g order by ${guestOrder[sort]} offset ${offset} limit ${limit}
    )
    select null as id, page.email, page.since, page.orders, page.last as "lastOrderAt", page.total, page."isSample",
      coalesce(latest.name, '') as name, coalesce(latest.phone, '') as phone,
      ${spentOf(sql`o.user_id is null and lower(o.contact ->> 'email') = page.email`)} as spent
    from page left join lateral (
      select trim(coalesce(o.contact ->> 'firstName', '') || ' ' || coalesce(o.contact ->> 'lastName', '')) as name,
        o.contact ->> 'phone' as phone
      from orders o where o.user_id is null and lower(o.contact ->> 'email') = page.email
      order by o.created_at desc limit 1) latest on true
    order by page.place`.execute(db);
  return rows;
}

function isInGroup(group: number | null): RawBuilder<unknown> {
  if (group === null) return sql`true`;
  return sql`exists (select from customer_group_members m where m.group_id = ${group} and m.user_id = u.id)`;
}
