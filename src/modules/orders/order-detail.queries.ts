import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderEvent, OrderMail } from '#domain/schemas/manage-orders.schema.ts';
import type { TaxPart } from '#domain/taxes/tax-amounts.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Language } from '#locales/languages.ts';

import type { AdminOrderRow } from './manage-orders.queries.ts';
import type { StoredOrderChange } from './order-events.ts';
import { paidByCards, restOf, surplusOf } from './surplus.queries.ts';
import { adjustmentsOf, exchangeOf, taxesOf, type OrderAdjustment } from './orders.queries.ts';

type Db = Kysely<Database>;

interface StoredRefund {
  id: string;
  amount: number;
  status: 'pending' | 'done' | 'failed';
  credit: { id: number; last4: string } | null;
  createdAt: string;
}

/** Everything that staff see of one order; amounts are minor units. Lists are in their order. */
export interface OrderDetailRow extends Omit<AdminOrderRow, 'pieces' | 'firstTitle'> {
  language: Language;
  version: number;
  goods: number;
  discount: number;
  /** Of the discount: the tax within the prices of goods that is not charged. */
  taxRelief: number;
  deliveryPrice: number;
  deliveryDiscount: number;
  /** On top of its price. */
  deliveryTaxAdded: number;
  comment: string;
  cancelReason: string | null;
  reservedUntil: Date | null;
  exchangeOf: string | null;
  trackingNumber: string;
  trackingUrl: string;
  lines: {
    id: number;
    productId: number | null;
    quantity: number;
    fullPrice: number;
    price: number;
    discount: number;
    taxAdded: number;
    snapshot: unknown;
    /** Has gone back, or is on its way. */
    refundedQuantity: number;
    refundedAmount: number;
  }[];
  adjustments: OrderAdjustment[];
  /** What the staff give; `percent` is null where they gave an amount. */
  staffDiscount: { amount: number; percent: number | null; title: string } | null;
  taxes: TaxPart[];
  refundedDelivery: number;
  /** See `surplusOf`. */
  surplus: number;
  /** What gift cards pay of the total, and what of that they have not got back. */
  giftCardAmount: number;
  cardsLeft: number;
  /** Of what has gone back, or is on its way. */
  refundedTax: number;
  /** All goods have come back to stock. */
  isRestocked: boolean;
  cashRefunds: StoredRefund[];
  payments: {
    id: string;
    provider: string;
    providerId: string | null;
    status: string;
    amount: number;
    refunded: number;
    createdAt: string;
    /** The order was paid with it. */
    settles: boolean;
    giftCard: { id: number; last4: string } | null;
    refunds: StoredRefund[];
    problems: { reason: string; receivedAt: string }[];
  }[];
  events: {
    id: number;
    kind: OrderEvent['kind'];
    details: {
      from?: string;
      to?: string;
      reason?: string;
      amount?: number;
      changes?: StoredOrderChange[];
    };
    author: string | null;
    isByStaff: boolean;
    createdAt: string;
  }[];
  notes: { id: number; text: string; author: string | null; staffId: number | null; createdAt: string }[];
  mails: {
    id: number;
    topic: OrderMail['topic'];
    attempts: number;
    error: string | null;
    createdAt: string;
    doneAt: string | null;
    failedAt: string | null;
    /** Null for what is not done, or was done before outcomes were kept. */
    outcome: 'sent' | 'kept' | 'skipped' | null;
  }[];
  /** Of the account, or under the email of the contact. */
  customerOrders: number;
}

const refundJson = sql`jsonb_build_object('id', r.id, 'amount', r.amount, 'status', r.status,
  'credit', (select jsonb_build_object('id', k.id, 'last4', k.last4) from gift_cards k where k.id = r.credit_card_id),
  'createdAt', r.created_at)`;
const staffName = sql`coalesce(nullif(s.name, ''), s.email)`;

/** By id or number. */
export async function selectOrderDetail(db: Db, idOrNumber: string): Promise<OrderDetailRow | undefined> {
  const which = isUuid(idOrNumber) ? sql`o.id = ${idOrNumber}::uuid` : sql`o.number = ${idOrNumber}`;
  const { rows } = await sql<OrderDetailRow>`
    select o.id, o.number, o.created_at as "createdAt", o.status, o.payment_status as "paymentStatus",
      o.payment_method as "paymentMethod", o.cash_received_at is not null as "cashReceived", o.total, o.refunded,
      o.currency, o.contact, o.delivery, o.user_id as "userId", o.is_sample as "isSample", o.language, o.version,
      o.goods_total as goods, o.discount_total as discount, o.tax_relief as "taxRelief",
      o.delivery_price as "deliveryPrice",
      o.delivery_discount as "deliveryDiscount", o.delivery_tax_added as "deliveryTaxAdded", o.comment,
      o.cancel_reason as "cancelReason", o.reserved_until as "reservedUntil", ${exchangeOf(sql.ref('o.id'))} as "exchangeOf",
      o.tracking_number as "trackingNumber", o.tracking_url as "trackingUrl",
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'productId', l.product_id,
          'quantity', l.quantity, 'fullPrice', l.full_price, 'price', l.price, 'discount', l.discount,
          'taxAdded', l.tax_added, 'snapshot', l.snapshot,
          'refundedQuantity', coalesce(b.quantity, 0), 'refundedAmount', coalesce(b.amount, 0))
          order by l.position), '[]')
        from order_lines l left join (
          select rl.order_line_id, sum(rl.quantity) as quantity, sum(rl.amount) as amount
          from refund_lines rl join payment_refunds r on r.id = rl.refund_id
          where r.order_id = o.id and r.status <> 'failed' group by rl.order_line_id
        ) b on b.order_line_id = l.id
        where l.order_id = o.id) as lines,
      ${adjustmentsOf(sql.ref('o.id'))} as adjustments,
      (select jsonb_build_object('amount', a.amount, 'percent', a.percent, 'title', a.title)
        from order_adjustments a where a.order_id = o.id and a.by_staff) as "staffDiscount",
      ${taxesOf(sql.ref('o.id'))} as taxes,
      (select coalesce(sum(r.delivery_tax + coalesce((select sum(rl.tax) from refund_lines rl
          where rl.refund_id = r.id), 0)), 0)::bigint
        from payment_refunds r where r.order_id = o.id and r.status <> 'failed') as "refundedTax",
      (select coalesce(sum(r.delivery_amount), 0)::bigint from payment_refunds r
        where r.order_id = o.id and r.status <> 'failed') as "refundedDelivery",
      ${surplusOf('o')} as surplus, ${restOf('o')} as rest, ${paidByCards('o')} as "cardsLeft", o.gift_card_amount as "giftCardAmount",
      o.restocked_at is not null as "isRestocked",
      (select coalesce(jsonb_agg(${refundJson} order by r.created_at), '[]')
        from payment_refunds r where r.order_id = o.id and r.payment_id is null) as "cashRefunds",
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'provider', p.provider,
          'providerId', p.provider_id, 'status', p.status, 'amount', p.amount, 'refunded', p.refunded,
          'createdAt', p.created_at, 'settles', p.settles,
          'giftCard', (select jsonb_build_object('id', c.id, 'last4', c.last4) from gift_cards c
            where c.id = p.gift_card_id),
          'refunds', (select coalesce(jsonb_agg(${refundJson} order by r.created_at), '[]')
            from payment_refunds r where r.payment_id = p.id),
          'problems', (select coalesce(jsonb_agg(jsonb_build_object('reason', e.reason,
              'receivedAt', e.received_at) order by e.received_at), '[]')
            from payment_events e where e.payment_id = p.id and e.outcome = 'quarantined'))
          order by p.created_at), '[]')
        from payments p where p.order_id = o.id) as payments,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'details', e.details,
          'author', ${staffName}, 'isByStaff', e.details ? 'staff', 'createdAt', e.created_at)
          order by e.id), '[]')
        from order_events e left join staff s on s.id = e.staff_id where e.order_id = o.id) as events,
      (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'text', n.text, 'author', ${staffName},
          'staffId', n.staff_id, 'createdAt', n.created_at) order by n.id), '[]')
        from staff_notes n left join staff s on s.id = n.staff_id where n.order_id = o.id) as notes,
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'topic', m.topic, 'attempts', m.attempts,
          'error', m.last_error, 'createdAt', m.created_at, 'doneAt', m.done_at, 'failedAt', m.failed_at,
          'outcome', m.outcome)
          order by m.id), '[]')
        from outbox m where m.payload ->> 'orderId' = o.id::text and m.topic <> 'purge'
          and m.topic like 'mail.order-%') as mails,
      case when o.user_id is not null
        then (select count(*)::int from orders c where c.user_id = o.user_id)
        else (select count(*)::int from orders c
          where c.user_id is null and coalesce(o.contact ->> 'email', '') <> ''
            and lower(c.contact ->> 'email') = lower(o.contact ->> 'email'))
      end as "customerOrders"
    from orders o where ${which}`.execute(db);
  return rows[0];
}
