import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;
/** Amounts are minor units. */
type LocationRow = Selectable<Database['locations']>;
type ZoneRow = Selectable<Database['shipping_zones']>;
type LocationColumns = Omit<Insertable<Database['locations']>, 'id' | 'position' | 'version'>;
type ZoneColumns = Omit<Insertable<Database['shipping_zones']>, 'id' | 'position' | 'version'>;

/** Zones and locations have these columns alike. */
export type PlaceTable = 'shipping_zones' | 'locations';

/** In the order that buyers see; of those that are switched on only, when asked. */
export async function selectLocations(db: Db, { isEnabled = false } = {}): Promise<LocationRow[]> {
  return db
    .selectFrom('locations')
    .selectAll()
    .$if(isEnabled, (query) => query.where('enabled', '=', true))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** In the order that buyers see; of those that are switched on only, when asked. */
export async function selectZones(db: Db, { isEnabled = false } = {}): Promise<ZoneRow[]> {
  return db
    .selectFrom('shipping_zones')
    .selectAll()
    .$if(isEnabled, (query) => query.where('enabled', '=', true))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function selectPaymentMethods(db: Db): Promise<Selectable<Database['payment_methods']>[]> {
  return db.selectFrom('payment_methods').selectAll().orderBy('position').orderBy('key').execute();
}

/** At the end. Gives its id. */
export async function insertZone(db: Db, columns: ZoneColumns): Promise<number> {
  const { id } = await db
    .insertInto('shipping_zones')
    .values({ ...columns, position: nextPosition('shipping_zones') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts the version on; false when it is another by now, or there is none. */
export async function updateZone(
  db: Db,
  { id, version }: { id: number; version: number },
  columns: ZoneColumns,
): Promise<boolean> {
  const changed = await db
    .updateTable('shipping_zones')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** At the end. Gives its id. */
export async function insertLocation(db: Db, columns: LocationColumns): Promise<number> {
  const { id } = await db
    .insertInto('locations')
    .values({ ...columns, position: nextPosition('locations') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts the version on; false when it is another by now, or there is none. */
export async function updateLocation(
  db: Db,
  { id, version }: { id: number; version: number },
  columns: LocationColumns,
): Promise<boolean> {
  const changed = await db
    .updateTable('locations')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
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

function nextPosition(table: PlaceTable) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`;
}
