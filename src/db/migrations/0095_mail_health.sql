-- When a message failed last: the newest failure tells what is wrong with the mail server now.
alter table outbox add column last_error_at timestamptz;
