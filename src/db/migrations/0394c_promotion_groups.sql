-- Whom a promotion is for; none named: everybody. A group that is named stays: without it everybody would have the promotion.
create table promotion_groups (
  promotion_id integer not null references promotions on delete cascade,
  group_id integer not null references customer_groups on delete restrict,
  primary key (promotion_id, group_id)
);
create index promotion_groups_group on promotion_groups (group_id);
