import { sql, type Kysely, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { isUniqueViolation } from '#db/is-unique-violation.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type {
  LocationInput,
  AdminLocation,
  AdminZone,
  PlaceOrder,
  ZoneInput,
} from '#domain/schemas/manage-delivery.schema.ts';

import { locationColumns, toLocation, toZone, zoneColumns } from './to-place.ts';

/** Where the shop delivers to, or hands over: shipping zones, or pickup locations. */
export interface PlaceManagement<Place, Input> {
  /** All of them, in the order that buyers see. */
  list(): Promise<Place[]>;
  /** At the end; throws 422 for a code that another place has. */
  create(input: Input): Promise<Place>;
  /** Throws 404, 409 for a version that is not the present one, 422 as `create` does. */
  change(id: number, input: Input & { version: number }): Promise<Place>;
  /** Orders that were delivered there keep what they say. Throws 404. */
  remove(id: number): Promise<void>;
  /** Throws 409 when the ids are not those of all places, or somebody else has moved them meanwhile. */
  arrange(order: PlaceOrder): Promise<void>;
}

type Table = 'shipping_zones' | 'locations';

export function createZoneManagement(db: Kysely<Database>): PlaceManagement<AdminZone, ZoneInput> {
  const list = async (from: Kysely<Database> = db) =>
    (await from.selectFrom('shipping_zones').selectAll().orderBy('position').orderBy('id').execute()).map(
      (row): AdminZone => ({ ...toZone(row), version: row.version }),
    );
  return createPlaceManagement(db, 'shipping_zones', list, {
    insert: (trx, input) =>
      trx
        .insertInto('shipping_zones')
        .values({ ...zoneColumns(input), position: nextPosition('shipping_zones') })
        .returning('id')
        .executeTakeFirstOrThrow(),
    update: (trx, id, { version, ...input }) =>
      trx
        .updateTable('shipping_zones')
        .set({ ...zoneColumns(input), version: sql`version + 1` })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst(),
  });
}

export function createLocationManagement(
  db: Kysely<Database>,
): PlaceManagement<AdminLocation, LocationInput> {
  const list = async (from: Kysely<Database> = db) =>
    (await from.selectFrom('locations').selectAll().orderBy('position').orderBy('id').execute()).map(
      (row): AdminLocation => ({ ...toLocation(row), version: row.version }),
    );
  return createPlaceManagement(db, 'locations', list, {
    insert: (trx, input) =>
      trx
        .insertInto('locations')
        .values({ ...locationColumns(input), position: nextPosition('locations') })
        .returning('id')
        .executeTakeFirstOrThrow(),
    update: (trx, id, { version, ...input }) =>
      trx
        .updateTable('locations')
        .set({ ...locationColumns(input), version: sql`version + 1` })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst(),
  });
}

function nextPosition(table: Table) {
  return sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`;
}

interface Writers<Input> {
  insert(trx: Transaction<Database>, input: Input): Promise<{ id: number }>;
  update(
    trx: Transaction<Database>,
    id: number,
    input: Input & { version: number },
  ): Promise<{ id: number } | undefined>;
}

function createPlaceManagement<Place extends { id: number }, Input extends { code: string }>(
  db: Kysely<Database>,
  table: Table,
  list: (from?: Kysely<Database>) => Promise<Place[]>,
  { insert, update }: Writers<Input>,
): PlaceManagement<Place, Input> {
  /** Tells everyone; codes name zones and locations alike, so that they are looked for in both. */
  const write = <T>(code: string | null, run: (trx: Transaction<Database>) => Promise<T>) =>
    db
      .transaction()
      .execute(async (trx) => {
        if (code !== null) await refuseForeignCode(trx, table, code);
        const result = await run(trx);
        await notifyChange(trx, ['delivery']);
        return result;
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? codeTaken() : error;
      });
  const find = async (trx: Transaction<Database>, id: number) => {
    const place = (await list(trx)).find((one) => one.id === id);
    if (!place) throw notFound('Place');
    return place;
  };

  return {
    list: () => list(),
    create: (input) => write(input.code, async (trx) => find(trx, (await insert(trx, input)).id)),
    change: (id, input) =>
      write(input.code, async (trx) => {
        const changed = await update(trx, id, input);
        const place = await find(trx, id);
        if (!changed) throw new AppError('conflict', 'content.errors.changed');
        return place;
      }),
    remove: (id) =>
      write(null, async (trx) => {
        const { code } = (
          await sql<{ code: string }>`
          delete from ${sql.table(table)} where id = ${id} returning code`.execute(trx)
        ).rows[0] ?? { code: null };
        if (code === null) throw notFound('Place');
        // A method that was offered there alone must not become one that is offered everywhere.
        await sql`
          update payment_methods set location_codes = array_remove(location_codes, ${code}),
            enabled = enabled and location_codes <> array[${code}], version = version + 1
          where ${code} = any(location_codes)`.execute(trx);
        await notifyChange(trx, ['payment-methods']);
      }),
    arrange: ({ ids, was }) =>
      write(null, async (trx) => {
        const { rows } = await sql<{ id: number }>`
          select id from ${sql.table(table)} order by position, id for update`.execute(trx);
        const present = rows.map(({ id }) => id);
        const hasAll = present.length === ids.length && new Set([...present, ...ids]).size === ids.length;
        if (!hasAll || present.join() !== was.join()) {
          throw new AppError('conflict', 'delivery.errors.listChanged');
        }
        await sql`
          update ${sql.table(table)} place set position = wanted.position
          from unnest(${[...ids]}::int[]) with ordinality as wanted (id, position) where place.id = wanted.id`.execute(
          trx,
        );
      }),
  };
}

async function refuseForeignCode(trx: Transaction<Database>, table: Table, code: string): Promise<void> {
  const other = table === 'locations' ? 'shipping_zones' : 'locations';
  const { rows } = await sql`select 1 from ${sql.table(other)} where code = ${code}`.execute(trx);
  if (rows.length > 0) throw codeTaken();
}

function codeTaken(): AppError {
  return new AppError('validation_failed', 'Validation Failed', {
    children: { code: { errors: ['delivery.errors.codeTaken'] } },
  });
}
