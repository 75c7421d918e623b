-- Carts that shopping agents fill for people (UCP). Whoever knows the id may read and change one; nobody is named in it.
create table agent_carts (
  id text primary key check (length(id) between 16 and 64),
  -- [{"variationId", "quantity"}], in their order.
  lines jsonb not null,
  expires_at timestamptz not null
);
create index agent_carts_expires on agent_carts (expires_at);
