-- Orders that staff change after they were placed. The version before writes neither.
alter table order_adjustments
  -- Given by the staff, with the reason as its title; an edit may change or remove it.
  add column by_staff boolean not null default false,
  -- Of the goods after promotions; null: an amount was given.
  add column percent numeric(5, 2) check (percent > 0 and percent <= 100),
  add constraint order_adjustments_percent_by_staff check (percent is null or by_staff);
create unique index order_adjustments_by_staff on order_adjustments (order_id) where by_staff;

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check
  check (kind in ('state', 'payment', 'contact', 'tracking', 'cash', 'mail', 'refund', 'account', 'return', 'edit'));
