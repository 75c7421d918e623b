-- Reports leave sold gift cards out: of many orders few have one.
create index order_lines_gift_cards on order_lines (order_id) where snapshot ->> 'fulfilment' = 'gift_card';
