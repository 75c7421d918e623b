-- What the media library needs beside 0002: a point of interest, a version to edit by, replaced files.

alter table images
  -- Percent from the left and from the top of what must stay in sight when the picture is cropped.
  add column focus_x smallint check (focus_x between 0 and 100),
  add column focus_y smallint check (focus_y between 0 and 100),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add constraint images_focus check ((focus_x is null) = (focus_y is null));
create index images_created on images (created_at desc, id desc);

-- Two pictures may come to have the same file and name by a replacement; an upload looks for doubles itself.
drop index images_hash;
create index images_hash on images (hash);

-- Removing a picture looks for those who refer to it.
create index option_values_image on option_values (image_id) where image_id is not null;
create index variations_image on variations (image_id) where image_id is not null;
create index catalogs_image on catalogs (image_id) where image_id is not null;
create index articles_image on articles (image_id) where image_id is not null;
create index authors_image on authors (image_id) where image_id is not null;

-- Files of pictures that are gone: named by the transaction that removes the picture, deleted after it.
create table removed_files (
  hash text not null,
  ext text not null,
  removed_at timestamptz not null default now(),
  primary key (hash, ext)
);
