-- The outbox is asked every second for what is due: two small indexes answer, however long its history.
drop index outbox_due;
create index outbox_due on outbox (available_at) where done_at is null and failed_at is null and topic <> 'purge';
create index outbox_purge on outbox (id) where topic = 'purge';
create index outbox_ended on outbox (coalesce(done_at, failed_at)) where done_at is not null or failed_at is not null;
