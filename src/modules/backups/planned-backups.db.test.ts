import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createDiskStore } from '#platform/files/disk-store.ts';
import { describedBackup } from '#tests/support/backup-manifest.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { manifestName, type BackupManifest } from './backup-manifest.ts';
import { createLogFailures } from './log-failures.ts';
import type { MadeBackup } from './make-backup.ts';
import { createPlannedBackups, type PlannedBackupsOptions } from './planned-backups.ts';

let database: TestDatabase;
let root: string;
let clock: Date;
const settings = { read: async () => parseSettings({ common: { timeZone: 'Europe/Berlin' } }) };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-plan-'));
  await sql`truncate backups restart identity; update backup_plan set enabled = false, folder = '', version = 1, keep = 7, local_time = '03:00',
    log_failed_at = null, log_failure = '', log_failure_told = false; delete from outbox`.execute(
    database.db,
  );
  // A quarter past three in Berlin.
  clock = new Date('2026-11-23T02:15:00Z');
  return () => rmSync(root, { recursive: true, force: true });
});

const manifest: BackupManifest = {
  ...describedBackup,
  format: 1,
  files: { count: 1, bytes: 1_234_567, listSha256: '0'.repeat(64) },
};

/** As a backup is made, in a moment. */
async function writeOne(folder: string): Promise<MadeBackup> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, manifestName), '{}');
  return { manifest, findings: [] };
}

function plan(options: Partial<PlannedBackupsOptions> = {}) {
  const log = { warn() {}, error() {} };
  return createPlannedBackups({
    db: database.db,
    dataDir: root,
    kind: 'files',
    hasBucket: false,
    openPlace: createDiskStore,
    archive: null,
    make: writeOne,
    settings,
    now: () => clock,
    log,
    ...options,
  });
}

async function turnOn(fields: { keep?: number; folder?: string; keepLog?: boolean } = {}) {
  const backups = plan();
  const { version } = (await backups.read()).plan;
  await backups.changePlan({
    enabled: true,
    time: '03:00',
    keep: 7,
    folder: '',
    keepLog: false,
    version,
    ...fields,
  });
}

const made = () => readdirSync(join(root, 'backups')).toSorted();
const hours = (count: number) => new Date(clock.getTime() + count * 3_600_000);
const mails = async (topic = 'mail.shop-backup-failed') =>
  (await database.db.selectFrom('outbox').select('payload').where('topic', '=', topic).execute()).length;

test('a failure that cannot be written down is logged, and ends nothing', async () => {
  await turnOn();
  const complaints: string[] = [];
  const backups = plan({
    make: async () => {
      await sql`alter table backups rename to hidden_backups`.execute(database.db);
      throw new Error('the disk is full');
    },
    log: { warn() {}, error: (_details, message) => void complaints.push(message) },
  });
  try {
    await backups.makeDue();
  } finally {
    await sql`alter table hidden_backups rename to backups`.execute(database.db);
  }
  expect(complaints).toEqual(['A backup failed', 'The failure of a backup was not written down']);
});

test('nothing is made until it is planned, then one a day at the shop’s own time', async () => {
  const backups = plan();
  await backups.makeDue();
  expect(existsSync(join(root, 'backups'))).toBe(false);
  expect(await backups.readState()).toEqual({ isPlanned: false, lastAt: null, warning: null, log: null });
  await turnOn();
  await backups.makeDue();
  await backups.makeDue();
  expect(made()).toEqual(['vitrina-2026-11-23T02-15-00Z']);
  const { backups: list, state } = await backups.read();
  expect(list).toMatchObject([{ state: 'good', bytes: 1_234_567, kind: 'files' }]);
  expect(state.warning).toBeNull();
});

test('the next one is due when clocks in the shop’s time zone show the time again', async () => {
  await turnOn();
  const backups = plan();
  await backups.makeDue();
  await sql`update backups set started_at = ${clock}, finished_at = ${clock}`.execute(database.db);
  clock = hours(23.5);
  await backups.makeDue();
  expect(made()).toHaveLength(1);
  clock = hours(0.5);
  await backups.makeDue();
  expect(made()).toHaveLength(2);
});

test('of several instances one makes it, and a second one that is wanted now is refused', async () => {
  await turnOn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const make = vi.fn<(folder: string) => Promise<MadeBackup>>(async (folder) => {
    await promise;
    return writeOne(folder);
  });
  const instances = [plan({ make }), plan({ make }), plan({ make })];
  const due = instances.map((one) => one.makeDue());
  await vi.waitFor(() => expect(make).toHaveBeenCalled());
  await expect(plan().begin()).rejects.toMatchObject({ code: 'conflict' });
  expect((await plan().read()).backups).toMatchObject([{ state: 'running' }]);
  resolve();
  await Promise.all(due);
  expect(make).toHaveBeenCalledTimes(1);
});

test('one that was interrupted is told, and does not stand in the way of the next', async () => {
  await turnOn();
  await sql`insert into backups (kind, folder, started_at, leased_until)
    values ('files', 'gone', ${hours(-2)}, now() - interval '1 second')`.execute(database.db);
  const backups = plan();
  expect((await backups.read()).backups).toMatchObject([{ state: 'interrupted' }]);
  expect((await backups.readState()).warning).toBe('failed');
  await backups.makeDue();
  expect((await backups.read()).backups).toMatchObject([{ state: 'good' }, { state: 'failed' }]);
  expect((await backups.readState()).warning).toBeNull();
});

test('a failure is shown with its reason, tried again an hour later, and told by one mail', async () => {
  await turnOn();
  const make = vi.fn<() => Promise<MadeBackup>>(() => Promise.reject(new Error('ENOSPC: no space left')));
  const backups = plan({ make });
  await backups.makeDue();
  const { backups: list, state } = await backups.read();
  expect(list).toMatchObject([{ state: 'failed', detail: 'ENOSPC: no space left' }]);
  expect(state.warning).toBe('failed');
  expect(await mails()).toBe(1);
  await sql`update backups set started_at = ${clock}`.execute(database.db);
  await backups.makeDue();
  expect(make).toHaveBeenCalledTimes(1);
  clock = hours(1.1);
  await backups.makeDue();
  expect(make).toHaveBeenCalledTimes(2);
  expect(await mails()).toBe(1);
});

test('what doctor found in the copy is told', async () => {
  const backups = plan({
    make: async (folder) => ({ ...(await writeOne(folder)), findings: ['stock: 1 (7).'] }),
  });
  await backups.begin();
  await vi.waitFor(async () =>
    expect((await backups.read()).backups).toMatchObject([{ state: 'doubtful', detail: 'stock: 1 (7).' }]),
  );
});

test('older ones go once a new one is made, and only folders that are named as ours', async () => {
  await turnOn({ keep: 2 });
  const mine = join(root, 'mine');
  mkdirSync(mine);
  await sql`insert into backups (kind, folder, state, finished_at) values ('files', ${mine}, 'good', now())`.execute(
    database.db,
  );
  const backups = plan();
  for (let day = 0; day < 4; day += 1) {
    await backups.begin();
    await vi.waitFor(async () => expect((await backups.read()).backups[0]?.state).toBe('good'));
    clock = hours(24);
  }
  await vi.waitFor(() =>
    expect(made()).toEqual(['vitrina-2026-11-25T02-15-00Z', 'vitrina-2026-11-26T02-15-00Z']),
  );
  expect(existsSync(mine)).toBe(true);
});

/** A log that is archived since a moment, beside backups that say so. */
function keepLog(begunAt: Date, name = 'a') {
  const log = { start: '0/5000028', stop: '0/5000150', timeline: 1, chain: name };
  return {
    archive: {
      run: async () => {},
      finish: async () => {},
      readChain: () => ({ name, begunAt }),
      state: () => ({ lastAt: null, waitingBytes: 5e7, problem: 'failed' as const, detail: 'ENOSPC' }),
    },
    make: async (folder: string) => ({ ...(await writeOne(folder)), manifest: { ...manifest, log } }),
  };
}

test('a log that begins anew gets a backup at once, and one alone', async () => {
  await turnOn();
  await plan().makeDue();
  const backups = plan(keepLog(new Date(Date.now() + 60_000)));
  await backups.makeDue();
  expect((await backups.read()).backups).toHaveLength(2);
  await sql`update backups set started_at = started_at + interval '2 minutes'`.execute(database.db);
  await backups.makeDue();
  expect((await backups.read()).backups).toHaveLength(2);
  expect((await backups.readState()).log).toMatchObject({ problem: 'failed', waitingBytes: 5e7 });
});

test('a log that fails for ten minutes is told by one mail, by another only after it has worked', async () => {
  const { db } = database;
  const failed = { lastAt: null, waitingBytes: 5e7, problem: 'failed' as const, detail: 'ECONNREFUSED' };
  const logMails = () => mails('mail.shop-log-failed');
  const later = () =>
    sql`update backup_plan set log_failed_at = log_failed_at - interval '11 minutes'`.execute(db);
  const tell = createLogFailures(db);
  await tell(failed);
  expect(await logMails()).toBe(0);
  await later();
  await tell({ ...failed, detail: 'ETIMEDOUT' });
  expect(await logMails()).toBe(1);
  await tell(failed);
  // A start of the program in between is no new failure.
  await createLogFailures(db)(failed);
  await later();
  await tell(failed);
  expect(await logMails()).toBe(1);
  await tell({ ...failed, problem: null, detail: '' });
  await tell(failed);
  expect(await logMails()).toBe(1);
  await tell({ ...failed, problem: 'given-up' });
  expect(await logMails()).toBe(2);
});

test('the log goes with the backups that need it', async () => {
  await turnOn({ keep: 2 });
  const place = createDiskStore(join(root, 'backups'));
  const segment = (number: number) => `00000001000000000000000${number}`;
  for (const chain of ['old', 'now', 'other'])
    for (const number of [4, 5, 6, 7])
      await place.put(`log-${chain}/${segment(number)}.gz`, Buffer.from('x'), { contentType: 'x/y' });
  const add = (chain: string, number: number) =>
    sql`insert into backups (kind, folder, state, finished_at, log_chain, log_from)
      values ('files', ${join(root, 'backups', `vitrina-2026-11-0${number}T03-00-00Z`)}, 'good', now(), ${chain}, ${segment(number)})`.execute(
      database.db,
    );
  await add('old', 4);
  await add('now', 5);
  await add('now', 6);
  const backups = plan(keepLog(new Date(0), 'now'));
  await backups.begin();
  await vi.waitFor(() => expect(existsSync(join(root, 'backups/log-now', `${segment(4)}.gz`))).toBe(false));
  const left = (chain: string) =>
    readdirSync(join(root, 'backups', `log-${chain}`)).map((name) => Number(name[23]));
  // The one made now begins with the fifth segment.
  await vi.waitFor(() => expect(left('old')).toEqual([]));
  expect(left('now').toSorted()).toEqual([5, 6, 7]);
  expect(left('other')).toHaveLength(4);
});

test('a bucket that cannot be written to is refused with words', async () => {
  const openPlace = () => {
    throw new Error('needs a key');
  };
  const change = { enabled: true, time: '03:00', keep: 1, keepLog: true, version: 1 };
  await expect(
    plan({ openPlace }).changePlan({ ...change, folder: 's3://backups/shop' }),
  ).rejects.toMatchObject({ status: 422 });
});

test('a last good one of more than a day ago is late', async () => {
  await turnOn();
  const backups = plan();
  await backups.makeDue();
  await sql`update backups set finished_at = ${clock}`.execute(database.db);
  expect((await backups.readState()).warning).toBeNull();
  clock = hours(27);
  expect((await backups.readState()).warning).toBe('late');
});

test.each([
  ['backups/here', 'a folder without its whole path'],
  ['/proc/nothing', 'a folder that cannot be written to, nor made'],
])('%s is refused: %s', async (folder) => {
  await expect(turnOn({ folder })).rejects.toMatchObject({ status: 422 });
});

test('a folder in the data folder, and a plan that somebody else has changed, are refused', async () => {
  await expect(turnOn({ folder: join(root, 'images') })).rejects.toMatchObject({ status: 422 });
  await turnOn({ folder: join(root, 'backups') });
  const change = { enabled: false, time: '04:00', keep: 1, folder: '', keepLog: false, version: 1 };
  await expect(plan().changePlan(change)).rejects.toMatchObject({ code: 'conflict' });
});
