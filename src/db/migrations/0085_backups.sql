-- When the shop backs itself up, how many it keeps, and where. An empty folder: `backups` in the data folder.
create table backup_plan (
  is_only boolean primary key default true check (is_only),
  enabled boolean not null default false,
  -- A clock of the shop's own time zone.
  local_time text not null default '03:00' check (local_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  keep integer not null default 7 check (keep between 1 and 365),
  folder text not null default '',
  version integer not null default 1
);
insert into backup_plan default values;

-- Backups that the shop has made by itself. One is made at a time: whoever makes it renews the lease, and one whose
-- lease has run out was interrupted.
create table backups (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('files', 'rows')),
  state text not null default 'running' check (state in ('running', 'good', 'doubtful', 'failed')),
  folder text not null,
  started_at timestamptz not null default now(),
  leased_until timestamptz not null default now() + interval '2 minutes',
  finished_at timestamptz,
  bytes bigint,
  -- What doctor found in the copy, or why it failed.
  detail text not null default ''
);
create unique index backups_one_at_a_time on backups ((true)) where state = 'running';
