-- A picture of a product may be the poster of a film at YouTube or Vimeo, which plays where it stands.
alter table product_images add column film_url text check (length(film_url) between 1 and 500);
