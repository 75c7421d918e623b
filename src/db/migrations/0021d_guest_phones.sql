-- How much a guest has ordered is counted by phone as well as by email (limit-buyer.ts).
create index orders_guest_phone on orders ((contact ->> 'phone'), created_at desc) where user_id is null;
