-- Minor units that a piece costs the shop.
alter table variations add column cost bigint check (cost >= 0);
-- As it was when the line was made: a cost that is entered later changes no profit of before.
alter table order_lines add column cost bigint check (cost >= 0);

-- Whoever makes a line, the shop, the staff or an edit, and the version before this one too.
create function keep_line_cost() returns trigger language plpgsql as $$
begin
  if new.cost is null and new.variation_id is not null then
    select v.cost into new.cost from variations v where v.id = new.variation_id;
  end if;
  return new;
end $$;
create trigger order_lines_cost before insert on order_lines
  for each row execute function keep_line_cost();
