import { sql } from 'kysely';

import type { Invariant } from './invariant.ts';

/** What holds between orders, their lines, stock, payments and messages. */
export const orderInvariants: Invariant[] = [
  {
    name: 'order-totals',
    meaning: 'An order’s total is not the sum of its lines and its delivery.',
    breaches: sql`select o.id::text as id from orders o
      where o.total <> o.goods_total - o.discount_total + o.delivery_price + o.tax_added
         or o.goods_total - o.discount_total <>
            coalesce((select sum(l.price * l.quantity - l.discount) from order_lines l where l.order_id = o.id), 0)
         or o.goods_total <>
            coalesce((select sum(l.full_price * l.quantity) from order_lines l where l.order_id = o.id), 0)`,
  },
  {
    name: 'order-adjustments',
    meaning: 'The discounts of an order are not what its lines and its delivery have taken off.',
    breaches: sql`
      select l.order_id::text as id from order_lines l where l.discount - l.tax_relief <>
        coalesce((select sum(a.amount) from order_line_adjustments a where a.order_line_id = l.id), 0)
      union
      select a.order_id::text from order_adjustments a where a.class <> 'shipping' and a.amount <>
        coalesce((select sum(l.amount) from order_line_adjustments l where l.adjustment_id = a.id), 0)
      union
      select o.id::text from orders o where o.delivery_discount <>
        coalesce((select sum(a.amount) from order_adjustments a where a.order_id = o.id and a.class = 'shipping'), 0)`,
  },
  {
    name: 'bundle-shares',
    meaning: 'What the parts of a bundle brought in is not what its line costs.',
    breaches: sql`select l.order_id::text as id from order_lines l
      where jsonb_array_length(l.snapshot -> 'parts') > 0 and l.price * l.quantity - l.discount <>
        (select sum((part ->> 'amount')::bigint) from jsonb_array_elements(l.snapshot -> 'parts') part)`,
  },
  {
    name: 'sold-gift-cards',
    meaning:
      'An order that is paid has not as many gift cards as were bought, or they were not worth what was paid; or one was issued that nobody has paid for.',
    breaches: sql`
      select o.id::text as id from order_lines l join orders o on o.id = l.order_id
        cross join lateral (select count(*) as cards, coalesce(sum(e.amount), 0) as worth from sold_gift_cards s
          join gift_card_entries e on e.card_id = s.card_id and e.kind = 'issued' where s.order_line_id = l.id) s
        cross join lateral (select l.price * l.quantity - l.discount + l.tax_added as paid) p
        cross join lateral (select coalesce(sum(b.amount), 0) as amount from refund_lines b
          join payment_refunds r on r.id = b.refund_id and r.status <> 'failed' where b.order_line_id = l.id) b
      where l.snapshot ->> 'fulfilment' = 'gift_card' and not o.is_sample
        and not exists (select from outbox m where m.topic = 'gift-cards.settle' and m.done_at is null
          and m.payload ->> 'orderId' = o.id::text)
        and case when o.payment_status = 'completed' or o.cash_received_at is not null
          then b.amount = 0 and o.status not in ('canceled', 'returned') and p.paid > 0
            and (s.cards <> l.quantity or s.worth <> p.paid) or s.worth > p.paid
          else s.cards > 0 end`,
  },
  {
    name: 'order-taxes',
    meaning: 'The tax of a line or of a delivery is not what its rate makes of its price.',
    breaches: sql`
      select x.order_id::text as id from order_tax_lines x
        left join order_lines l on l.id = x.order_line_id join orders o on o.id = x.order_id
        cross join lateral (select case when x.order_line_id is null then o.delivery_price
          else l.price * l.quantity - l.discount end as price) p
      where x.included and (x.base + x.amount <> p.price or not x.reverse_charge
        and x.amount <> div(2 * p.price * x.rate + 100 + x.rate, 2 * (100 + x.rate)))
        or not x.included and (x.base <> p.price or not x.reverse_charge
          and x.amount <> div(2 * p.price * x.rate + 100, 200))
        or l.order_id <> x.order_id`,
  },
  {
    name: 'taxes-added',
    meaning: 'Tax on top of prices is not that of the lines and the delivery which have it, or is in no sum.',
    breaches: sql`
      select l.order_id::text as id from order_lines l
        left join order_tax_lines x on x.order_line_id = l.id and not x.included
      where l.tax_added <> coalesce(x.amount, 0)
      union
      select o.id::text from orders o
        left join order_tax_lines x on x.order_id = o.id and x.order_line_id is null and not x.included
      where o.delivery_tax_added <> coalesce(x.amount, 0) or o.tax_added - o.delivery_tax_added <>
        coalesce((select sum(l.tax_added) from order_lines l where l.order_id = o.id), 0)`,
  },
  {
    name: 'reverse-charges',
    meaning: 'Tax that a company accounts for itself is not what its rate makes of a price, or is in no sum.',
    breaches: sql`
      select l.order_id::text as id from order_lines l
        left join order_tax_lines x on x.order_line_id = l.id and x.reverse_charge and x.included
        cross join lateral (select l.price * l.quantity - l.discount + l.tax_relief as price) p
      where l.tax_relief <> coalesce(div(2 * p.price * x.rate + 100 + x.rate, 2 * (100 + x.rate)), 0)
      union
      select o.id::text from orders o where o.tax_relief <>
        coalesce((select sum(l.tax_relief) from order_lines l where l.order_id = o.id), 0)`,
  },
  {
    name: 'refunded-taxes',
    meaning: 'More tax was given back than a line or a delivery has, or less although all of its price was.',
    breaches: sql`
      select l.order_id::text as id from order_lines l left join order_tax_lines x on x.order_line_id = l.id
        join refund_lines b on b.order_line_id = l.id
        join payment_refunds r on r.id = b.refund_id and r.status <> 'failed'
      group by l.id, x.amount having sum(b.tax) > coalesce(x.amount, 0)
        or (sum(b.amount) = l.price * l.quantity - l.discount + l.tax_added and sum(b.tax) <> coalesce(x.amount, 0))
      union
      select o.id::text from orders o left join order_tax_lines x on x.order_id = o.id and x.order_line_id is null
        join payment_refunds r on r.order_id = o.id and r.status <> 'failed'
      group by o.id, x.amount having sum(r.delivery_tax) > coalesce(x.amount, 0)
        or (sum(r.delivery_amount) = o.delivery_price + o.delivery_tax_added and sum(r.delivery_tax) <> coalesce(x.amount, 0))`,
  },
  {
    name: 'invoice-numbers',
    meaning: 'A series of invoices or credit notes has a gap, or goes beyond its last number.',
    breaches: sql`
      select s.kind || ' ' || s.year as id from invoice_series s left join (
        select kind, year, count(*) as issued, max(sequence) as most from invoices group by kind, year
      ) i using (kind, year)
      where coalesce(i.issued, 0) <> s.last or coalesce(i.most, 0) <> s.last
      union
      select distinct i.kind || ' ' || i.year from invoices i
      where not exists (select from invoice_series s where s.kind = i.kind and s.year = i.year)`,
  },
  {
    name: 'invoice-sums',
    meaning:
      'The lines of an invoice or credit note are not its total, or more was credited than was invoiced.',
    breaches: sql`
      select i.number as id from invoices i where i.total <> coalesce((select sum((l ->> 'total')::bigint)
          from jsonb_array_elements(i.content -> 'lines') l), 0)
        or i.tax <> coalesce((select sum((l #>> '{tax,amount}')::bigint)
          from jsonb_array_elements(i.content -> 'lines') l), 0)
      union
      select i.number from invoices i join invoices c on c.invoice_id = i.id
      group by i.id having sum(c.total) > i.total or sum(c.tax) > i.tax
        or (bool_or(c.reason <> 'refund') and (sum(c.total) <> i.total or sum(c.tax) <> i.tax))`,
  },
  {
    name: 'credit-notes-of-refunds',
    meaning: 'A credit note does not take off what its refund gave back.',
    breaches: sql`
      select c.number as id from invoices c join payment_refunds r on r.id = c.refund_id
        cross join lateral (select coalesce(sum(b.amount), 0) + r.delivery_amount as amount,
            coalesce(sum(b.tax), 0) + r.delivery_tax as tax from refund_lines b where b.refund_id = r.id) p
      where c.total <> p.amount or c.tax <> p.tax`,
  },
  {
    name: 'order-lines',
    meaning: 'An order has no lines.',
    breaches: sql`select o.id::text as id from orders o
      where not exists (select from order_lines l where l.order_id = o.id)`,
  },
  {
    name: 'stock-returned',
    meaning: 'Stock of a canceled order was not given back, or that of a living one was.',
    breaches: sql`select o.id::text as id from orders o
      where (o.status in ('canceled', 'returned')) <> (o.restocked_at is not null)`,
  },
  {
    name: 'stock-kept',
    meaning: 'An order keeps stock without end although it is not paid, or keeps it long after its time.',
    breaches: sql`select o.id::text as id from orders o
      where o.status = 'new' and not o.is_sample and (o.reserved_until is null or o.reserved_until < now() - interval '2 days')`,
  },
  {
    name: 'stock-held',
    meaning:
      'A draft of an order keeps stock without end or long after its time, or although it is an order.',
    breaches: sql`select distinct d.id::text as id from order_drafts d join order_draft_holds h on h.draft_id = d.id
      where d.order_id is not null or d.hold_until is null or d.hold_until < now() - interval '2 days'`,
  },
  {
    name: 'payments-within-total',
    meaning: 'More money was taken for an order than it costs, or cost before it was made cheaper.',
    breaches: sql`select o.id::text as id from orders o
      join payments p on p.order_id = o.id and p.status = 'completed'
      group by o.id having sum(p.amount - p.refunded) > o.total
        and (not exists (select from order_removals r where r.order_id = o.id) or not bool_and(p.settles))`,
  },
  {
    name: 'paid-in-full',
    meaning:
      'An order counts as paid, but less money came for it than it costs and was given back, and it was not made dearer.',
    breaches: sql`select o.id::text as id from orders o join payments p on p.order_id = o.id and p.settles
      where o.payment_status = 'completed'
        and not exists (select from order_additions a where a.order_id = o.id) group by o.id
      having sum(p.amount) < o.total + coalesce((select sum(r.surplus)
        from payment_refunds r where r.order_id = o.id and r.status <> 'failed'), 0)`,
  },
  {
    name: 'paid-with-payment',
    meaning: 'An order counts as paid online without a payment.',
    breaches: sql`select o.id::text as id from orders o
      where o.payment_status = 'completed' and o.total > 0
        and not exists (select from order_additions a where a.order_id = o.id)
        and not exists (select from payments p where p.order_id = o.id and p.status in ('completed', 'refunded'))`,
  },
  {
    name: 'additions-of-orders',
    meaning: 'More is left to pay of an order than it became dearer by since it was paid.',
    breaches: sql`select o.id::text as id from orders o where o.payment_status = 'completed'
      and o.id in (select a.order_id from order_additions a)
      and o.total - coalesce((select sum(p.amount) from payments p where p.order_id = o.id and p.settles), 0)
        + coalesce((select sum(r.surplus) from payment_refunds r
            where r.order_id = o.id and r.status <> 'failed'), 0)
        > (select sum(a.amount) from order_additions a where a.order_id = o.id)`,
  },
  {
    name: 'refunds-of-payments',
    meaning: 'A payment counts more or less as given back than its refunds are.',
    breaches: sql`select p.id::text as id from payments p
      where p.refunded <> coalesce((select sum(r.amount) from payment_refunds r
        where r.payment_id = p.id and r.status <> 'failed'), 0)`,
  },
  {
    name: 'refunds-of-orders',
    meaning: 'An order counts more or less as given back than the refunds of its payment or its cash are.',
    breaches: sql`select o.id::text as id from orders o
      where o.refunded <> coalesce((select sum(r.amount - r.surplus) from payment_refunds r
        left join payments p on p.id = r.payment_id
        where r.order_id = o.id and r.status <> 'failed' and (r.payment_id is null or p.settles)), 0)`,
  },
  {
    name: 'gift-card-balances',
    meaning: 'The balance of a gift card is not the sum of its entries, or not what its last one says.',
    breaches: sql`select c.id::text as id from gift_cards c
      where c.balance <> coalesce((select sum(e.amount) from gift_card_entries e where e.card_id = c.id), 0)
        or c.balance <> coalesce((select e.balance from gift_card_entries e where e.card_id = c.id
          order by e.id desc limit 1), 0)`,
  },
  {
    name: 'gift-card-payments',
    meaning: 'What gift cards pay of an order is not what was taken off them, or not what the order says.',
    breaches: sql`
      select o.id::text as id from orders o where o.gift_card_amount <>
        coalesce((select sum(p.amount) from payments p where p.order_id = o.id and p.gift_card_id is not null), 0)
      union
      select p.order_id::text from payments p where p.gift_card_id is not null
        and case when p.status = 'canceled' then 0 else p.amount - p.refunded end <>
          coalesce((select -sum(e.amount) from gift_card_entries e where e.order_id = p.order_id
            and e.card_id = p.gift_card_id and e.kind in ('spent', 'returned')), 0)`,
  },
  {
    name: 'store-credit',
    meaning:
      'A refund as store credit is not what its card was issued with, or money and credit were both given.',
    breaches: sql`select r.id::text as id from payment_refunds r join gift_cards c on c.id = r.credit_card_id
      where r.status <> 'done' or c.kind <> 'credit' or r.amount <> coalesce((select e.amount
        from gift_card_entries e where e.card_id = c.id and e.kind = 'issued' and e.order_id = r.order_id), 0)`,
  },
  {
    name: 'refund-lines',
    meaning: 'A refund is not the sum of its lines, or more of a line was given back than was bought.',
    breaches: sql`
      select r.id::text as id from payment_refunds r join refund_lines l on l.refund_id = r.id
      group by r.id having sum(l.amount) + r.delivery_amount + r.surplus <> r.amount
      union
      select r.id::text from payment_refunds r where r.surplus > 0 and r.surplus + r.delivery_amount <> r.amount
        and not exists (select from refund_lines l where l.refund_id = r.id)
      union
      select ol.order_id::text from order_lines ol join refund_lines l on l.order_line_id = ol.id
        join payment_refunds r on r.id = l.refund_id and r.status <> 'failed'
      group by ol.id having sum(l.quantity) > ol.quantity or sum(l.amount) > ol.price * ol.quantity - ol.discount + ol.tax_added`,
  },
  {
    name: 'returns-within-bought',
    meaning: 'More pieces of a line are in returns than were bought.',
    breaches: sql`
      select ol.order_id::text as id from order_lines ol join return_lines l on l.order_line_id = ol.id
        join returns r on r.id = l.return_id and r.state not in ('declined', 'canceled')
      group by ol.id having sum(coalesce(l.received, l.quantity)) > ol.quantity
      union
      select r.order_id::text from returns r join return_lines l on l.return_id = r.id
        join order_lines ol on ol.id = l.order_line_id where ol.order_id <> r.order_id`,
  },
  {
    name: 'refunds-of-returns',
    meaning: 'More was given back for a return than its pieces and its delivery were to give.',
    breaches: sql`
      select r.order_id::text as id from returns r join payment_refunds f on f.return_id = r.id and f.status <> 'failed'
      where r.refund_delivery is not null group by r.id having sum(f.amount) > r.refund_delivery
        + (select coalesce(sum(l.refund_amount), 0) from return_lines l where l.return_id = r.id)`,
  },
  {
    name: 'keys-of-orders',
    meaning: 'A repeated request would be answered with an order that does not exist.',
    breaches: sql`select k.scope || ' ' || k.key as id from idempotency_keys k
      where k.scope like 'order %'
        and not exists (select from orders o where o.id::text = k.response ->> 'orderId')`,
  },
  {
    name: 'orders-told',
    meaning: 'Nobody was, or will be, told of an order: its message is missing in the outbox.',
    // Ended messages are removed after 30 days.
    breaches: sql`select o.id::text as id from orders o
      where o.created_at > now() - interval '29 days' and not o.is_sample and not exists (
        select from outbox m where m.topic = 'mail.order-placed' and m.payload ->> 'orderId' = o.id::text)`,
  },
];
