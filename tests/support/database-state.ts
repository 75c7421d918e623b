import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** The rows of every table that has any, as JSON. */
export type DatabaseState = readonly { table: string; rows: string }[];

/** Reads and puts back all that a test's database holds. */
export interface StateStore {
  read(): Promise<DatabaseState>;
  /** Numbers go on counting. Apps on the database are stopped before; needs a superuser, as tests are. */
  putBack(state: DatabaseState): Promise<void>;
}

export async function createStateStore(db: Kysely<Database>): Promise<StateStore> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select quote_ident(relname) as "table", quote_ident(attname) as "column"
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by relname, attnum`.execute(db);
  const columnsOf = Map.groupBy(columns, ({ table }) => table);
  const tables = [...columnsOf.keys()];
  const everything = tables.map(
    (table) => `select '${table}' as "table", (select json_agg(t)::text from ${table} t) as rows`,
  );
  const readAll = `select * from (${everything.join(' union all ')}) found where rows is not null`;
  let last: { snapshot: string; state: DatabaseState } | undefined;
  return {
    async read() {
      // Most tests write nothing; the server's snapshot changes with every transaction that does.
      const { rows } = await sql<{ snapshot: string }>`
        select pg_current_snapshot()::text as snapshot`.execute(db);
      const snapshot = rows[0]?.snapshot ?? '';
      if (last?.snapshot !== snapshot)
        last = { snapshot, state: (await sql.raw<DatabaseState[number]>(readAll).execute(db)).rows };
      return last.state;
    },
    putBack: (state) =>
      db.transaction().execute(async (trx) => {
        // Neither references nor triggers are asked: what is put back was whole.
        await sql`set local session_replication_role = replica`.execute(trx);
        await sql.raw(`truncate ${tables.join(', ')}`).execute(trx);
        for (const { table, rows } of state) {
          const names = sql.raw((columnsOf.get(table) ?? []).map(({ column }) => column).join(', '));
          await sql`
            insert into ${sql.raw(table)} (${names}) overriding system value
            select ${names} from json_populate_recordset(null::${sql.raw(table)}, ${rows}::json)`.execute(
            trx,
          );
        }
      }),
  };
}
