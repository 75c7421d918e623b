-- Each way to tell a buyer has an index that answers it alone, of guests and customers. While the figures of a growing
-- table were old, the planner thought any index of guests as good as another, and read the orders of all guests for
-- each order that was placed; whether a buyer had ordered before read all orders of the shop.
-- `= value` implies "is not null" of the same words.
drop index orders_user;
create index orders_user on orders (user_id, created_at desc) include (status, total) where user_id is not null;
drop index orders_guest_email;
create index orders_email on orders (lower(contact ->> 'email'), created_at desc)
  where lower(contact ->> 'email') is not null;
drop index orders_guest_phone;
create index orders_phone on orders ((contact ->> 'phone'), created_at desc)
  where contact ->> 'phone' is not null;
