-- A lane looks for its own messages: it does not pass by the thousands that wait in another.
create index outbox_due_of_topic on outbox (topic, available_at)
  where done_at is null and failed_at is null and topic <> 'purge';
drop index outbox_due;
