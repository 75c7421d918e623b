-- Everything that is edited has a draft: pages by their id, the settings, and each menu.
alter table draft_intents
  drop constraint draft_intents_page_id_fkey,
  drop constraint draft_intents_pkey,
  drop constraint draft_intents_page_id_intent_id_key,
  add column document_key text;
update draft_intents set document_key = 'page:' || page_id;
alter table draft_intents drop column page_id;

alter table page_drafts rename to drafts;
alter table drafts drop constraint page_drafts_pkey, add column key text;
update drafts set key = 'page:' || page_id;
alter table drafts
  alter column page_id drop not null,
  alter column key set not null,
  add primary key (key),
  add unique (page_id),
  add check (
    case when page_id is null then key ~ '^(settings|menu:[a-z][a-z0-9-]{0,40})$'
    else key = 'page:' || page_id end
  );

alter table draft_intents
  alter column document_key set not null,
  add primary key (document_key, revision),
  add unique (document_key, intent_id),
  add foreign key (document_key) references drafts on delete cascade;

-- History of what is no page; pages have theirs in page_versions. The rows of settings and menu_entries are
-- what visitors see, the newest version here is equal to them.
create table document_versions (
  document_key text not null check (document_key ~ '^(settings|menu:[a-z][a-z0-9-]{0,40})$'),
  version integer not null check (version > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  staff_id integer references staff on delete set null,
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (document_key, version)
);

-- Names an entry for ever; entries that were made before have none and go by 'e' and their id.
alter table menu_entries
  add column node_id text check (node_id ~ '^[a-zA-Z0-9_-]{1,40}$'),
  add unique (menu_id, node_id);

-- A draft as it was looked at, to be published at its time. What is edited afterwards stays in the draft.
create table scheduled_publishings (
  document_key text primary key references drafts on delete cascade,
  revision integer not null check (revision >= 0),
  -- What was published then: when that changes, the difference to it is published instead.
  base_version integer not null check (base_version >= 0),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  publish_at timestamptz not null,
  note text not null default '',
  staff_id integer references staff on delete set null,
  created_at timestamptz not null default now(),
  -- Why it was not published at its time; it is not tried again by itself.
  failed_at timestamptz,
  failure jsonb check (jsonb_typeof(failure) = 'object')
);
create index scheduled_publishings_due on scheduled_publishings (publish_at) where failed_at is null;
