-- Since when an account's email is known to be its owner's. Null: anybody could have typed it.
alter table users add column email_confirmed_at timestamptz;

alter table auth_tokens drop constraint auth_tokens_purpose_check;
alter table auth_tokens add constraint auth_tokens_purpose_check check (purpose in
  ('session', 'password_reset', 'staff_setup', 'preview', 'staff_invitation', 'staff_reset', 'staff_second_step',
   'email_confirmation'));
-- Where a link was mailed to: it proves that address and no other.
alter table auth_tokens add column email text check (length(email) <= 254);

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check
  check (kind in ('state', 'payment', 'contact', 'tracking', 'cash', 'mail', 'refund', 'account'));
