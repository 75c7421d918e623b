import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createPasswords, type Passwords } from './password-hash.ts';
import { createPasswordQueue } from './password-queue.ts';
import { createSignIn, deleteClients, type SignIn } from './sign-in.ts';
import { cleanTokens, identifySession, issueSession, issueToken, revokeTokens } from './tokens.ts';

const email = 'ada@shop.example';
const password = 'violet heron';

let database: TestDatabase;
let passwords: Passwords;
let signIn: SignIn;
let evaluated = 0;
let userId: number;
let passwordHash: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const real = createPasswords(createPasswordQueue());
  passwords = {
    hash: real.hash,
    verify(given, hash) {
      evaluated++;
      return real.verify(given, hash);
    },
  };
  passwordHash = await passwords.hash(password);
  signIn = createSignIn({ db: database.db, limits: createRateLimiter(database.db), passwords });
});
afterAll(() => database.drop());

beforeEach(async () => {
  await sql`truncate users, rate_limits, auth_tokens, known_clients restart identity cascade`.execute(
    database.db,
  );
  ({ id: userId } = await database.db
    .insertInto('users')
    .values({ email, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow());
  evaluated = 0;
});

const attempt = (given: { email?: string; password?: string; client?: string }) =>
  signIn('user', { email, password, client: '198.51.100.1', ...given });
/** How it ended, in a word. */
const outcome = async (given: Parameters<typeof attempt>[0]) =>
  attempt(given).then(
    (signedIn) => (signedIn ? 'in' : 'wrong'),
    (error: { status: number }) => error.status,
  );

describe('brute force', () => {
  test('from a thousand addresses gets ten tries at an account in a quarter of an hour, in any spelling', async () => {
    const outcomes: (string | number)[] = [];
    for (let count = 0; count < 1000; count++) {
      const spelling =
        [email, email.toUpperCase(), ` ${email}\t`, 'A\u0000da@shop.example'][count % 4] ?? email;
      outcomes.push(
        await outcome({ email: spelling, password: `guess ${count}`, client: `client ${count}` }),
      );
    }
    expect(evaluated).toBe(10);
    expect(outcomes.slice(10)).toEqual(Array(990).fill(429));
  });

  test('does not lock out the owner where they signed in before [R485]', async () => {
    expect(await outcome({ client: 'home' })).toBe('in');
    for (let count = 0; count < 20; count++) await outcome({ password: 'guess', client: `client ${count}` });
    expect(await outcome({ client: 'a new phone' })).toBe(429);
    expect(await outcome({ client: 'home' })).toBe('in');
  });

  test('from a place that is known gets five tries, and a success in between starts anew', async () => {
    expect(await outcome({ client: 'home' })).toBe('in');
    for (let count = 0; count < 4; count++)
      expect(await outcome({ password: 'typo', client: 'home' })).toBe('wrong');
    expect(await outcome({ client: 'home' })).toBe('in');
    for (let count = 0; count < 5; count++)
      expect(await outcome({ password: 'typo', client: 'home' })).toBe('wrong');
    expect(await outcome({ client: 'home' })).toBe(429);
  });

  test('ends: after the quarter of an hour the owner gets in from anywhere', async () => {
    for (let count = 0; count < 12; count++) await outcome({ password: 'guess', client: 'attacker' });
    await sql`update rate_limits set resets_at = resets_at - interval '15 minutes'`.execute(database.db);
    expect(await outcome({ client: 'a new phone' })).toBe('in');
  });

  test('what knew an old password is a stranger again', async () => {
    expect(await outcome({ client: 'thief' })).toBe('in');
    await deleteClients(database.db, 'user', userId);
    for (let count = 0; count < 10; count++) await outcome({ password: 'guess', client: `client ${count}` });
    expect(await outcome({ client: 'thief' })).toBe(429);
  });
});

test('stuffing: one client gets a hundred tries an hour over all accounts', async () => {
  const outcomes: (string | number)[] = [];
  for (let count = 0; count < 400; count++) {
    outcomes.push(await outcome({ email: `person${count}@shop.example`, password: 'stolen', client: 'bot' }));
  }
  expect(evaluated).toBe(100);
  expect(outcomes.slice(100)).toEqual(Array(300).fill(429));
});

test('nothing in the database tells whose attempts were counted', async () => {
  await outcome({ password: 'guess' });
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database.db);
  expect(rows).toHaveLength(3);
  for (const { key } of rows) expect(key).not.toMatch(/ada|198/);
});

test('customers and staff are kept apart', async () => {
  expect(await signIn('staff', { email, password, client: 'x' })).toBeNull();
});

describe('a session', () => {
  const start = async () => (await attempt({}))?.token ?? '';
  const age = (columns: string) => sql`update auth_tokens set ${sql.raw(columns)}`.execute(database.db);
  const whose = async (token: string) => (await identifySession(database.db, token))?.kind ?? null;

  test('ends after thirty days, or after fourteen without use', async () => {
    const token = await start();
    expect(await whose(token)).toBe('user');
    await age(`created_at = now() - interval '13 days'`);
    expect(await whose(token)).toBe('user');
    await age(`created_at = now() - interval '29 days'`);
    expect(await whose(token)).toBe('user');
    await age(`last_used_at = now() - interval '15 days'`);
    expect(await whose(token)).toBeNull();
    await age(`last_used_at = now(), expires_at = now()`);
    expect(await whose(token)).toBeNull();
    await cleanTokens(database.db);
    expect(await database.db.selectFrom('auth_tokens').selectAll().execute()).toEqual([]);
  });

  test('notes its use once an hour at most', async () => {
    const token = await start();
    const read = async () =>
      (await database.db.selectFrom('auth_tokens').select('last_used_at').executeTakeFirstOrThrow())
        .last_used_at;
    await whose(token);
    expect(await read()).toBeNull();
    await age(`created_at = now() - interval '61 minutes'`);
    await whose(token);
    const noted = await read();
    expect(noted).toBeInstanceOf(Date);
    await whose(token);
    expect(await read()).toEqual(noted);
  });

  test('is dead with its account, and is not given for a password that has changed meanwhile', async () => {
    const token = await start();
    await database.db.updateTable('users').set({ deleted_at: new Date() }).execute();
    expect(await whose(token)).toBeNull();
    expect(await issueSession(database.db, { kind: 'user', id: userId, passwordHash })).toBeNull();
    await database.db.updateTable('users').set({ deleted_at: null, password_hash: 'other' }).execute();
    expect(await issueSession(database.db, { kind: 'user', id: userId, passwordHash })).toBeNull();
  });

  test('that begins while the password is being changed does not outlive the change', async () => {
    const change = await database.db.startTransaction().execute();
    await change.updateTable('users').set({ password_hash: 'other' }).execute();
    await revokeTokens(change, { userId });
    const late = issueSession(database.db, { kind: 'user', id: userId, passwordHash });
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'`.execute(
          database.db,
        );
        return rows.length;
      })
      .toBe(1);
    await change.commit().execute();
    expect(await late).toBeNull();
  });

  test('is no link to reset a password, nor the other way round', async () => {
    const link = await issueToken(database.db, { userId }, 'password_reset');
    expect(await whose(link)).toBeNull();
  });
});
