-- What the pages' policy has blocked in visitors' browsers, added up by what was asked for and whose it is.
create table policy_reports (
  directive text not null check (length(directive) <= 40),
  source text not null check (length(source) <= 200),
  page text not null check (length(page) <= 300),
  reports bigint not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (directive, source)
);
