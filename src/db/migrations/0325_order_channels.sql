-- Where an order came from: the shop's own checkout, the staff for somebody who called or wrote, or their counter.
alter table orders add column channel text not null default 'shop' check (channel in ('shop', 'staff', 'counter'));

update orders o set channel = case
    when o.delivery ->> 'type' = 'pickup' and o.delivery ->> 'code' = '' then 'counter' else 'staff' end
from order_events e
where e.order_id = o.id and e.kind = 'placed' and e.staff_id is not null;
