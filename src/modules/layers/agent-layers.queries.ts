import { sql, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';

type Trx = Transaction<Database>;

/** The layer that a call has made; undefined where it was not sent before. Call it with `lockAllLayers`. */
export async function selectMadeBy(trx: Trx, requestId: string): Promise<{ id: number } | undefined> {
  return trx.selectFrom('layers').select('id').where('agent_request', '=', requestId).executeTakeFirst();
}

/** Of programs, not merged or discarded. Call it with `lockAllLayers`. */
export async function countOpenOfAgents(trx: Trx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from layers where from_agent and position is not null`.execute(trx);
  return rows[0]?.count ?? 0;
}

/**
 * Counts edits of a layer that is locked; false, and nothing counted, where they are more than it may have. What
 * somebody has looked at is another layer from now on.
 */
export async function takeAgentEdits(
  trx: Trx,
  { id, edits, most }: { id: number; edits: number; most: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update layers set agent_edits = agent_edits + ${edits}, revision = revision + 1
    where id = ${id} and from_agent and agent_edits + ${edits} <= ${most}`.execute(trx);
  return numAffectedRows > 0n;
}
