import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { AdjustmentClass, OrderAmounts } from '#domain/order-amounts.ts';
import type { DiscountPart } from '#domain/order-edit.ts';
import type { OrderStateCode } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';
import type { FoundTax } from '#domain/taxes/tax-amounts.ts';
import type { LineSnapshot } from '#modules/orders/order-records.ts';

type Db = Kysely<Database>;

export interface StoredLine {
  id: number;
  variationId: number | null;
  quantity: number;
  fullPrice: number;
  price: number;
  discount: number;
  taxAdded: number;
  snapshot: unknown;
  /** It took its pieces from a counted stock. */
  fromStock: boolean;
  /** Of promotions; without what the staff gave. */
  parts: DiscountPart[];
  tax: FoundTax | null;
  /** A refund or a return names it, whatever became of that. */
  isReferred: boolean;
}

/** A discount as it is stored; minor units, and percent as people write it. */
interface StoredDiscount {
  id: number;
  class: AdjustmentClass;
  title: string;
  code: string | null;
  amount: number;
  byStaff: boolean;
  percent: number | null;
}

/** Everything of an order that an edit reckons with; minor units. */
export interface EditableOrderRow {
  id: string;
  /** Null for a guest's. */
  userId: number | null;
  version: number;
  status: OrderStateCode;
  paymentStatus: PaymentState;
  paymentMethod: string;
  isCashReceived: boolean;
  isSample: boolean;
  currency: Currency;
  createdAt: Date;
  delivery: unknown;
  deliveryPrice: number;
  deliveryDiscount: number;
  deliveryTax: FoundTax | null;
  /** On top of the delivery's price. */
  deliveryTaxAdded: number;
  total: number;
  /** What gift cards pay of the total. */
  giftCardAmount: number;
  /** Paid online and by gift cards, less what went back because the order was made cheaper; null while it is not paid online. */
  paid: number | null;
  lines: StoredLine[];
  /** In the order in which they were taken off. */
  discounts: StoredDiscount[];
}

const taxJson = (of: RawBuilder<unknown>) => sql`(select jsonb_build_object('rate', (x.rate * 1000)::int,
  'name', x.name, 'included', x.included, 'reverseCharge', x.reverse_charge, 'vatCode', x.vat_code) from order_tax_lines x where x.order_id = o.id and x.order_line_id ${of})`;

export async function selectEditableOrder(db: Db, id: string): Promise<EditableOrderRow | undefined> {
  const { rows } = await sql<EditableOrderRow>`
    select o.id, o.user_id as "userId", o.version, o.status, o.payment_status as "paymentStatus", o.payment_method as "paymentMethod",
      o.cash_received_at is not null as "isCashReceived", o.is_sample as "isSample", o.currency,
      o.created_at as "createdAt", o.delivery, o.delivery_price as "deliveryPrice",
      o.delivery_discount as "deliveryDiscount", ${taxJson(sql`is null`)} as "deliveryTax",
      o.delivery_tax_added as "deliveryTaxAdded", o.total,
      o.gift_card_amount as "giftCardAmount",
      (select sum(p.amount) from payments p where p.order_id = o.id and p.settles
          and (p.gift_card_id is null or o.payment_status = 'completed'))::bigint
        - (select coalesce(sum(r.surplus), 0) from payment_refunds r
            where r.order_id = o.id and r.status <> 'failed')::bigint as paid,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'variationId', l.variation_id,
          'quantity', l.quantity, 'fullPrice', l.full_price, 'price', l.price, 'discount', l.discount,
          'taxAdded', l.tax_added, 'snapshot', l.snapshot,
          'fromStock', l.from_stock, 'tax', ${taxJson(sql`= l.id`)},
          'parts', (select coalesce(jsonb_agg(jsonb_build_object('adjustmentId', p.adjustment_id,
              'amount', p.amount) order by p.adjustment_id), '[]')
            from order_line_adjustments p join order_adjustments a on a.id = p.adjustment_id and not a.by_staff
            where p.order_line_id = l.id),
          'isReferred', exists (select from refund_lines r where r.order_line_id = l.id)
            or exists (select from return_lines r where r.order_line_id = l.id)) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'class', a.class, 'title', a.title, 'code', a.code,
          'amount', a.amount, 'byStaff', a.by_staff, 'percent', a.percent) order by a.position), '[]')
        from order_adjustments a where a.order_id = o.id) as discounts
    from orders o where o.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether somebody may be paying the order at this moment: an attempt that is open, begun within so many minutes. */
export async function hasOpenAttempt(db: Db, orderId: string, minutes: number): Promise<boolean> {
  const { rows } = await sql`
    select from payments where order_id = ${orderId} and status in ('new', 'pending')
      and created_at > now() - make_interval(mins => ${minutes}) limit 1`.execute(db);
  return rows.length > 0;
}

/** What becomes of an order; minor units. */
export interface EditedOrder {
  amounts: OrderAmounts;
  taxRelief: number;
  deliveryDiscount: number;
  deliveryTaxAdded: number;
  pieces: number;
  delivery: object;
  version: number;
  /** A new order that is not paid waits so many hours more at least. */
  keepHours: number;
}

export async function updateEditedOrder(trx: Db, id: string, edited: EditedOrder): Promise<void> {
  const { amounts, taxRelief, deliveryDiscount, deliveryTaxAdded, pieces, delivery, version, keepHours } =
    edited;
  await sql`
    update orders set goods_total = ${amounts.goods}, discount_total = ${amounts.discount},
      tax_relief = ${taxRelief}, tax_added = ${amounts.taxAdded}, delivery_tax_added = ${deliveryTaxAdded},
      delivery_price = ${amounts.delivery}, delivery_discount = ${deliveryDiscount}, total = ${amounts.total},
      pieces = ${pieces}, delivery = ${JSON.stringify(delivery)}::jsonb, version = ${version}, updated_at = now(),
      reserved_until = case when status = 'new' and reserved_until is not null
        then greatest(reserved_until, now() + make_interval(hours => ${keepHours})) end
    where id = ${id}`.execute(trx);
}

/** A line as it is to be, at its place among the others. */
interface PlacedLine {
  position: number;
  quantity: number;
  discount: number;
  /** Of the discount. */
  taxRelief: number;
  taxAdded: number;
}

/** One that stands; of a bundle with what its parts bring in now. */
export interface KeptLine extends PlacedLine {
  id: number;
  parts: LineSnapshot['parts'];
}

/** A line that comes to an order; minor units. */
export interface NewLine extends PlacedLine {
  productId: number;
  variationId: number;
  fullPrice: number;
  price: number;
  snapshot: LineSnapshot;
  fromStock: boolean;
}

/**
 * Removes, changes and adds lines, and gives the ids of those that came, in their order. Places are counted from 0
 * without gaps: mails name lines by them.
 */
export async function replaceLines(
  trx: Db,
  orderId: string,
  { kept, added }: { kept: readonly KeptLine[]; added: readonly NewLine[] },
): Promise<number[]> {
  await sql`delete from order_lines where order_id = ${orderId}
    and id <> all(${kept.map(({ id }) => id)}::int[])`.execute(trx);
  // Out of each other's way: a place is taken once.
  await sql`update order_lines set position = -1 - position where order_id = ${orderId}`.execute(trx);
  await sql`
    update order_lines l set position = k.position, quantity = k.quantity, discount = k.discount,
      tax_relief = k."taxRelief", tax_added = k."taxAdded",
      snapshot = case when l.snapshot ? 'parts' then jsonb_set(l.snapshot, '{parts}', k.parts) else l.snapshot end
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (id int, position int, quantity int, discount bigint,
      "taxRelief" bigint, "taxAdded" bigint, parts jsonb)
    where l.id = k.id and l.order_id = ${orderId}`.execute(trx);
  if (added.length === 0) return [];
  const { rows } = await sql<{ id: number; position: number }>`
    insert into order_lines (order_id, position, product_id, variation_id, quantity, full_price, price, discount,
      tax_relief, tax_added, snapshot, from_stock)
    select ${orderId}, a.position, a."productId", a."variationId", a.quantity, a."fullPrice", a.price, a.discount,
      a."taxRelief", a."taxAdded", a.snapshot, a."fromStock"
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as a (position int, "productId" int, "variationId" int,
      quantity int, "fullPrice" bigint, price bigint, discount bigint, "taxRelief" bigint, "taxAdded" bigint, snapshot jsonb,
      "fromStock" boolean)
    returning id, position`.execute(trx);
  return rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
}

/** The discount that the staff give; `lines` are its parts by lines' ids. */
export interface NewStaffDiscount {
  title: string;
  amount: number;
  percent: number | null;
  lines: readonly { lineId: number; amount: number }[];
}

/** Keeps what is left of each promotion, and the staff's discount in place of the one before. */
export async function replaceDiscounts(
  trx: Db,
  orderId: string,
  {
    promotions,
    lines,
    byStaff,
  }: {
    /** What each still takes off; 0 where nothing of it is left. */
    promotions: readonly { id: number; amount: number }[];
    lines: readonly { lineId: number; adjustmentId: number; amount: number }[];
    byStaff: NewStaffDiscount | null;
  },
): Promise<void> {
  await sql`delete from order_line_adjustments p using order_adjustments a
    where a.id = p.adjustment_id and a.order_id = ${orderId}`.execute(trx);
  const kept = promotions.filter(({ amount }) => amount > 0);
  await sql`
    update promotion_uses u set amount = k.amount
    from jsonb_to_recordset(${JSON.stringify(promotions)}::jsonb) as k (id bigint, amount bigint)
      join order_adjustments a on a.id = k.id
      join promotions p on p.class = a.class and p.title = a.title
    where u.order_id = ${orderId} and u.promotion_id = p.id and a.amount <> k.amount`.execute(trx);
  await sql`delete from order_adjustments where order_id = ${orderId}
    and (by_staff or id <> all(${kept.map(({ id }) => id)}::bigint[]))`.execute(trx);
  await sql`
    update order_adjustments a set amount = k.amount
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (id bigint, amount bigint)
    where a.id = k.id and a.order_id = ${orderId}`.execute(trx);
  await insertLineDiscounts(trx, lines);
  if (byStaff === null || byStaff.amount === 0) return;
  const { rows } = await sql<{ id: number }>`
    insert into order_adjustments (order_id, position, class, title, code, amount, by_staff, percent)
    select ${orderId}, coalesce(max(position) + 1, 0), 'order', ${byStaff.title}, null, ${byStaff.amount}, true,
      ${byStaff.percent}
    from order_adjustments where order_id = ${orderId} returning id`.execute(trx);
  const adjustmentId = rows[0]?.id ?? 0;
  await insertLineDiscounts(
    trx,
    byStaff.lines.filter(({ amount }) => amount > 0).map((line) => ({ ...line, adjustmentId })),
  );
}

async function insertLineDiscounts(
  trx: Db,
  lines: readonly { lineId: number; adjustmentId: number; amount: number }[],
): Promise<void> {
  await sql`
    insert into order_line_adjustments (adjustment_id, order_line_id, amount)
    select p."adjustmentId", p."lineId", p.amount from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as p ("adjustmentId" bigint, "lineId" int, amount bigint)`.execute(trx);
}

/** A tax as it is to be kept; null as the line: of the delivery. */
export interface KeptTax extends FoundTax {
  lineId: number | null;
  base: number;
  amount: number;
}

export async function replaceTaxes(trx: Db, orderId: string, taxes: readonly KeptTax[]): Promise<void> {
  await sql`delete from order_tax_lines where order_id = ${orderId}`.execute(trx);
  const inOrder = taxes.map((tax, place) => ({ ...tax, place }));
  await sql`
    insert into order_tax_lines (order_id, order_line_id, name, rate, base, amount, included, reverse_charge, vat_code)
    select ${orderId}, x."lineId", x.name, x.rate / 1000, x.base, x.amount, x.included, x."reverseCharge", x."vatCode"
    from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb) as x ("lineId" int, name text, rate numeric,
      base bigint, amount bigint, included boolean, "reverseCharge" boolean, "vatCode" smallint, place int)
    order by x.place`.execute(trx);
}

/** What becomes less of a paid order, or more; minor units. */
export interface OrderShift {
  /** Null: of the delivery. */
  snapshot: unknown;
  quantity: number;
  amount: number;
  vatCode: number | null;
}

/** Keeps what became less (`order_removals`) or more (`order_additions`) of an order. */
export async function insertShifts(
  trx: Db,
  table: 'order_removals' | 'order_additions',
  orderId: string,
  shifts: readonly OrderShift[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)} (order_id, snapshot, quantity, amount, vat_code)
    select ${orderId}, nullif(x.snapshot, 'null'), x.quantity, x.amount, x."vatCode"
    from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as x (snapshot jsonb, quantity int, amount bigint,
      "vatCode" smallint)`.execute(trx);
}
