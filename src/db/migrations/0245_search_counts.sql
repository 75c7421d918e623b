-- What people search for, added up by the hour as visits are: nobody is told from anybody else.
create table search_counts (
  hour timestamptz not null,
  words text not null check (length(words) between 1 and 60),
  searches bigint not null check (searches > 0),
  -- How much the last of these searches found.
  found integer not null check (found >= 0),
  primary key (hour, words)
);
