-- Store credit: a refund that became a card of its buyer, instead of going back the way the money came.
alter table payment_refunds add column credit_card_id integer references gift_cards on delete restrict;
create unique index payment_refunds_credit on payment_refunds (credit_card_id) where credit_card_id is not null;
