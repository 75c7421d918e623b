-- Staff: invitations, two-factor sign-in, sessions that can be listed and ended, and the audit log.

-- Null until an invitation is taken up.
alter table staff alter column password_hash drop not null;
alter table staff
  add column language text not null default '' check (language in ('', 'en', 'ru')),
  add column totp_enabled_at timestamptz,
  -- The 30-second step of the newest code that was used: it and all before it are spent.
  add column totp_last_step bigint not null default 0,
  add column signed_in_at timestamptz,
  add constraint staff_totp check (totp_enabled_at is null or totp_secret is not null);

create table staff_recovery_codes (
  staff_id integer not null references staff on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- What holds for everybody on the staff: one row.
create table staff_policy (
  id boolean primary key default true check (id),
  requires_totp boolean not null default false
);
insert into staff_policy default values;

alter table auth_tokens drop constraint auth_tokens_purpose_check;
alter table auth_tokens add constraint auth_tokens_purpose_check check (purpose in
  ('session', 'password_reset', 'staff_setup', 'preview', 'staff_invitation', 'staff_reset', 'staff_second_step'));
alter table auth_tokens
  -- Names a session to its owner, who never sees its hash.
  add column id uuid not null default gen_random_uuid(),
  -- When the password was last given in this session.
  add column proved_at timestamptz not null default now(),
  add column user_agent text not null default '' check (length(user_agent) <= 300),
  add column ip text not null default '' check (length(ip) <= 100);
create unique index auth_tokens_id on auth_tokens (id);

-- Who did what. It outlives the people it names, so nothing refers to them.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id integer,
  -- As it was then; masked for somebody who could not sign in.
  staff_email text not null default '',
  -- `PUT /admin/orders/{id}`, or a name such as `sign-in`.
  action text not null check (length(action) <= 200),
  entity text not null default '' check (length(entity) <= 300),
  result smallint not null,
  ip text not null default '' check (length(ip) <= 100),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_staff on audit_log (staff_id, id desc);

-- Nothing is changed or removed before its time, whoever asks: not even the program itself.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '2 years' then return old; end if;
  end if;
  raise exception 'The audit log is only ever added to' using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_log_kept before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function refuse_audit_change();

-- With its owner's rights: the role that the program runs under needs none of its own to delete.
create function forget_old_audit() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from audit_log where at < now() - interval '2 years';
$$;
