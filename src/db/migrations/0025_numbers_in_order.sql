-- Numbers stood in the order in which products brought them ("250, 350, 450, 200"). Where the shop has not put them in
-- order itself, which would have broken the order of their ids, they go back to place 0 and so stand by size.
update facet_values set position = 0
where facet_id in (
  select facet_id from (
    select facet_id, value, position < lag(position) over (partition by facet_id order by id) as moved
    from facet_values) placed
  group by facet_id
  having bool_and(value ~ '^[0-9]+([.,][0-9]+)?$') and not coalesce(bool_or(moved), false));
