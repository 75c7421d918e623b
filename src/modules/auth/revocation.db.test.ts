import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { buildModules } from '#modules/build-modules.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';

import { hashToken, issueToken } from './tokens.ts';

const password = 'violet heron';
let database: TestDatabase;
/** Two instances on one database, each with caches of its own. */
let here: ReturnType<typeof start>;
let there: ReturnType<typeof start>;
let made = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  [here, there] = [start(), start()];
});
afterAll(() => database.drop());

function start() {
  const { customers, auth } = buildModules(testModulesOptions(database.db)).modules;
  return { accounts: customers.accounts, tokens: auth.tokens };
}

beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
});

/** A customer with two sessions, both known to the other instance. */
async function signInTwice() {
  const email = `buyer${++made}@shop.example`;
  const { id } = await here.accounts.register(
    { email, password, profile: { firstName: 'Ada', lastName: 'L' } },
    'home',
  );
  const tokens: string[] = [];
  for (const client of ['home', 'work']) {
    const session = await here.accounts.logIn({ email, password, replacedToken: null }, client);
    tokens.push(session?.token ?? '');
  }
  expect(await alive(tokens)).toEqual([true, true]);
  const [current = '', other = ''] = tokens;
  return { id, tokens, current, other, session: { userId: id, tokenHash: hashToken(current) } };
}

/** Which of the tokens the other instance still takes. */
const alive = (tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await there.tokens.identify(token)) !== null));

test('logging out ends one session, everywhere', async () => {
  const { tokens, current } = await signInTwice();
  await here.accounts.logOut(hashToken(current));
  expect(await alive(tokens)).toEqual([false, true]);
});

test.each([{ password: 'new secret' }, { email: 'moved@shop.example' }])(
  'a change of %o ends every other session and every link to reset the password, everywhere',
  async (change) => {
    const { id, tokens, session } = await signInTwice();
    const link = await issueToken(database.db, { userId: id }, 'password_reset');
    await here.accounts.change(session, { ...change, currentPassword: password });
    expect(await alive(tokens)).toEqual([true, false]);
    await expect(
      there.accounts.confirmPasswordReset({ token: link, password: 'other' }, 'home'),
    ).rejects.toMatchObject({ status: 404 });
  },
);

test('a password that was reset ends every session, everywhere', async () => {
  const { id, tokens } = await signInTwice();
  const link = await issueToken(database.db, { userId: id }, 'password_reset');
  await here.accounts.confirmPasswordReset({ token: link, password: 'brand new' }, 'home');
  expect(await alive(tokens)).toEqual([false, false]);
});

test('a deleted account has no session anywhere', async () => {
  const { id, tokens } = await signInTwice();
  await here.accounts.erase(id, { isByStaff: false });
  expect(await alive(tokens)).toEqual([false, false]);
});

test('staff who are disabled, or lose a role, have it nowhere', async () => {
  const { id, token } = await makeStaff(database.db, 'admin');
  const role = async () => {
    const identity = await there.tokens.identify(token);
    return identity?.kind === 'staff' ? identity.role : null;
  };
  expect(await role()).toBe('admin');
  await database.db.updateTable('staff').set({ role: 'manager' }).where('id', '=', id).execute();
  expect(await role()).toBe('manager');
  await database.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', id).execute();
  expect(await role()).toBeNull();
});
