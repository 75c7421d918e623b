-- What the owner has changed of letters, by kind and language; what is not here is said as the program has it. A row
-- stays when a letter is put back, empty: a version counts on, so that nobody overwrites what they have not seen.
create table letter_texts (
  kind text not null check (length(kind) between 1 and 40),
  language text not null check (length(language) between 2 and 10),
  -- By the names of `letterTextIds`.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  -- Texts and parts that the letter goes without.
  hidden text[] not null check (cardinality(hidden) <= 40),
  version integer not null default 1 check (version > 0),
  primary key (kind, language)
);
