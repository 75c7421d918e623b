import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { compareTimes } from '#tests/support/compare-times.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { requestPasswordReset } from './reset-password.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insertInto('users').values({ email: 'ada@shop.example', password_hash: 'x' }).execute();
});
afterAll(() => database.drop());

test('the time of an answer does not tell whether the email is known', { timeout: 60_000 }, async () => {
  const { db } = database;
  const limits = createRateLimiter(db);
  const compared = await compareTimes(async (kind, round) => {
    await sql`truncate rate_limits`.execute(db);
    const startedAt = performance.now();
    const email = kind === 'known' ? 'ada@shop.example' : 'eve@shop.example';
    await requestPasswordReset({ db, limits }, email, `client ${round}`);
    return performance.now() - startedAt;
  });
  expect(compared).toMatchObject({ tellsApart: false });
});
