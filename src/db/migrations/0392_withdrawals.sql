-- A buyer withdraws from the contract (Directive 2011/83/EU, article 11a): the name that was declared, which may be
-- empty; null for what is asked for as a return alone.
alter table returns add column withdrawn_by text check (length(withdrawn_by) <= 200);
