-- What is being edited and not yet published. A draft's revisions go on for ever: publishing only moves
-- published_revision, so that an editor who was working meanwhile goes on where they were.
create table page_drafts (
  page_id integer primary key references pages on delete cascade,
  revision integer not null default 0 check (revision >= 0),
  published_revision integer not null default 0 check (published_revision between 0 and revision),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  updated_at timestamptz not null default now()
);

-- Every edit in its order. The browser that made it names it, so that one that is sent again is known.
create table draft_intents (
  page_id integer not null references page_drafts on delete cascade,
  revision integer not null check (revision > 0),
  intent_id uuid not null,
  client_id uuid not null,
  staff_id integer references staff on delete set null,
  intent jsonb not null,
  created_at timestamptz not null default now(),
  primary key (page_id, revision),
  unique (page_id, intent_id)
);

-- The intents that lead from the version before to this one.
alter table page_versions add column changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array');
