import type { Client } from 'pg';

import { exactTexts, type ExportedTable, type SequenceState } from './export-rows.ts';
import { quote, withClient } from './read-shop.ts';
import { readTableShapes, type TableShape } from './table-shapes.ts';

const rowsAtATime = 500;
/** A shop that has any of these is in use; a database that was only migrated has none. */
const tellTables = ['pages', 'products', 'orders', 'staff', 'images'];

/** The rows cannot be taken in; the message says why. */
export class ImportRefusal extends Error {
  override name = 'ImportRefusal';
}

export interface RowsToImport {
  tables: readonly ExportedTable[];
  sequences: readonly SequenceState[];
  /** The lines of a table's rows, as `exportRows` gave them. */
  read(table: string): AsyncIterable<string>;
}

/**
 * Takes in rows that `exportRows` gave, into a database that was brought to the same migrations and has no shop; all
 * or none of them. Foreign keys are compared once all rows are there, which the owner of the tables may ask for: it
 * needs no superuser. Throws `ImportRefusal`.
 */
export async function importRows(url: string, { tables, sequences, read }: RowsToImport): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(exactTexts);
    await client.query('begin');
    const shapes = await readTableShapes(client);
    refuseOtherTables(shapes, tables);
    const keys = await deferForeignKeys(client);
    for (const { name } of shapes) await client.query(`alter table ${quote(name)} disable trigger user`);
    // What migrations have put there is among the rows.
    for (const { name } of shapes) await client.query(`delete from ${quote(name)}`);
    for (const shape of shapes) {
      const rows = await insertTable(client, shape, read(shape.name));
      const due = tables.find(({ name }) => name === shape.name)?.rows;
      if (rows !== due) throw new ImportRefusal(`${shape.name} has ${rows} rows instead of ${due}.`);
    }
    for (const { name, value, isCalled } of sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quote(name), value, isCalled]);
    }
    await client.query('set constraints all immediate');
    for (const key of keys) await client.query(`${key} not deferrable`);
    for (const { name } of shapes) await client.query(`alter table ${quote(name)} enable trigger user`);
    await client.query('commit');
    await client.query('analyze');
  });
}

/** Whether the database has a shop that an import would replace. */
export async function hasShop(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    for (const name of tellTables) {
      const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
        name,
      ]);
      if (!rows[0]?.found) continue;
      const { rowCount } = await client.query(`select from ${quote(name)} limit 1`);
      if (rowCount) return true;
    }
    return false;
  });
}

function refuseOtherTables(shapes: readonly TableShape[], tables: readonly ExportedTable[]): void {
  const [here, there] = [shapes, tables].map((list) => list.map(({ name }) => name).join(', '));
  if (here !== there) throw new ImportRefusal(`The database has the tables ${here}, the export ${there}.`);
}

/** Returns the beginnings of the statements that make them as they were. */
async function deferForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select c.relname as table, k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and not k.condeferrable and c.relnamespace = 'public'::regnamespace and k.conparentid = 0`,
  );
  const keys = rows.map(({ table, name }) => `alter table ${quote(table)} alter constraint ${quote(name)}`);
  for (const key of keys) await client.query(`${key} deferrable initially deferred`);
  return keys;
}

async function insertTable(client: Client, shape: TableShape, lines: AsyncIterable<string>): Promise<number> {
  const names = shape.columns.map(({ name }) => quote(name)).join(', ');
  const values = shape.columns.map(({ name, json }) => {
    const value = `r.${quote(name)}`;
    if (json === 'optional') return `${value} -> 0`;
    return json === 'required' ? `coalesce(${value}, 'null')` : value;
  });
  const text = `insert into ${quote(shape.name)} (${names}) overriding system value
    select ${values.join(', ')} from unnest($1::text[]) with ordinality l (line, place),
      json_populate_record(null::${quote(shape.name)}, l.line::json) r order by l.place`;
  let rows = 0;
  let batch: string[] = [];
  const insert = async () => {
    if (batch.length > 0) await client.query(text, [batch]);
    rows += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length >= rowsAtATime) await insert();
  }
  await insert();
  return rows;
}
