-- A return of an order with several payments goes back in parts, a refund each. The version before gives back in one
-- refund and does not say what is due; its returns are paid back as their refund is.
drop index payment_refunds_return;

-- What a return gives back, set when the first refund of it is asked for; minor units.
alter table return_lines
  add column refund_quantity integer check (refund_quantity >= 0),
  add column refund_amount bigint check (refund_amount >= 0),
  add constraint return_lines_refund check ((refund_quantity is null) = (refund_amount is null));
alter table returns add column refund_delivery bigint check (refund_delivery >= 0);
