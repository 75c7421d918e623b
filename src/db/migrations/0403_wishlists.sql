-- Products that customers with an account have put aside. A guest's list lives in the browser.
create table wishlist_items (
  user_id integer not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index wishlist_items_product on wishlist_items (product_id);

-- The link by which others see a customer's list. It is shown to its owner again, and opens nothing else: so it is kept
-- as it is.
create table wishlist_shares (
  user_id integer primary key references users on delete cascade,
  token text not null unique check (length(token) = 43),
  created_at timestamptz not null default now()
);
