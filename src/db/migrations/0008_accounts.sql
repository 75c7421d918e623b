-- Where an account was signed in to before: an attack from elsewhere does not lock its owner out.
create table known_clients (
  user_id integer references users on delete cascade,
  staff_id integer references staff on delete cascade,
  client_hash bytea not null check (length(client_hash) = 32),
  seen_at timestamptz not null default now(),
  check (num_nonnulls(user_id, staff_id) = 1)
);
create unique index known_clients_user on known_clients (user_id, client_hash) where user_id is not null;
create unique index known_clients_staff on known_clients (staff_id, client_hash) where staff_id is not null;

-- A deleted account's comments lose its name.
create index comments_user on comments (user_id) where user_id is not null;
