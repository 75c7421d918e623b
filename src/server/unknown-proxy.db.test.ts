import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeStaff } from '#tests/support/accounts.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.each([
  { trusted: '0', after: true },
  { trusted: '1', after: false },
])('an admin reads of a proxy that is not named: TRUST_PROXY=$trusted', async ({ trusted, after }) => {
  const app = await startTestApp(database.url, { TRUST_PROXY: trusted });
  try {
    const { token } = await makeStaff(database.db, 'admin');
    const read = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${app.origin}/api/admin/server-notices`, { headers })).json();
    };
    expect(await read()).toEqual({ hasUnknownProxy: false });
    // A page from the cache would do as well: it is looked at before anything is answered.
    await fetch(`${app.origin}/liveness`, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    expect(await read()).toEqual({ hasUnknownProxy: after });
  } finally {
    await app.stop();
  }
});
