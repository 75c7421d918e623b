-- The server over which letters leave, as the owner has set it up; SMTP_URL of the environment goes before it.
create table mail_server (
  is_only boolean primary key default true check (is_only),
  host text not null,
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('starttls', 'tls', 'none')),
  username text not null,
  -- Sealed by the server's key; empty without one.
  password text not null,
  sender text not null,
  version integer not null default 1
);
