-- A provider is offered to buyers once it has been seen to take the shop's keys, or when the owner says so anyway.

alter table payment_methods
  -- What the last test of the stored keys found; null for keys that were never tested.
  add column test_outcome text check (test_outcome in ('accepted', 'refused', 'unreachable')),
  -- What the provider said, where it said anything.
  add column test_detail text not null default '',
  add column tested_at timestamptz,
  add column offered_untested boolean not null default false;

-- What buyers could choose before stays offered.
update payment_methods set offered_untested = true where enabled;
