-- Roles that the shop makes itself beside the administrator and the manager: a name and what it may.
create table staff_roles (
  id integer generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 60),
  -- As `staff-rights.ts` names them. What a later version has taken away opens nothing.
  rights text[] not null check (cardinality(rights) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index staff_roles_name on staff_roles (lower(name));

-- The version before knows nothing of `custom` and lets such people in nowhere but to their own account.
alter table staff drop constraint staff_role_check;
alter table staff
  add constraint staff_role_check check (role in ('manager', 'admin', 'custom')),
  add column role_id integer references staff_roles (id),
  add constraint staff_role_of_shop check ((role = 'custom') = (role_id is not null));
create index staff_role_id on staff (role_id) where role_id is not null;
