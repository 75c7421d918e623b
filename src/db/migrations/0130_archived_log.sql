-- With the log of the database beside its backups the shop of any moment can be restored.
alter table backup_plan add column keep_log boolean not null default false;

-- The archived log that goes on from a backup, and the first of its segments that the backup needs.
alter table backups add column log_chain text, add column log_from text;
