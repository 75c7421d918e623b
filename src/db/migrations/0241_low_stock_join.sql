-- The plan of the trigger's join is kept for a whole connection. Made when one variation is sold it was a nested loop,
-- and an import of 10,000 in the same connection then compared each with each: 30 s and the statement was cancelled.
alter function tell_low_stock() set enable_nestloop = off;
