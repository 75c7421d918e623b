-- Null: delivered or picked up.
alter table products add column fulfilment text check (fulfilment in ('download', 'gift_card'));
