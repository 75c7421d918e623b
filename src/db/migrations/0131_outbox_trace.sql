-- The request that left a message, for who follows its trace (W3C Trace Context); null where nothing is traced.
alter table outbox add column traceparent text;
