import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

import type { Database } from '#db/database.ts';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Rows that each statement of the work takes from each table, as EXPLAIN ANALYZE counts them: the same on any machine. */
export async function readRows(
  pool: Pool,
  work: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Record<string, number>[]> {
  const statements: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => {
      if (level === 'query') statements.push(query);
    },
  });
  await work(db);
  const counts = [];
  for (const { sql, parameters } of statements.splice(0)) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${sql}`,
      [...parameters],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    counts.push(plan ? sumRows(plan, {}) : {});
  }
  return counts;
}

function sumRows(node: PlanNode, rows: Record<string, number>): Record<string, number> {
  const table = node['Relation Name'];
  if (table !== undefined) {
    const perLoop = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
    rows[table] = Math.round((rows[table] ?? 0) + perLoop * node['Actual Loops']);
  }
  for (const child of node.Plans ?? []) sumRows(child, rows);
  return rows;
}
