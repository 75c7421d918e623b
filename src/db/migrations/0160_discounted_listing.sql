-- Whether some variation of a product has a discount, for the filter of lists.
alter table product_listing add column discounted boolean not null default false;
update product_listing l set discounted = true
where exists (
  select from variations v
  where v.product_id = l.product_id and v.discount_price > 0 and v.discount_price < v.full_price);
