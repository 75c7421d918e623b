-- Photos that buyers add to reviews, and whether the author had bought the product here.

-- The media library is the staff's: what visitors sent is no part of it.
alter table images
  add column origin text not null default 'library' check (origin in ('library', 'review'));
create index images_of_reviews on images (created_at) where origin = 'review';

create table review_photos (
  image_id integer primary key references images on delete cascade,
  -- Null until the review is sent; until then its sender names the photo by the token.
  review_id integer references reviews on delete cascade,
  token uuid unique default gen_random_uuid(),
  position smallint not null default 0
);
create index review_photos_review on review_photos (review_id, position);

alter table reviews add column is_purchase boolean not null default false;
