import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';

type Db = Kysely<Database>;

/** Zones and locations are read and written alike. */
export type PlaceTable = 'shipping_zones' | 'locations';

/** Amounts are minor units. */
type PlaceRow<Table extends PlaceTable> = Selectable<Database[Table]>;
type PlaceColumns<Table extends PlaceTable> = Omit<
  Insertable<Database[Table]>,
  'id' | 'position' | 'version'
>;

/** In the order that buyers see; of those that are switched on only, when asked. */
export async function selectPlaces<Table extends PlaceTable>(
  db: Db,
  table: Table,
  { isEnabled = false } = {},
): Promise<PlaceRow<Table>[]> {
  const { rows } = await sql<PlaceRow<Table>>`
    select * from ${sql.table(table)} where enabled or not ${isEnabled} order by position, id`.execute(db);
  return rows;
}

/** At the end. Gives its id. */
export async function insertPlace<Table extends PlaceTable>(
  db: Db,
  table: Table,
  columns: PlaceColumns<Table>,
): Promise<number> {
  const entries = Object.entries(columns);
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))}, position)
    values (${sql.join(entries.map(([, value]) => value))},
      (select coalesce(max(position), 0) + 1 from ${sql.table(table)})) returning id`.execute(db);
  return onlyRow(rows).id;
}

/** Counts the version on; false when it is another by now, or there is none. */
export async function updatePlace<Table extends PlaceTable>(
  db: Db,
  table: Table,
  { id, version }: { id: number; version: number },
  columns: PlaceColumns<Table>,
): Promise<boolean> {
  const values = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { rows } = await sql`
    update ${sql.table(table)} set ${sql.join(values)}, version = version + 1
    where id = ${id} and version = ${version} returning id`.execute(db);
  return rows.length > 0;
}

export async function selectPaymentMethods(db: Db): Promise<Selectable<Database['payment_methods']>[]> {
  return db.selectFrom('payment_methods').selectAll().orderBy('position').orderBy('key').execute();
}

export async function hasPlaceWithCode(db: Db, table: PlaceTable, code: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} where code = ${code}`.execute(db);
  return rows.length > 0;
}

/** Gives its code; null when there is none. */
export async function deletePlace(db: Db, table: PlaceTable, id: number): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    delete from ${sql.table(table)} where id = ${id} returning code`.execute(db);
  return rows[0]?.code ?? null;
}

/** A method that was offered there alone is switched off: it must not become one that is offered everywhere. */
export async function removePlaceFromMethods(db: Db, code: string): Promise<void> {
  await sql`
    update payment_methods set location_codes = array_remove(location_codes, ${code}),
      enabled = enabled and location_codes <> array[${code}], version = version + 1
    where ${code} = any(location_codes)`.execute(db);
}

/** Keeps all places of a table as they are to the end of the transaction; gives their ids in their order. */
export async function lockPlaces(db: Db, table: PlaceTable): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} order by position, id for update`.execute(db);
  return rows.map(({ id }) => id);
}

export async function updatePlaceOrder(db: Db, table: PlaceTable, ids: readonly number[]): Promise<void> {
  await sql`
    update ${sql.table(table)} place set position = wanted.position
    from unnest(${[...ids]}::int[]) with ordinality as wanted (id, position) where place.id = wanted.id`.execute(
    db,
  );
}
