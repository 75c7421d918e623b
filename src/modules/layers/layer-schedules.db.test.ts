import * as fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createDatabase, type Database } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import { makePage } from '#domain/editing/random-edits.fixture.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, wayTo, type TestDatabase } from '#tests/support/database.ts';

import { schedules, toSlides, type Deed } from './random-schedules.fixture.ts';
import { openScheduledShop } from './scheduled-shop.fixture.ts';

/** `LAW_RUNS=10000` is the long run; each kind of document takes as many, however long. */
const longRun = process.env['LAW_RUNS'];
const numRuns = Number(longRun ?? 25);
/** A machine that is busy plays fewer, and stops looking for the shortest schedule that fails. */
const limits = longRun === undefined ? { interruptAfterTimeLimit: 100_000 } : {};

let database: TestDatabase;
let db: Kysely<Database>;
let staffId: number;
let content: ReturnType<typeof createContentFixture>;

beforeAll(async () => {
  database = await createTestDatabase();
  staffId = (await makeStaff(database.db, 'admin')).id;
  // A clock that stands still until the test moves it takes the place of PostgreSQL's own.
  const name = sql.id(new URL(database.url).pathname.slice(1));
  await sql`create schema clock`.execute(database.db);
  await sql`create table clock.moment (at timestamptz not null)`.execute(database.db);
  await sql`insert into clock.moment values (now())`.execute(database.db);
  for (const read of ['clock_timestamp', 'transaction_timestamp', 'now'])
    await sql`create function clock.${sql.id(read)}() returns timestamptz stable language sql
      as 'select at from clock.moment'`.execute(database.db);
  await sql`alter database ${name} set search_path = clock, pg_catalog, public`.execute(database.db);
  db = createDatabase(createPool({ ...wayTo(database.url), applicationName: 'vitrina schedules' }));
  content = createContentFixture(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const setClock = async (at: number) => {
  await sql`update clock.moment set at = ${new Date(at)}`.execute(db);
};

let made = 0;
const kinds: [string, () => Promise<DocumentKey>][] = [
  [
    'pages',
    async () => {
      const sections = Object.values(makePage().sections).map(toSlides);
      return `page:${await content.makePage({ title: 'Page', sections })}`;
    },
  ],
  [
    'menus',
    async () => {
      const name = `menu-${++made}`;
      const entries = [{ title: 'One', children: [{ title: 'Two' }, { title: 'Three' }] }, { title: 'Four' }];
      await content.makeMenu(name, entries);
      return `menu:${name}`;
    },
  ],
  [
    'settings',
    async () => {
      await sql`delete from settings`.execute(db);
      return 'settings';
    },
  ],
];

/** How a shop went on against what it should have shown, step by step; both are alike where the laws hold. */
interface Course {
  shown: unknown[];
  wanted: unknown[];
}

async function follow(make: () => Promise<DocumentKey>, deeds: readonly Deed[]): Promise<Course> {
  await sql`delete from layers where id > 0`.execute(db);
  await sql`delete from layer_drafts`.execute(db);
  const shop = await openScheduledShop({ db, setClock, key: await make(), staffId });
  const course: Course = { shown: [], wanted: [] };
  try {
    for (const deed of deeds) {
      const before = await shop.expected();
      const isSeen = await shop.play(deed);
      const wanted = isSeen ? await shop.expected() : before;
      course.shown.push([deed, await shop.seen(), await shop.published()]);
      course.wanted.push([deed, [wanted, wanted, wanted], shop.withoutLayers()]);
    }
    await shop.end();
    const alone = shop.withoutLayers();
    course.shown.push(['the end', await shop.seen()]);
    course.wanted.push(['the end', [alone, alone, alone]]);
    return course;
  } finally {
    shop.close();
  }
}

describe.each(kinds)('over %s, whatever happens in whatever order', (_, make) => {
  test(
    'two instances agree, a merge is not seen, and after the end the shop is as live edits alone left it',
    { timeout: Math.max(180_000, numRuns * 2000) },
    () =>
      fc.assert(
        fc.asyncProperty(schedules, async (deeds) => {
          const { shown, wanted } = await follow(make, deeds);
          expect(shown).toEqual(wanted);
        }),
        { numRuns, ...limits },
      ),
  );
});
