import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createSecretBox } from '#platform/secrets/secret-box.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { codeOf, createAdminApi, hire, staffPassword } from '#tests/support/staff.ts';

let database: TestDatabase;
let api: ApiFixture;
let adminApi: ReturnType<typeof createAdminApi>;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  adminApi = createAdminApi(api);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});
beforeEach(async () => {
  await sql`update staff_policy set requires_totp = false`.execute(database.db);
  await sql`delete from rate_limits`.execute(database.db);
});

/** Somebody whose sign-in asks for a code; the code that turned it on is spent. */
async function enrol() {
  const member = await hire(database);
  const { token = '' } = await adminApi.logIn(member.email);
  const started = await adminApi.call('POST', '/me/totp', { token });
  const { secret } = started.body as { secret: string; address: string };
  const confirmed = await adminApi.call('PUT', '/me/totp', { token, body: { code: codeOf(secret, -1) } });
  expect(confirmed.status).toBe(200);
  return { ...member, token, secret, codes: confirmed.body.codes as string[] };
}
const answer = (secondStep: string | undefined, code: string) =>
  adminApi.call('POST', '/login/code', { body: { token: secondStep, code } });
const isAlive = async (token: string | undefined) =>
  (await adminApi.call('GET', '/me', { token: token ?? '' })).status === 200;

test('the password alone opens nothing: a code makes the session, and it is taken once', async () => {
  const { email, secret } = await enrol();
  const first = await adminApi.logIn(email);
  expect(Object.keys(first)).toEqual(['secondStep']);
  expect(await isAlive(first.secondStep)).toBe(false);
  expect((await answer(first.secondStep, '000000')).status).toBe(422);
  const code = codeOf(secret);
  const session = await answer(first.secondStep, code);
  expect(session.body.data).toMatchObject({ email, hasTotp: true, recoveryCodesLeft: 10, mustEnrol: false });
  expect(await isAlive(session.body.token)).toBe(true);
  // The step is gone, and so is the code.
  expect((await answer(first.secondStep, codeOf(secret, 1))).status).toBe(401);
  const second = await adminApi.logIn(email);
  expect((await answer(second.secondStep, code)).body.children.code.errors).toEqual([
    'The code is wrong or was used before',
  ]);
});

test('the database holds the secret encrypted; one of another key leaves the recovery codes', async () => {
  const { id, email, secret, codes } = await enrol();
  const readStored = () =>
    database.db
      .selectFrom('staff')
      .select('totp_secret')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
      .then((row) => row.totp_secret ?? '');
  const stored = await readStored();
  expect(stored).toMatch(/^sealed:/);
  expect(stored).not.toContain(secret);
  const foreign = createSecretBox(['another key of more than thirty-two letters']);
  await sql`update staff set totp_secret = ${foreign.encrypt(secret, `totp:${id}`)} where id = ${id}`.execute(
    database.db,
  );
  const { secondStep } = await adminApi.logIn(email);
  expect((await answer(secondStep, codeOf(secret))).status).toBe(422);
  expect(await isAlive((await answer(secondStep, codes[0] ?? '')).body.token)).toBe(true);
});

test('of one code used twice at once one gets in', async () => {
  const { email, secret } = await enrol();
  const steps = [await adminApi.logIn(email), await adminApi.logIn(email)];
  const code = codeOf(secret);
  const replies = await Promise.all(steps.map(({ secondStep }) => answer(secondStep, code)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('somebody else’s code, a step of nobody and the step as a session are refused', async () => {
  const [ann, bob] = [await enrol(), await enrol()];
  const { secondStep } = await adminApi.logIn(ann.email);
  expect((await answer(secondStep, codeOf(bob.secret))).status).toBe(422);
  expect((await answer('x'.repeat(43), codeOf(ann.secret))).status).toBe(401);
  await sql`update auth_tokens set expires_at = now() where purpose = 'staff_second_step'`.execute(
    database.db,
  );
  expect((await answer(secondStep, codeOf(ann.secret))).status).toBe(401);
});

test('ten wrong codes and the account takes no more for a while, whatever the step', async () => {
  const { email, secret } = await enrol();
  const statuses: number[] = [];
  for (let count = 0; count < 11; count++) {
    if (count === 4) await sql`delete from rate_limits where key like 'sign-in%'`.execute(database.db);
    const { secondStep } = await adminApi.logIn(email);
    statuses.push((await answer(secondStep, '000000')).status);
    await sql`delete from rate_limits where key like 'sign-in%'`.execute(database.db);
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
  expect(statuses[10]).toBe(429);
  const { secondStep } = await adminApi.logIn(email);
  expect((await answer(secondStep, codeOf(secret))).status).toBe(429);
});

test('a recovery code opens once, however it is typed, and new ones replace the old', async () => {
  const { email, token, codes } = await enrol();
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  const typed = first.toUpperCase().replaceAll('-', ' ');
  const session = await answer((await adminApi.logIn(email)).secondStep, typed);
  expect(session.body.data.recoveryCodesLeft).toBe(9);
  expect((await answer((await adminApi.logIn(email)).secondStep, first)).status).toBe(422);
  const renewed = await adminApi.call('POST', '/me/recovery-codes', { token });
  expect(renewed.body.codes).toHaveLength(10);
  expect((await answer((await adminApi.logIn(email)).secondStep, second)).status).toBe(422);
  const { rows } = await sql<{ text: string }>`
    select string_agg(encode(code_hash, 'escape'), ' ') as text from staff_recovery_codes`.execute(
    database.db,
  );
  for (const code of renewed.body.codes) expect(rows[0]?.text).not.toContain(code);
});

test('turning it on ends the other sessions; it cannot be started over while it is on', async () => {
  const member = await hire(database);
  const [here, there] = [await adminApi.logIn(member.email), await adminApi.logIn(member.email)];
  const { secret } = (await adminApi.call('POST', '/me/totp', { token: here.token })).body;
  expect(
    (await adminApi.call('PUT', '/me/totp', { token: here.token, body: { code: '12345' } })).status,
  ).toBe(422);
  await adminApi.call('PUT', '/me/totp', { token: here.token, body: { code: codeOf(secret) } });
  expect([await isAlive(here.token), await isAlive(there.token)]).toEqual([true, false]);
  expect((await adminApi.call('POST', '/me/totp', { token: here.token })).status).toBe(409);
});

test('turning it off asks for the password again when that was long ago', async () => {
  const { email, token } = await enrol();
  await sql`update auth_tokens set proved_at = now() - interval '11 minutes'`.execute(database.db);
  const refused = await adminApi.call('DELETE', '/me/totp', { token });
  expect([refused.status, refused.body.data]).toEqual([403, { need: 'password' }]);
  const wrong = await adminApi.call('POST', '/me/proof', { token, body: { password: 'guess' } });
  expect(wrong.status).toBe(422);
  await adminApi.call('POST', '/me/proof', { token, body: { password: staffPassword } });
  expect((await adminApi.call('DELETE', '/me/totp', { token })).status).toBe(204);
  expect((await adminApi.logIn(email)).token).toBeDefined();
});

describe('a shop that asks everybody for it', () => {
  test('opens nothing but one’s own profile until it is on', async () => {
    const boss = await enrol();
    const late = await hire(database, 'manager');
    const { token = '' } = await adminApi.logIn(late.email);
    const ask = (requiresTotp: boolean) =>
      adminApi.call('PUT', '/staff-policy', { token: boss.token, body: { requiresTotp } });
    expect((await ask(true)).body).toEqual({ requiresTotp: true });
    const refused = await adminApi.call('GET', '/leads', { token });
    expect([refused.status, refused.body.data]).toEqual([403, { need: 'two-factor' }]);
    expect((await adminApi.call('GET', '/me', { token })).body.mustEnrol).toBe(true);
    const { secret } = (await adminApi.call('POST', '/me/totp', { token })).body;
    await adminApi.call('PUT', '/me/totp', { token, body: { code: codeOf(secret) } });
    expect((await adminApi.call('GET', '/leads', { token })).status).toBe(200);
    // Nobody gets out of it by turning it off.
    expect((await adminApi.call('DELETE', '/me/totp', { token })).status).toBe(409);
  });

  test('is not made so by somebody without it', async () => {
    const { token } = await adminApi.logIn((await hire(database)).email);
    const reply = await adminApi.call('PUT', '/staff-policy', { token, body: { requiresTotp: true } });
    expect(reply.status).toBe(409);
  });
});
