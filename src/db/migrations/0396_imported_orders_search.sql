-- Searches of the archive read no list of entries that wait to be indexed.
alter index imported_orders_search set (fastupdate = off);
