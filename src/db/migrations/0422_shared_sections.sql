-- Sections that several pages show: a page of a kind of its own, without an address for visitors. Its slug, in a
-- folder of its own, is one that no other page may have. One that was deleted is switched off, and its versions stay.
alter table pages drop constraint pages_kind_check;
alter table pages
  add constraint pages_kind_check check (kind in ('home', 'page', 'catalog', 'category', 'article', 'block')) not valid;
alter table pages validate constraint pages_kind_check;

-- Finds the pages that show some of them without reading all pages. Of very many versions building it takes seconds.
create index page_versions_with_shared on page_versions (page_id, version)
  where content @? '$.sections.* ? (@.type == "shared")';
