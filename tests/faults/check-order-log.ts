import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { toMinor } from '#domain/money.ts';

import type { Operation } from './order-load.ts';

interface StoredOrder {
  id: string;
  number: string;
  email: string;
  total: number;
  lines: { variationId: number; quantity: number }[];
}

/**
 * What is wrong between what clients were told and what the database holds: an acknowledged order stands
 * exactly once as it was told, one without an answer at most once, a refused one not at all.
 */
export async function findDisagreements(db: Kysely<Database>, log: readonly Operation[]): Promise<string[]> {
  const stored = await readOrders(
    db,
    log.map(({ email }) => email),
  );
  return log.flatMap((operation) => {
    const orders = stored.filter(({ email }) => email === operation.email);
    const complaint = judge(operation, orders);
    return complaint ? [`${complaint}: ${JSON.stringify({ operation, orders })}`] : [];
  });
}

function judge({ outcome, order, items }: Operation, orders: readonly StoredOrder[]): string | null {
  const [first] = orders;
  if (orders.length > 1) return 'doubled';
  if (outcome === 'refused') return first ? 'refused, but stands' : null;
  if (first && !hasSameLines(first.lines, items)) return 'stands with other lines';
  if (outcome === 'unknown') return null;
  if (!first || !order) return 'lost';
  const isSame =
    first.id === order.id && first.number === order.number && first.total === toMinor(order.total);
  return isSame ? null : 'told otherwise';
}

function hasSameLines(lines: StoredOrder['lines'], items: Operation['items']): boolean {
  const describe = (list: StoredOrder['lines']) =>
    list
      .map(({ variationId, quantity }) => `${variationId} ${quantity}`)
      .toSorted()
      .join();
  return describe(lines) === describe(items);
}

async function readOrders(db: Kysely<Database>, emails: string[]): Promise<StoredOrder[]> {
  const { rows } = await sql<StoredOrder>`
    select o.id, o.number, o.contact ->> 'email' as email, o.total,
      (select json_agg(json_build_object('variationId', l.variation_id, 'quantity', l.quantity))
        from order_lines l where l.order_id = o.id) as lines
    from orders o where o.contact ->> 'email' = any(${emails}::text[])`.execute(db);
  return rows;
}

/** Whether of each variation as many are gone from its stock as living orders have taken. */
export async function findMissingStock(db: Kysely<Database>, stockAtFirst: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select v.id || ': ' || v.stock || ' left, ' || coalesce(sum(l.quantity), 0) || ' sold' as text
    from variations v
    left join order_lines l on l.variation_id = v.id
      and exists (select from orders o where o.id = l.order_id and o.restocked_at is null)
    where v.stock is not null
    group by v.id having v.stock + coalesce(sum(l.quantity), 0) <> ${stockAtFirst}`.execute(db);
  return rows.map(({ text }) => text);
}
