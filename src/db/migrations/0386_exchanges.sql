-- A return whose goods are exchanged for others: the draft of the new order, and the order that it has become.
alter table order_drafts add column return_id integer references returns on delete set null;
create unique index order_drafts_return on order_drafts (return_id) where return_id is not null and order_id is null;
alter table returns add column exchange_order_id uuid unique references orders on delete set null;

-- The order that a refund pays, instead of going back to the buyer.
alter table payment_refunds add column exchange_order_id uuid references orders on delete set null;
create index payment_refunds_exchange on payment_refunds (exchange_order_id) where exchange_order_id is not null;
