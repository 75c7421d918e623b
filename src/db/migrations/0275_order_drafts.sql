-- Orders that staff write down on the phone or at the counter. Nothing else knows of one until it is placed.
create table order_drafts (
  id uuid primary key,
  version integer not null default 1 check (version > 0),
  -- What the staff have typed (`orderDraftContentSchema`); empty once it is placed or its customer is erased.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- Minor units, when it was last saved.
  total bigint not null check (total >= 0),
  user_id integer references users on delete set null,
  -- Who began it.
  staff_id integer references staff on delete set null,
  -- What it has become; kept a while, so that placing it again finds the same order.
  order_id uuid unique references orders on delete cascade,
  -- Until when stock is kept for it; null: none is.
  hold_until timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index order_drafts_open on order_drafts (updated_at desc, id) where order_id is null;
create index order_drafts_expiry on order_drafts (expires_at);
create index order_drafts_hold on order_drafts (hold_until) where hold_until is not null;
create index order_drafts_user on order_drafts (user_id) where user_id is not null;
create index order_drafts_staff on order_drafts (staff_id);

-- Pieces taken from counted stocks for a draft, as an unpaid order takes them.
create table order_draft_holds (
  draft_id uuid not null references order_drafts on delete cascade,
  variation_id integer not null references variations on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (draft_id, variation_id)
);
create index order_draft_holds_variation on order_draft_holds (variation_id);

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check check (kind in
  ('state', 'payment', 'contact', 'tracking', 'cash', 'mail', 'refund', 'account', 'return', 'edit', 'placed'));
