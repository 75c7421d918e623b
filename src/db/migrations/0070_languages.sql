-- Which languages there are, the program knows (src/locales/languages.ts): another one needs no migration.
alter table orders drop constraint orders_language_check;
alter table payments drop constraint payments_language_check;
alter table staff drop constraint staff_language_check;
