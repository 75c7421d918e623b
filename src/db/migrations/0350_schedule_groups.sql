-- What is scheduled together goes out together or not at all. What was scheduled before stands for itself.
alter table scheduled_publishings add column group_id uuid not null default gen_random_uuid();
create index scheduled_publishings_group on scheduled_publishings (group_id);
