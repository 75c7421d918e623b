-- Two people may edit a zone, a location or a payment method: each grows a version.
alter table shipping_zones add column version integer not null default 1;
alter table locations add column version integer not null default 1;
alter table payment_methods add column version integer not null default 1;
