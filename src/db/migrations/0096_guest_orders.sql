-- Where an access token was mailed to: who has it reads that mailbox. Null: it was given to who placed the order.
alter table order_access add column mailed_to text check (length(mailed_to) <= 254);

-- When the buyer showed, by a link mailed there, that the email of the order is the own one.
alter table orders add column email_confirmed_at timestamptz;

-- From which networks unconfirmed orders of guests have come, as hashes, for as long as they cost those networks
-- something (an hour): what is kept with the order for good says nothing of it.
create table guest_order_marks (
  order_id uuid primary key references orders on delete cascade,
  network bytea not null,
  wide_network bytea not null,
  placed_at timestamptz not null default now()
);
create index guest_order_marks_network on guest_order_marks (network, placed_at);
create index guest_order_marks_wide on guest_order_marks (wide_network, placed_at);
create index guest_order_marks_placed on guest_order_marks (placed_at);

-- Puzzles that browsers solve before one more order: each counts once.
create table order_puzzles (
  id uuid primary key default gen_random_uuid(),
  bits smallint not null check (bits between 1 and 24),
  expires_at timestamptz not null
);
