import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { isUniqueViolation } from '#db/is-unique-violation.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import type {
  LocationInput,
  AdminLocation,
  AdminZone,
  PlaceOrder,
  ZoneInput,
} from '#domain/schemas/manage-delivery.schema.ts';

import {
  deletePlace,
  hasPlaceWithCode,
  insertPlace,
  lockPlaces,
  removePlaceFromMethods,
  selectPlaces,
  updatePlace,
  updatePlaceOrder,
  type PlaceTable,
} from './delivery.queries.ts';
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

export function createZoneManagement(db: Kysely<Database>): PlaceManagement<AdminZone, ZoneInput> {
  const list = async (from: Kysely<Database> = db) => {
    const rows = await selectPlaces(from, 'shipping_zones');
    return rows.map((row): AdminZone => ({ ...toZone(row), version: row.version }));
  };
  return createPlaceManagement(db, 'shipping_zones', list, {
    insert: (trx, input) => insertPlace(trx, 'shipping_zones', zoneColumns(input)),
    update: (trx, id, { version, ...input }) =>
      updatePlace(trx, 'shipping_zones', { id, version }, zoneColumns(input)),
  });
}

export function createLocationManagement(
  db: Kysely<Database>,
): PlaceManagement<AdminLocation, LocationInput> {
  const list = async (from: Kysely<Database> = db) => {
    const rows = await selectPlaces(from, 'locations');
    return rows.map((row): AdminLocation => ({ ...toLocation(row), version: row.version }));
  };
  return createPlaceManagement(db, 'locations', list, {
    insert: (trx, input) => insertPlace(trx, 'locations', locationColumns(input)),
    update: (trx, id, { version, ...input }) =>
      updatePlace(trx, 'locations', { id, version }, locationColumns(input)),
  });
}

interface Writers<Input> {
  insert(trx: Transaction<Database>, input: Input): Promise<number>;
  update(trx: Transaction<Database>, id: number, input: Input & { version: number }): Promise<boolean>;
}

function createPlaceManagement<Place extends { id: number }, Input extends { code: string }>(
  db: Kysely<Database>,
  table: PlaceTable,
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
    if (!place) throw notFound('place');
    return place;
  };

  return {
    list: () => list(),
    create: (input) => write(input.code, async (trx) => find(trx, await insert(trx, input))),
    change: (id, input) =>
      write(input.code, async (trx) => {
        const changed = await update(trx, id, input);
        const place = await find(trx, id);
        if (!changed) throw new AppError('conflict', 'content.errors.changed');
        return place;
      }),
    remove: (id) =>
      write(null, async (trx) => {
        const code = await deletePlace(trx, table, id);
        if (code === null) throw notFound('place');
        await removePlaceFromMethods(trx, code);
        await notifyChange(trx, ['payment-methods']);
      }),
    arrange: ({ ids, was }) =>
      write(null, async (trx) => {
        const present = await lockPlaces(trx, table);
        const hasAll = present.length === ids.length && new Set([...present, ...ids]).size === ids.length;
        if (!hasAll || present.join() !== was.join()) {
          throw new AppError('conflict', 'delivery.errors.listChanged');
        }
        await updatePlaceOrder(trx, table, ids);
      }),
  };
}

async function refuseForeignCode(trx: Transaction<Database>, table: PlaceTable, code: string): Promise<void> {
  const other = table === 'locations' ? 'shipping_zones' : 'locations';
  if (await hasPlaceWithCode(trx, other, code)) throw codeTaken();
}

function codeTaken(): AppError {
  return fieldError('code', 'delivery.errors.codeTaken');
}
