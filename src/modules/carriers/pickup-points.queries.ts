import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PickupPoint } from '#domain/schemas/carrier.schema.ts';

type Db = Kysely<Database>;

interface KeptPoints {
  points: PickupPoint[];
  /** The carrier need not be asked. */
  isFresh: boolean;
}

/** Old ones too, for a carrier that is silent. */
export async function selectPoints(db: Db, key: Buffer): Promise<KeptPoints | undefined> {
  const { rows } = await sql<KeptPoints>`
    select points, expires_at > now() as "isFresh" from carrier_points where key = ${key}`.execute(db);
  const kept = rows[0];
  // Kept by a version that did not ask for coordinates.
  return (
    kept && {
      ...kept,
      points: kept.points.map((point) => ({ ...point, coordinates: point.coordinates ?? null })),
    }
  );
}

export async function keepPoints(
  db: Db,
  key: Buffer,
  points: readonly PickupPoint[],
  seconds: number,
): Promise<void> {
  await sql`
    insert into carrier_points (key, points, expires_at)
    values (${key}, ${JSON.stringify(points)}::jsonb, now() + ${seconds} * interval '1 s')
    on conflict (key) do update set points = excluded.points, expires_at = excluded.expires_at`.execute(db);
}

export async function deleteOldPoints(db: Db): Promise<void> {
  await sql`delete from carrier_points where expires_at <= now() - interval '1 day'`.execute(db);
}
