-- Paid in the sheet of a wallet over the shop's own page: a payment that a crash left unborn is created as what it was.
alter table payments add column is_express boolean not null default false;
