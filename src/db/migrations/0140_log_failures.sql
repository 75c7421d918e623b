-- Since when the log cannot be archived, why, and whether the admins were told: one mail a failure, however often the
-- program is started meanwhile.
alter table backup_plan
  add column log_failed_at timestamptz,
  add column log_failure text not null default '',
  add column log_failure_told boolean not null default false;
