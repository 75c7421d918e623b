import { sql } from 'kysely';

/** An order `o` that stands: neither waiting for an online payment nor given up. */
export const isSold = sql`o.status not in ('new', 'canceled', 'returned')`;

/**
 * A line `l` of goods. Gift cards are money that is paid now and spent later: it is a sale as it is spent. By an index of
 * the few lines that are of cards: opening the snapshots of all would take most of a report's time.
 */
export const isOfGoods = sql`l.id not in (
  select card.id from order_lines card where card.snapshot ->> 'fulfilment' = 'gift_card')`;

/** What is paid for a line `l`, in minor units, with all of its tax. */
export const linePaid = sql`(l.quantity * l.price - l.discount + l.tax_added)`;

/** Orders with what they come to without the gift cards that they sell. */
export const goodsOrders = sql`(
  select x.id, x.user_id, x.status, x.currency, x.channel, x.contact, x.delivery, x.created_at, x.discount_total,
    x.tax_relief, x.delivery_price, x.pieces - coalesce(cards.pieces, 0) as pieces,
    x.goods_total - coalesce(cards.goods, 0) as goods_total, x.total - coalesce(cards.paid, 0) as total,
    x.refunded - coalesce(cards.refunded, 0) as refunded
  from orders x left join (
    select l.order_id, sum(l.quantity) as pieces, sum(l.quantity * l.full_price)::bigint as goods,
      sum(${linePaid})::bigint as paid, sum(back.amount)::bigint as refunded
    from order_lines l left join lateral (
      select sum(b.amount) as amount from refund_lines b join payment_refunds r on r.id = b.refund_id
      where b.order_line_id = l.id and r.status <> 'failed'
    ) back on true
    where l.snapshot ->> 'fulfilment' = 'gift_card' group by l.order_id
  ) cards on cards.order_id = x.id)`;
