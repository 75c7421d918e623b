import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { PostgresStartError } from './start-failure.ts';
import { startPostgres } from './start-postgres.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrina-damaged-'));
  chmodSync(dataDir, 0o755);
  await (await startPostgres({ dataDir, fsync: false })).stop();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const inCluster = (path: string) => join(dataDir, 'postgres/18', path);
const zeros = (bytes: Buffer) => Buffer.alloc(bytes.length);

test.each([
  ['zeroed', 'global/pg_control', zeros],
  ['cut off', 'global/pg_control', (bytes: Buffer) => bytes.subarray(0, 100)],
  ['missing', 'global/pg_control', () => null],
  ['zeroed', 'pg_wal', zeros],
  ['garbage', 'PG_VERSION', () => Buffer.from('??\n')],
  ['missing', 'global/pg_filenode.map', () => null],
])(
  '%s: %s is told in our words with the way to a backup, and nothing is changed',
  async (_, path, damage) => {
    const whole = inCluster(path);
    const files = statSync(whole).isDirectory()
      ? readdirSync(whole, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(whole, entry.name))
      : [whole];
    const kept = files.map((file) => ({ file, bytes: readFileSync(file) }));
    for (const { file, bytes } of kept) {
      const left = damage(bytes);
      if (left) writeFileSync(file, left);
      else rmSync(file);
    }
    const error = await startPostgres({ dataDir, fsync: false }).catch((thrown: unknown) => thrown);
    const message = error instanceof Error ? error.message : '';
    expect(message).toMatch(/is damaged, and nothing was changed\. Copy .* restore your last backup/);
    expect(message).not.toMatch(/initdb|pg_resetwal|HINT/);
    for (const { file, bytes } of kept) {
      const left = damage(bytes);
      expect(left ? readFileSync(file).equals(left) : !existsSync(file)).toBe(true);
      writeFileSync(file, bytes, { mode: 0o600 });
      // The database may run as another user than we do.
      const { uid, gid } = statSync(inCluster('.'));
      chownSync(file, uid, gid);
    }
  },
);

test('put back, it starts as it was', async () => {
  const server = await startPostgres({ dataDir, fsync: false });
  expect(server.pid()).toBeDefined();
  await server.stop();
});

test('a full disk and an unknown reason are no damage', () => {
  const full = new PostgresStartError('/data/postgres/18', 'ended with 1', [
    'FATAL:  could not write to file "pg_wal/xlogtemp.29": No space left on device',
  ]);
  expect([full.kind, full.message]).toEqual(['disk-full', expect.stringContaining('make space on it')]);
  const other = new PostgresStartError('/data/postgres/18', 'ended with 1', [
    'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
    'HINT:  Terminate any old server processes associated with data directory "/data/postgres/18".',
  ]);
  expect([other.kind, other.message]).toEqual(['other', expect.stringContaining('shared memory block')]);
});
