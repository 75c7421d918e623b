-- A link may show the draft of one page alone, and the rest of the shop as visitors see it; null: all that is unpublished.
alter table preview_links add column page_id integer references pages on delete cascade;
create index preview_links_page on preview_links (page_id);
