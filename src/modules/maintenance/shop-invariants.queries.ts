import { sql } from 'kysely';

import { withPassed } from '#modules/indexing/listing-ahead.queries.ts';
import { discountNow, priceNow, withSale } from '#modules/indexing/sale-prices.queries.ts';

import type { Invariant } from './invariant.ts';

/** No sale has begun or ended a moment ago that `book-sales.ts` is still to bring what is derived in line with. */
const isBooked = sql`not exists (select from sale_moments where at <= clock_timestamp())`;

/** What holds of products, what is derived of them, pages and messages. */
export const shopInvariants: Invariant[] = [
  {
    name: 'stock-not-negative',
    meaning: 'A variation has a stock below zero: more was sold than there was.',
    breaches: sql`select id::text as id from variations where stock < 0`,
  },
  {
    name: 'bundle-stock',
    meaning:
      'A bundle has another stock than its parts make: change the stock of one of them and change it back.',
    breaches: sql`select b.id::text as id from variations b
      left join lateral (select count(*) as parts,
          case when bool_and(i.variation_id is not null) then min(p.stock / i.quantity) else 0 end as stock
        from bundle_items i left join variations p on p.id = i.variation_id
        where i.bundle_variation_id = b.id) made on true
      where b.is_bundle and (made.parts = 0 or b.stock is distinct from made.stock)`,
  },
  {
    name: 'discount-below-price',
    meaning: 'A variation costs as much or more with its discount, or nothing.',
    breaches: sql`select id::text as id from variations where discount_price >= full_price or discount_price = 0`,
  },
  {
    name: 'listing-complete',
    meaning:
      'A product that is for sale is missing in the listing, or one that is not stands there: refresh the listing.',
    breaches: sql`select coalesce(p.id, l.product_id)::text as id
      from (select id from products where enabled and exists (select 1 from variations v where v.product_id = products.id)) p
      full join product_listing l on l.product_id = p.id
      where p.id is null or l.product_id is null`,
  },
  {
    name: 'listing-prices',
    meaning: 'The listing shows other prices than the product has: refresh the listing.',
    breaches: sql`select l.product_id::text as id from product_listing l
      ${withPassed} where coalesce(passed.prices, l.prices) is distinct from coalesce((
        select array_agg(distinct price order by price) filter (where on_sale)
        from (
          select ${priceNow} as price,
            v.full_price > 0 or max(v.full_price) over () = 0 as on_sale
          from variations v ${withSale} where v.product_id = l.product_id) as priced), '{}') and ${isBooked}`,
  },
  {
    name: 'listing-availability',
    meaning:
      'The listing says that a sold out product is there, or the other way round: refresh the listing.',
    breaches: sql`select l.product_id::text as id from product_listing l
      where l.available is distinct from
            coalesce((select bool_or(v.stock is null or v.stock > 0) from variations v
              where v.product_id = l.product_id), false)`,
  },
  {
    name: 'product-figures',
    meaning:
      'The back office sorts a product by another price or stock than it has: change its price and change it back.',
    breaches: sql`select coalesce(p.id, f.product_id)::text as id
      from (
        select p.id, min(coalesce(v.discount_price, v.full_price)) as low,
          max(coalesce(v.discount_price, v.full_price)) as high,
          case when count(v.id) = count(v.stock) then sum(v.stock) end as stock
        from products p left join variations v on v.product_id = p.id group by p.id
      ) p full join product_figures f on f.product_id = p.id
      where coalesce(p.id, f.product_id) not in (select product_id from product_figure_changes)
        and (p.id is null or f.product_id is null
          or (p.low, p.high, p.stock) is distinct from (f.price_low, f.price_high, f.stock))`,
  },
  {
    name: 'price-history',
    meaning:
      'The history of a variation ends with another price than it has, or none: change its price and change it back.',
    breaches: sql`select coalesce(v.id, h.variation_id)::text as id
      from (select v.id, ${priceNow} as price, coalesce(${discountNow} > 0, false) as reduced
        from variations v ${withSale}) v
      full join (select * from price_history where valid_to is null) h on h.variation_id = v.id
      where (h.price, h.reduced) is distinct from (v.price, v.reduced) and ${isBooked}`,
  },
  {
    name: 'sale-prices',
    meaning:
      'A sale has a price that is not lower than the usual one, or one of a gift card: save the prices of its campaign anew.',
    breaches: sql`select s.list_id || '/' || s.variation_id as id
      from sale_prices s join price_lists l on l.id = s.list_id
      left join layers y on y.id = l.layer_id and (y.position is not null or l.is_kept)
      join variations v on v.id = s.variation_id join products p on p.id = v.product_id
      where l.layer_id is null or (y.id is not null
        and (s.price >= coalesce(v.discount_price, v.full_price) or p.fulfilment = 'gift_card'))`,
  },
  {
    name: 'review-counts',
    meaning: 'A product counts other reviews than are approved: refresh the review counts.',
    breaches: sql`select p.id::text as id from products p
      left join (select product_id, count(*)::int as count, sum(rating)::int as sum
                 from reviews where status = 'approved' group by product_id) r on r.product_id = p.id
      where p.review_count <> coalesce(r.count, 0) or p.rating_sum <> coalesce(r.sum, 0)`,
  },
  {
    name: 'published-versions',
    meaning: 'A page points to a version that does not exist.',
    breaches: sql`select p.id::text as id from pages p
      where p.published_version is not null and not exists
        (select 1 from page_versions v where v.page_id = p.id and v.version = p.published_version)`,
  },
  {
    name: 'shared-sections-exist',
    meaning:
      'A page shows a shared section that does not exist: nothing stands there. Take it off in the builder.',
    breaches: sql`select p.id || '/' || place.key as id from pages p
      join page_versions v on v.page_id = p.id and v.version = p.published_version
      cross join jsonb_each(v.content -> 'sections') place
      where v.content @? '$.sections.* ? (@.type == "shared")' and place.value ->> 'type' = 'shared'
        and not exists (select from pages block where block.kind = 'block'
          and to_jsonb(block.id) = place.value -> 'options' -> 'sharedId')`,
  },
  {
    name: 'sections-in-order',
    meaning: 'A page version orders sections that it does not hold, or holds some that it does not order.',
    breaches: sql`select v.page_id || '/' || v.version as id from page_versions v
      where (select array_agg(key order by key) from jsonb_object_keys(v.content -> 'sections') key) is distinct from
            (select array_agg(key order by key) from jsonb_array_elements_text(v.content -> 'order') key)`,
  },
  {
    name: 'outbox-delivered',
    meaning:
      'A side effect was given up, or waits in the outbox for longer than its two days: outbox.last_error says why.',
    breaches: sql`select id::text as id from outbox
      where done_at is null and (failed_at is not null or created_at < now() - interval '50 hours')`,
  },
];
