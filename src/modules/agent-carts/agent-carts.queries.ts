import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import type { AgentCart, AgentCartLine } from './agent-carts.ts';

type Db = Kysely<Database>;

export async function insertAgentCart(db: Db, { id, lines, expiresAt }: AgentCart): Promise<void> {
  await sql`
    insert into agent_carts (id, lines, expires_at)
    values (${id}, ${JSON.stringify(lines)}::jsonb, ${expiresAt})`.execute(db);
}

/** Undefined for one that is not there, or no longer. */
export async function selectAgentCart(db: Db, id: string): Promise<AgentCart | undefined> {
  const { rows } = await sql<AgentCart>`
    select id, lines, expires_at as "expiresAt" from agent_carts
    where id = ${id} and expires_at > now()`.execute(db);
  return rows[0];
}

/** False when there is no such cart. */
export async function updateAgentCart(
  db: Db,
  id: string,
  { lines, expiresAt }: { lines: readonly AgentCartLine[]; expiresAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update agent_carts set lines = ${JSON.stringify(lines)}::jsonb, expires_at = ${expiresAt}
    where id = ${id} and expires_at > now() returning 1`.execute(db);
  return rows.length > 0;
}

/** What it held; undefined when there is no such cart. */
export async function deleteAgentCart(db: Db, id: string): Promise<AgentCart | undefined> {
  const { rows } = await sql<AgentCart>`
    delete from agent_carts where id = ${id} and expires_at > now()
    returning id, lines, expires_at as "expiresAt"`.execute(db);
  return rows[0];
}

export async function deleteExpiredAgentCarts(db: Db): Promise<void> {
  await sql`delete from agent_carts where expires_at <= now()`.execute(db);
}
