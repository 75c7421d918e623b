-- Keys by which other programs call the API of the staff. A key acts for whoever made it, within its scopes; it is
-- dead when that account is disabled.
create table api_keys (
  id integer generated always as identity primary key,
  name text not null,
  -- SHA-256 of 256 random bits; the key itself is shown once.
  token_hash bytea not null unique,
  -- Its first characters, to know it by.
  hint text not null,
  staff_id integer not null references staff on delete cascade,
  scopes text[] not null check (cardinality(scopes) > 0),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index api_keys_staff on api_keys (staff_id);

-- The name of the key that did it; empty for a person.
alter table audit_log add column api_key text not null default '';
