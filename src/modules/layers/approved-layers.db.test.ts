import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { SettingsPatch } from '#domain/layers/patch.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createApprovedLayers } from './approved-layers.ts';

let database: TestDatabase;
/** Milliseconds by which this process's clock is ahead of the database's. */
let ahead = 0;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  ahead = 0;
  await sql`delete from layers where id > 0`.execute(database.db);
});
afterAll(() => database.drop());

const open = () => createApprovedLayers({ db: database.db, clock: () => Date.now() + ahead });
/** A database whose clock is ahead by as much as this process's. */
const later = () =>
  database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({
      ...result,
      rows: result.rows.map((row) =>
        row['now'] instanceof Date ? { ...row, now: new Date(row['now'].getTime() + ahead) } : row,
      ),
    }),
  });
const patch: SettingsPatch = { kind: 'settings', groups: { language: [{ path: ['value'], value: 'ru' }] } };
const settingsPatch = JSON.stringify(patch);

/** Active from so many milliseconds on, by the database's clock, and for as long. */
async function approve({ inMs, forMs = 3_600_000 }: { inMs: number; forMs?: number }): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into layers (name, color, status, starts_at, ends_at, position)
    select 'Sale', '#c2410c', 'approved', clock_timestamp() + ${inMs} * interval '1 ms',
      clock_timestamp() + ${inMs + forMs} * interval '1 ms', coalesce(max(position), 0) + 1 from layers
    returning id`.execute(database.db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into layer_drafts (layer_id, key, document, patch, approved_patch)
    values (${id}, 'settings', '{}', ${settingsPatch}, ${settingsPatch})`.execute(database.db);
  return id;
}

describe('what is approved', () => {
  test('is active from its start to its end, lowest first', async () => {
    const [lower, upper] = [await approve({ inMs: -1000 }), await approve({ inMs: -500 })];
    await approve({ inMs: 60_000 });
    await approve({ inMs: -2000, forMs: 1000 });
    expect((await open().listActive('settings')).map(({ signature }) => signature)).toEqual([
      `${lower}.0`,
      `${upper}.0`,
    ]);
    expect(await open().listActive('menu:main')).toEqual([]);
  });

  test.each([5000, -5000])('goes by the database’s clock where this one is %i ms ahead', async (ms) => {
    ahead = ms;
    await approve({ inMs: -1000, forMs: 61_000 });
    await approve({ inMs: 60_000 });
    const layers = open();
    layers.takeCrossed();
    const [before] = await layers.listActive('settings');
    expect(layers.takeCrossed()).toEqual([]);
    // A minute goes by.
    ahead += 61_000;
    expect(layers.takeCrossed()).toEqual(['settings']);
    expect(layers.takeCrossed()).toEqual([]);
    const after = await layers.listActive('settings');
    expect(after).toHaveLength(1);
    expect(after[0]?.signature).not.toBe(before?.signature);
  });

  test('is told as crossed also where it is read anew between the moment and the next request', async () => {
    await approve({ inMs: 60_000, forMs: 60_000 });
    const layers = createApprovedLayers({ db: later(), clock: () => Date.now() + ahead });
    expect(await layers.listActive('settings')).toEqual([]);
    // Three minutes go by, on the database's clock as well.
    ahead = 180_000;
    await sql`update layers set starts_at = starts_at - interval '3 minutes', ends_at = ends_at - interval '3 minutes'
      where id > 0`.execute(database.db);
    layers.invalidate(['layers']);
    expect(await layers.listActive('settings')).toEqual([]);
    expect(layers.takeCrossed()).toEqual(['settings']);
  });

  test('tells prices as crossed a little after their boundary, and of no layer that has none', async () => {
    const id = await approve({ inMs: 60_000, forMs: 60_000 });
    await sql`update layer_drafts set approved_patch = null where layer_id = ${id}`.execute(database.db);
    const layers = open();
    await layers.refresh();
    ahead = 61_000;
    expect(layers.takeCrossed()).toEqual([]);
    ahead = 0;
    await sql`insert into price_lists (name, layer_id, percent) values ('Tenth', ${id}, 1000)`.execute(
      database.db,
    );
    const priced = open();
    await priced.refresh();
    ahead = 60_100;
    expect(priced.takeCrossed()).toEqual([]);
    ahead = 60_400;
    expect(priced.takeCrossed()).toEqual(['prices']);
    expect(priced.takeCrossed()).toEqual([]);
    ahead = 120_400;
    expect(priced.takeCrossed()).toEqual(['prices']);
  });

  test('is known on while the database is away', async () => {
    await approve({ inMs: -1000 });
    let isAway = false;
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        if (isAway) throw new Error('away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const layers = createApprovedLayers({ db });
    expect(await layers.listActive('settings')).toHaveLength(1);
    isAway = true;
    layers.invalidate(['layers']);
    expect(await layers.listActive('settings')).toHaveLength(1);
  });
});
