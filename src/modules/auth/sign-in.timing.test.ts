import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { compareTimes } from '#tests/support/compare-times.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createPasswords } from './password-hash.ts';
import { createPasswordQueue } from './password-queue.ts';
import { createSignIn } from './sign-in.ts';

const email = 'ada@shop.example';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the time of a refusal does not tell whether the email is known', { timeout: 300_000 }, async () => {
  const { db } = database;
  const passwords = createPasswords(createPasswordQueue());
  const password_hash = await passwords.hash('correct horse');
  await db.insertInto('users').values({ email, password_hash }).execute();
  const signIn = createSignIn({ db, limits: createRateLimiter(db), passwords });
  const compared = await compareTimes(async (kind, round) => {
    await sql`truncate rate_limits`.execute(db);
    const startedAt = performance.now();
    await signIn('user', {
      email: kind === 'known' ? email : 'eve@shop.example',
      password: 'guess',
      client: `c${round}`,
    });
    return performance.now() - startedAt;
  });
  expect(compared).toMatchObject({ tellsApart: false });
});
