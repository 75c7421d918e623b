-- A link may show what is published with one layer over it, and the site as visitors will see it at a moment to come.
alter table preview_links
  add column layer_id integer references layers on delete cascade,
  add column shown_at timestamptz,
  add constraint preview_links_scope check (page_id is null or (layer_id is null and shown_at is null));
create index preview_links_layer on preview_links (layer_id);
