import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { AdjustmentClass } from '#domain/order-amounts.ts';
import type { OrderStateCode } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';
import type { TaxPart } from '#domain/taxes/tax-amounts.ts';
import type { Language } from '#locales/languages.ts';
import type { CancelReason } from '#modules/orders/order-lifecycle.ts';

/** Amounts are minor units. `location` is where the order is picked up, as long as the shop has it. */
export interface MailedOrder {
  id: string;
  number: string;
  language: Language;
  user_id: number | null;
  created_at: Date;
  status: OrderStateCode;
  cancel_reason: CancelReason | null;
  reserved_until: Date | null;
  /** By a link that was mailed there, or because it is the confirmed one of the order's account. */
  is_email_confirmed: boolean;
  /** The number of the order whose goods came back in exchange for it. */
  exchange_of: string | null;
  payment_status: PaymentState;
  payment_method: string;
  currency: Currency;
  goods_total: number;
  discount_total: number;
  tax_relief: number;
  delivery_price: number;
  delivery_discount: number;
  adjustments: { class: AdjustmentClass; title: string; code: string | null; amount: number }[];
  taxes: TaxPart[];
  total: number;
  /** What they pay of it; none once they have it back. */
  gift_cards: { last4: string; amount: number }[];
  refunded: number;
  contact: unknown;
  delivery: unknown;
  comment: string;
  tracking_number: string;
  tracking_url: string;
  lines: { quantity: number; price: number; full_price: number; discount: number; snapshot: unknown }[];
  location: { address: string; phone: string; work_time: string } | null;
}

export async function selectMailedOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<MailedOrder | undefined> {
  const { rows } = await sql<MailedOrder>`
    select o.*,
      o.email_confirmed_at is not null or exists (select from users u
        where u.id = o.user_id and u.email_confirmed_at is not null
          and lower(u.email) = lower(o.contact ->> 'email')) as is_email_confirmed,
      (select b.number from returns x join orders b on b.id = x.order_id where x.exchange_order_id = o.id) as exchange_of,
      (select jsonb_agg(to_jsonb(l) order by l.position) from order_lines l where l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(to_jsonb(a) order by a.position), '[]') from order_adjustments a
        where a.order_id = o.id) as adjustments,
      (select coalesce(jsonb_agg(jsonb_build_object('rate', (x.rate * 1000)::int, 'name', x.name, 'base', x.base,
          'amount', x.amount, 'included', x.included, 'reverseCharge', x.reverse_charge) order by x.id), '[]') from order_tax_lines x
        where x.order_id = o.id) as taxes,
      (select coalesce(jsonb_agg(jsonb_build_object('last4', c.last4, 'amount', p.amount) order by c.id), '[]')
        from payments p join gift_cards c on c.id = p.gift_card_id
        where p.order_id = o.id and p.status <> 'canceled') as gift_cards,
      (select to_jsonb(p) from locations p
        where o.delivery ->> 'type' = 'pickup' and p.code = o.delivery ->> 'code') as location
    from orders o where o.id = ${orderId}`.execute(db);
  return rows[0];
}
