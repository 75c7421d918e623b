-- Links that show drafts to somebody without an account, until they expire or are ended.
create table preview_links (
  id integer generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  path text not null check (path ~ '^/' and length(path) <= 1000),
  staff_id integer not null references staff on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index preview_links_staff on preview_links (staff_id);
