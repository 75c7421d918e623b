-- Layers that a program has made by a key of the API: it writes into these alone, and approving one asks for a password.
alter table layers
  add column from_agent boolean not null default false,
  -- What the key was called; it may be gone by now.
  add column agent text check (char_length(agent) between 1 and 100),
  -- By which the same call, sent again, is known.
  add column agent_request uuid unique,
  -- Edits by programs, for the limit.
  add column agent_edits integer not null default 0 check (agent_edits >= 0),
  add check (from_agent or (agent is null and agent_request is null and agent_edits = 0));
