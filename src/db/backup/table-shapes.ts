import type { Client } from 'pg';

import { listTables } from './read-shop.ts';

interface Column {
  name: string;
  /** JSON has a null of its own, which a column that may be empty has to tell from none. */
  json: 'none' | 'required' | 'optional';
}

export interface TableShape {
  name: string;
  /** Those that are stored as given: what the database computes is computed anew. */
  columns: Column[];
  /** Of the primary key; all where there is none. */
  order: string[];
}

/** The tables of the shop, as rows are written to and read from files. */
export async function readTableShapes(client: Pick<Client, 'query'>): Promise<TableShape[]> {
  const tables = await listTables(client);
  const { rows } = await client.query<{
    table: string;
    name: string;
    type: string;
    required: boolean;
    key: number | null;
  }>(
    `select c.relname as table, a.attname as name, t.typname as type, a.attnotnull as required,
      array_position(i.indkey::int2[], a.attnum) as key
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`,
    [tables],
  );
  return tables.map((name) => {
    const columns = rows.filter(({ table }) => table === name);
    const key = columns.filter((column) => column.key !== null).sort((a, b) => (a.key ?? 0) - (b.key ?? 0));
    return {
      name,
      columns: columns.map((column) => ({
        name: column.name,
        json: /^jsonb?$/.test(column.type) ? (column.required ? 'required' : 'optional') : 'none',
      })),
      order: (key.length > 0 ? key : columns).map((column) => column.name),
    };
  });
}
