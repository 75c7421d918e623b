-- Titles of the filter that the shop keeps to itself, and versions by which two people who edit the same catalog
-- or title learn of each other.
alter table facets
  add column in_filter boolean not null default true,
  add column version integer not null default 1 check (version > 0);
alter table facet_values add column version integer not null default 1 check (version > 0);
alter table catalogs add column version integer not null default 1 check (version > 0);
