-- The shop's public answer to a comment, as reviews have one.
alter table comments add column reply text check (length(reply) between 1 and 5000);
