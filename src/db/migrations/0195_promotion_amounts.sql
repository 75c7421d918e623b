-- What a use has taken off, in minor units; null for a use of the version before, which knows no such column.
alter table promotion_uses add column amount bigint check (amount >= 0);

update promotion_uses u set amount = a.amount
from promotions p, order_adjustments a
where p.id = u.promotion_id and a.order_id = u.order_id and a.class = p.class and a.title = p.title;
