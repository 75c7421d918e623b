import type { Client } from 'pg';

import { quote, readMigrations, withClient } from './read-shop.ts';
import { readTableShapes, type TableShape } from './table-shapes.ts';

export interface ExportedTable {
  name: string;
  rows: number;
}

export interface SequenceState {
  name: string;
  /** A bigint. */
  value: string;
  /** Whether `value` was given out already. */
  isCalled: boolean;
}

export interface ExportedRows {
  /** The moment of the snapshot. */
  at: Date;
  serverVersion: string;
  migrations: string[];
  tables: ExportedTable[];
  sequences: SequenceState[];
  pictures: { hash: string; ext: string }[];
}

const rowsAtATime = 500;

/** Times as ISO 8601 in UTC with microseconds, so that each value is read back as it was. */
export const exactTexts = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601';
  set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0`;

/**
 * Hands out every row of the shop as a line of JSON, a table after the other, all as they stood at one moment. Values
 * are written by PostgreSQL, so that no number passes through JavaScript; a JSON value of a column that may be empty
 * is a list of one.
 */
export async function exportRows(
  url: string,
  write: (table: string, lines: AsyncIterable<readonly string[]>) => Promise<void>,
): Promise<ExportedRows> {
  return withClient(url, async (client) => {
    await client.query(exactTexts);
    await client.query('begin isolation level repeatable read read only');
    const migrations = await readMigrations(client);
    const { rows: about } = await client.query<{ at: Date; version: string }>(
      // The start of the transaction: its snapshot was taken after that.
      "select now() as at, current_setting('server_version') as version",
    );
    const tables: ExportedTable[] = [];
    for (const shape of await readTableShapes(client)) {
      let rows = 0;
      const counted = async function* () {
        for await (const lines of readTable(client, shape)) {
          rows += lines.length;
          yield lines;
        }
      };
      await write(shape.name, counted());
      tables.push({ name: shape.name, rows });
    }
    const pictures =
      migrations.length === 0
        ? []
        : (
            await client.query<{ hash: string; ext: string }>(
              'select distinct hash, ext from images order by hash, ext',
            )
          ).rows;
    // Sequences know no snapshot: after the rows they are at least as far.
    const sequences = await readSequences(client);
    await client.query('commit');
    const [first] = about;
    return {
      at: first?.at ?? new Date(0),
      serverVersion: first?.version ?? '',
      migrations,
      tables,
      sequences,
      pictures,
    };
  });
}

async function* readTable(client: Client, shape: TableShape): AsyncGenerator<string[]> {
  const columns = shape.columns.map(({ name, json }) =>
    json === 'optional'
      ? `case when ${quote(name)} is not null then json_build_array(${quote(name)}) end as ${quote(name)}`
      : quote(name),
  );
  const order = shape.order.map(quote).join(', ');
  await client.query(
    `declare shop_rows no scroll cursor for
    select row_to_json(r)::text as line from (select ${columns.join(', ')} from ${quote(shape.name)} order by ${order}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtATime} from shop_rows`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtATime) break;
  }
  await client.query('close shop_rows');
}

async function readSequences(client: Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname collate "C"`,
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quote(name)}`,
    );
    const [first] = state.rows;
    if (first) states.push({ name, ...first });
  }
  return states;
}
