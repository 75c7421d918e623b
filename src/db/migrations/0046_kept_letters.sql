-- A letter that was written while the shop had no mail server: it is kept as a file, and nobody got it.
alter table outbox add column is_kept boolean not null default false;
