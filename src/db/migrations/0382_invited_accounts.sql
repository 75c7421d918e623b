-- Accounts that came in by a file have no password until their owners set one.
alter table users drop constraint users_check;
alter table users add constraint users_open_check check (deleted_at is not null or email is not null) not valid;
alter table users validate constraint users_open_check;
