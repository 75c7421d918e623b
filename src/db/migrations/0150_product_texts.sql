-- What stands beside a product's pictures: why one wants it, what comes in the parcel, what it is made of.
alter table products
  add column pitch text not null default '',
  add column in_the_box text not null default '',
  add column care text not null default '';
