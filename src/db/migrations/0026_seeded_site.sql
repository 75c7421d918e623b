-- The ready site that the program itself put into the shop, and what it looked like then: while nothing differs
-- from it, another ready site may take its place without taking away what anybody has made.
create table seeded_site (
  is_only boolean primary key default true check (is_only),
  site text not null,
  fingerprint text not null,
  seeded_at timestamptz not null default now()
);
