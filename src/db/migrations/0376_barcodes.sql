-- As it is printed on the goods or their label; empty where there is none. Sizes of one product may share it.
alter table variations add column barcode text not null default '' check (char_length(barcode) <= 64);
-- A scanner types the whole number.
create index variations_barcode on variations (barcode) where barcode <> '';
