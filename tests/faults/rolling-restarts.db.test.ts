import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { foundBalancers } from '#tests/support/proxies.ts';

import { runRollingRestarts } from './rolling-restarts.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'vitrina-rolling-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run prove -- rolling` does it with three instances, behind nginx too, 100,000 times. */
test.each(foundBalancers.filter((name) => name === 'haproxy'))(
  'nobody who reads or orders notices that two instances behind %s are restarted one after the other',
  async (balancer) => {
    const proof = await runRollingRestarts({
      balancer,
      databaseUrl: database.url,
      dataDir: join(folder, 'files'),
      instances: 2,
      requests: 200,
      visitors: 2,
      // HAProxy looks every second.
      drainSeconds: 2,
    });
    expect(proof).toMatchObject({ failures: [], disagreements: [], restarts: 2 });
    expect(proof.requests).toBeGreaterThanOrEqual(200);
    expect(proof.orders).toBeGreaterThan(0);
    expect(proof.purgeMs).toHaveLength(2);
  },
);
