import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accountExportSchema } from '#domain/schemas/account-export.schema.ts';
import { errorBodySchema } from '#http/errors.ts';
import { issueToken } from '#modules/auth/tokens.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (
  method: Method,
  path: string,
  { body, token, from = '198.51.100.1' }: { body?: object; token?: string; from?: string } = {},
): Promise<LightMyRequestResponse> =>
  api.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: from,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });

let made = 0;
async function openAccount(email = `buyer${++made}@shop.example`, password = 'violet heron') {
  const profile = { firstName: 'Ada', lastName: 'Lovelace' };
  const opened = await call('POST', '/register', {
    body: { email, password, profile },
    from: `203.0.113.${(made % 250) + 1}`,
  });
  expect(opened.statusCode).toBe(201);
  const id: number = opened.json().id;
  return { id, email, password, token: await logIn(email, password) };
}

async function logIn(email: string, password: string): Promise<string> {
  const reply = await call('POST', '/login_check', { body: { username: email, password } });
  expect(reply.statusCode).toBe(200);
  return reply.json().token;
}

function refused(reply: LightMyRequestResponse, status: number) {
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['cache-control']).toBe('no-store');
  return errorBodySchema.parse(reply.json());
}

describe('opening an account', () => {
  const person = {
    email: ' Grace@Shop.example ',
    password: 'navy blue',
    profile: { firstName: ' Grace ', lastName: 'Hopper' },
  };

  test('gives 201 with id and email, in lower case and trimmed; the same email again is 409 [R461,609]', async () => {
    const opened = await call('POST', '/register', { body: person });
    expect(opened.statusCode).toBe(201);
    expect(opened.json()).toEqual({ id: expect.any(Number), email: 'grace@shop.example' });
    const again = refused(
      await call('POST', '/register', { body: { ...person, email: 'grace@shop.example' } }),
      409,
    );
    expect(again.children).toEqual({ email: { errors: ['A user with this email already exists'] } });
    const { id } = opened.json();
    const welcome = await database.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'mail.welcome')
      .execute();
    expect(welcome).toContainEqual({ payload: { userId: id } });
  });

  test('of many that ask for one email at once one gets it', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        call('POST', '/register', { body: { ...person, email: 'race@shop.example' } }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('refuses what the rules of the form refuse, field by field [R524]', async () => {
    const body = { email: 'grace@', password: '12345', profile: { firstName: ' ', lastName: null } };
    const reply = refused(await call('POST', '/register', { body }), 422);
    expect(reply).toMatchObject({ code: 422, message: 'Validation Failed' });
    expect(reply.children).toEqual({
      email: { errors: ['Incorrect email format'] },
      password: { errors: ['Password must be at least 6 characters'] },
      profile: {
        children: {
          firstName: { errors: ['This value should not be blank.'] },
          lastName: { errors: ['This value should not be blank.'] },
        },
      },
    });
    const long = { ...person, email: 'long@shop.example', password: 'x'.repeat(129) };
    expect(refused(await call('POST', '/register', { body: long }), 422).children).toEqual({
      password: { errors: ['Password must be at most 128 characters'] },
    });
    const stranger = { ...person, email: 'role@shop.example', role: 'admin' };
    expect(refused(await call('POST', '/register', { body: stranger }), 422).errors).toHaveLength(1);
  });

  test('refuses a password that is tried first, wherever one is chosen, and the person’s own names', async () => {
    const easy = {
      password: { errors: ['This password is easy to guess. Choose a longer or a less usual one.'] },
    };
    for (const password of ['123456', 'qwerty', 'password1', 'Hopper1', 'Iloveyou!', 'easy1990']) {
      const body = { ...person, email: 'easy@shop.example', password };
      expect([password, refused(await call('POST', '/register', { body }), 422).children]).toEqual([
        password,
        easy,
      ]);
    }
    const { token, id, password } = await openAccount();
    const change = { password: 'qwerty12', currentPassword: password };
    expect(refused(await call('PUT', '/users', { token, body: change }), 422).children).toEqual(easy);
    const link = await issueToken(database.db, { userId: id }, 'password_reset');
    const reset = (chosen: string) =>
      call('POST', `/reset_password_confirm/${link}`, { body: { password: chosen } });
    expect(refused(await reset('iloveyou'), 422).children).toEqual(easy);
    expect((await reset('heron lamp')).statusCode).toBe(200);
  });

  test('answers in the language of a Russian shop', async () => {
    await database.db
      .insertInto('settings')
      .values({ name: 'language', value: JSON.stringify('ru') })
      .execute();
    api.invalidate(['settings']);
    const reply = refused(await call('POST', '/register', { body: { ...person, email: 'x' } }), 422);
    expect(reply.children).toEqual({ email: { errors: ['Неверный формат электронной почты'] } });
    const wrong = { username: 'nobody@shop.example', password: 'wrong password' };
    expect(refused(await call('POST', '/login_check', { body: wrong }), 401).message).toBe(
      'Неверный логин или пароль',
    );
    // What the schema's library says itself, and of calls that everyone is answered alike.
    expect((await api.get('/search?limit=9999')).json().children).toEqual({
      limit: { errors: ['Введите число не больше 100'] },
    });
    await database.db.deleteFrom('settings').where('name', '=', 'language').execute();
    api.invalidate(['settings']);
  });

  test('is done at most ten times an hour from one address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) {
      const reply = await call('POST', '/register', { body: person, from: `2001:db8::${count}` });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(409), 429, 429]);
  });
});

describe('signing in and out', () => {
  test('gives a token and whose it is; the email may be typed in capitals [R449,608]', async () => {
    const { id, email, password } = await openAccount();
    const reply = await call('POST', '/login_check', {
      body: { username: ` ${email.toUpperCase()} `, password },
    });
    expect(reply.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), data: { id, email } });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('a wrong password and an unknown email are the same 401', async () => {
    const { email } = await openAccount();
    const replies = [];
    for (const username of [email, 'nobody@shop.example', 'no email at all']) {
      replies.push(await call('POST', '/login_check', { body: { username, password: 'wrong password' } }));
    }
    for (const reply of replies) {
      expect(refused(reply, 401)).toEqual({
        code: 401,
        message: 'The username or password you entered is incorrect',
      });
    }
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  });

  test('a token that has expired is no obstacle, a good one that is replaced dies', async () => {
    const { email, password, token } = await openAccount();
    const signIn = (old: string) =>
      call('POST', '/login_check', { body: { username: email, password }, token: old });
    const fresh: string = (await signIn(token)).json().token;
    expect((await call('GET', '/users', { token })).statusCode).toBe(401);
    expect((await call('GET', '/users', { token: fresh })).statusCode).toBe(200);
    expect((await signIn('x'.repeat(43))).statusCode).toBe(200);
  });

  test('logging out ends that session alone', async () => {
    const { email, password, token } = await openAccount();
    const other = await logIn(email, password);
    expect((await call('POST', '/logout', { token })).statusCode).toBe(204);
    refused(await call('POST', '/logout', { token }), 401);
    refused(await call('GET', '/users', { token }), 401);
    expect((await call('GET', '/users', { token: other })).statusCode).toBe(200);
  });

  test('the sixth attempt after five wrong ones is 429, says when to come back, and is not evaluated [R485]', async () => {
    const { email, password } = await openAccount();
    for (let count = 0; count < 5; count++) {
      refused(await call('POST', '/login_check', { body: { username: email, password: 'wrong' } }), 401);
    }
    const sixth = await call('POST', '/login_check', { body: { username: email, password } });
    refused(sixth, 429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(800);
  });

  test('strange tokens are nobody', async () => {
    const { token } = await openAccount();
    const reset = await issueToken(database.db, { userId: 1 }, 'password_reset');
    const strange = [
      '',
      'x',
      token.slice(1),
      `${token}x`,
      token.toUpperCase(),
      reset,
      'a.b.c',
      'eyJhbGciOiJub25lIn0.e30.',
    ];
    for (const stranger of strange) refused(await call('GET', '/users', { token: stranger }), 401);
    const bare = await call('GET', '/users');
    expect(refused(bare, 401).message).toBe('Please sign in');
  });
});

describe('the own account', () => {
  test('is read with id, email and day of opening [R603]', async () => {
    const { id, email, token } = await openAccount();
    const reply = await call('GET', '/users', { token });
    expect(reply.json()).toEqual({
      id,
      email,
      emailConfirmed: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  test('changes with the current password only, and every other session ends [R604]', async () => {
    const { id, email, password, token } = await openAccount();
    const other = await logIn(email, password);
    const wrong = refused(
      await call('PUT', '/users', { token, body: { password: 'new secret', currentPassword: 'guess' } }),
      422,
    );
    expect(wrong.children).toEqual({ currentPassword: { errors: ['The current password is incorrect'] } });
    const body = { email: 'Moved@Shop.example', password: 'new secret', currentPassword: password };
    const reply = await call('PUT', '/users', { token, body });
    expect(reply.json()).toEqual({ id, email: 'moved@shop.example' });
    expect((await call('GET', '/users', { token })).statusCode).toBe(200);
    refused(await call('GET', '/users', { token: other }), 401);
    await logIn('moved@shop.example', 'new secret');
    refused(await call('POST', '/login_check', { body: { username: email, password } }), 401);
  });

  test('cannot take the email of another', async () => {
    const [first, second] = [await openAccount(), await openAccount()];
    const body = { email: first.email, currentPassword: second.password };
    const reply = refused(await call('PUT', '/users', { token: second.token, body }), 409);
    expect(reply.children).toEqual({ email: { errors: ['A user with this email already exists'] } });
  });

  test('the current password cannot be guessed with a token that was found', async () => {
    const { token } = await openAccount();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) {
      const body = { currentPassword: `guess ${count}` };
      statuses.push((await call('PUT', '/users', { token, body })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  });
});

describe('the profile', () => {
  test('starts with the names of the registration and is replaced as a whole [R475,606]', async () => {
    const { token } = await openAccount();
    const read = async () => (await call('GET', '/users/profile', { token })).json();
    expect(await read()).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
    const profile = {
      firstName: 'Ада',
      lastName: "O'Neil-Šimůnek",
      phone: '+79123456789',
      birthDate: '1990-02-28',
      address: { country: 'RU', locality: 'Тверь', street: 'Советская, 1', postalCode: '170100' },
    };
    expect((await call('PUT', '/users/profile', { token, body: profile })).json()).toEqual(profile);
    expect(await read()).toEqual(profile);
    const emptied = { firstName: 'Ada', lastName: 'L', phone: '', birthDate: '', address: { country: ' ' } };
    await call('PUT', '/users/profile', { token, body: emptied });
    expect(await read()).toEqual({ firstName: 'Ada', lastName: 'L' });
  });

  test('keeps the phone as orders do, refuses a new one that is none, and leaves an old one alone', async () => {
    const { id, token } = await openAccount();
    const names = { firstName: 'Ada', lastName: 'L' };
    const put = (phone: string) => call('PUT', '/users/profile', { token, body: { ...names, phone } });
    expect((await put('+44 20 7946 0958')).json()).toMatchObject({ phone: '+442079460958' });
    expect((await put('8 (912) 345-67-89')).json()).toMatchObject({ phone: '+79123456789' });
    const wrong = refused(await put('+1 000 000 0000'), 422);
    expect(wrong.children).toEqual({
      phone: { errors: [expect.stringMatching(/^No country has such a phone number/)] },
    });
    await database.db.updateTable('users').set({ phone: '100-200-300' }).where('id', '=', id).execute();
    expect((await call('GET', '/users/profile', { token })).json()).toMatchObject({ phone: '100-200-300' });
    expect((await put('100-200-300')).json()).toMatchObject({ phone: '100-200-300' });
    refused(await put('100-200-301'), 422);
  });

  test('writes a British postcode as Britain does', async () => {
    const { token } = await openAccount();
    const body = { firstName: 'Ada', lastName: 'L', address: { country: 'GB', postalCode: 'sw1a1aa' } };
    const reply = await call('PUT', '/users/profile', { token, body });
    expect(reply.json()).toMatchObject({ address: { country: 'GB', postalCode: 'SW1A 1AA' } });
  });

  test('refuses wrong values and everything that is not part of it [R476-477]', async () => {
    const { id, token } = await openAccount();
    const before = await database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    const names = { firstName: 'Ada', lastName: 'L' };
    const today = new Date().toISOString().slice(0, 10);
    const put = async (body: object) => refused(await call('PUT', '/users/profile', { token, body }), 422);
    expect((await put({ ...names, birthDate: today })).children).toEqual({
      birthDate: { errors: ['The maximum possible date is yesterday'] },
    });
    expect((await put({ ...names, birthDate: '2001-02-30' })).children).toHaveProperty('birthDate');
    expect((await put({ ...names, phone: 'abc' })).children).toEqual({
      phone: { errors: ['Incorrect phone format'] },
    });
    for (const key of ['role', 'isAdmin', 'id', 'email', 'password_hash', 'createdAt', 'balance']) {
      expect((await put({ ...names, [key]: 1 })).errors).toHaveLength(1);
    }
    expect((await put({ ...names, address: { country: 'RU', admin: true } })).children).toHaveProperty(
      'address',
    );
    const polluted = await api.app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{"firstName":"A","lastName":"B","__proto__":{"isAdmin":true}}',
    });
    refused(polluted, 400);
    expect(await database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()).toEqual(
      before,
    );
  });
});

describe('a forgotten password', () => {
  const ask = (email: string, from?: string) =>
    call('POST', '/reset_password_request', { body: { email }, ...(from && { from }) });

  test('a known and an unknown email get the same bytes; the known one gets a mail [R466,610]', async () => {
    const { id, email } = await openAccount();
    const [known, unknown] = [await ask(email), await ask('nobody@shop.example')];
    for (const reply of [known, unknown]) {
      expect([reply.statusCode, reply.body]).toEqual([200, '{"success":true}']);
    }
    const bare = (reply: LightMyRequestResponse) => ({ ...reply.headers, date: '', 'x-request-id': '' });
    expect(bare(known)).toEqual(bare(unknown));
    const mails = await database.db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'mail.password-reset')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(mails.map(({ payload }) => payload)).toEqual([{ userId: 0 }, { userId: id }]);
    expect(refused(await ask('no email'), 422).children).toHaveProperty('email');
  });

  test('brings at most three mails an hour, whoever asks, and nobody asks more than ten times', async () => {
    const { id, email } = await openAccount();
    for (let count = 0; count < 8; count++) {
      expect((await ask(email, `192.0.2.${count}`)).statusCode).toBe(200);
    }
    const mails = await database.db
      .selectFrom('outbox')
      .select('id')
      .where('topic', '=', 'mail.password-reset')
      .where('payload', '@>', JSON.stringify({ userId: id }))
      .execute();
    expect(mails).toHaveLength(3);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push((await ask(`x${count}@shop.example`)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  });

  const confirm = (token: string, password = 'brand new') =>
    call('POST', `/reset_password_confirm/${token}`, { body: { password } });

  test('is set anew once, by the newest link alone, and every session ends [R468]', async () => {
    const { id, email, token } = await openAccount();
    const older = await issueToken(database.db, { userId: id }, 'password_reset');
    const newest = await issueToken(database.db, { userId: id }, 'password_reset');
    refused(await confirm(older), 404);
    expect(refused(await confirm(newest, '12345'), 422).children).toHaveProperty('password');
    const reply = await confirm(newest);
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    refused(await confirm(newest), 404);
    refused(await call('GET', '/users', { token }), 401);
    await logIn(email, 'brand new');
  });

  test('one link used many times at once works once', async () => {
    const { id } = await openAccount();
    const link = await issueToken(database.db, { userId: id }, 'password_reset');
    const replies = await Promise.all(Array.from({ length: 6 }, (_, n) => confirm(link, `heron lamp ${n}`)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404, 404]);
  });

  test('junk, a session, an old link and one from before the email was changed are 404 [R464,467,611]', async () => {
    const { id, password, token } = await openAccount();
    const late = await issueToken(database.db, { userId: id }, 'password_reset');
    await database.db
      .updateTable('auth_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', id)
      .where('purpose', '=', 'password_reset')
      .execute();
    for (const junk of ['abc', 'x'.repeat(43), 'x'.repeat(300), '%00', token, late])
      refused(await confirm(junk), 404);
    const early = await issueToken(database.db, { userId: id }, 'password_reset');
    const body = { email: 'elsewhere@shop.example', currentPassword: password };
    expect((await call('PUT', '/users', { token, body })).statusCode).toBe(200);
    refused(await confirm(early), 404);
  });
});

test('own reviews are listed newest first with their moderation status, and nobody else’s [R483]', async () => {
  const [ada, eve] = [await openAccount(), await openAccount()];
  const goods = createShopFixture(database.db);
  const tea = await goods.makeProduct({ slug: 'tea', title: 'Tea' });
  for (const [who, status] of [
    [ada, 'approved'],
    [eve, 'approved'],
    [ada, 'pending'],
  ] as const) {
    const reviewId = await goods.makeReview({ productId: tea.id, rating: 4, status });
    await database.db.updateTable('reviews').set({ user_id: who.id }).where('id', '=', reviewId).execute();
  }
  const read = async (query = '') =>
    (await call('GET', `/users/reviews${query}`, { token: ada.token })).json();
  expect(await read()).toMatchObject([
    { status: 'pending', rating: 4, product: { id: tea.id, title: 'Tea', slug: 'tea' } },
    { status: 'approved' },
  ]);
  expect(await read('?offset=1&limit=5')).toHaveLength(1);
});

test('everything that is kept about a person comes as a file, and nothing of others', async () => {
  const { db } = database;
  const [ada, eve] = [await openAccount(), await openAccount()];
  const goods = createShopFixture(db);
  const cup = await goods.makeProduct({ slug: 'cup' });
  const variationId = cup.variationIds[0];
  await call('PUT', '/cart', { token: ada.token, body: [{ variationId, quantity: 2 }] });
  await db
    .insertInto('locations')
    .values({ code: 'studio', title: 'Studio', shipping_speed: 'day_1', price: 500 })
    .execute();
  const checkout = {
    firstName: 'Ada',
    phone: '+7 495 000-00-14',
    deliveryType: 'pickup',
    locationCode: 'studio',
    paymentMethod: 'cash',
    consent: true,
    items: [{ variationId, quantity: 1 }],
  };
  for (const { token } of [ada, eve]) {
    const placed = await call('POST', '/orders', { token, body: checkout });
    expect(placed.statusCode).toBe(201);
  }
  await sql`
    insert into returns (order_id, key, asked_by, words)
    select id, id::text, 'buyer', 'It leaks, says user ' || user_id from orders`.execute(db);
  await sql`
    insert into return_lines (return_id, order_line_id, quantity, reason)
    select r.id, l.id, 1, 'damaged' from returns r join order_lines l on l.order_id = r.order_id`.execute(db);
  const reviewId = await goods.makeReview({ productId: cup.id, text: 'Holds tea' });
  await db.updateTable('reviews').set({ user_id: ada.id }).where('id', '=', reviewId).execute();
  for (const { id, email } of [ada, eve]) {
    await sql`insert into stock_requests (variation_id, user_id, email, email_hash, language, consent)
      values (${variationId}, ${id}, ${email}, sha256(${email}::bytea), 'en',
        '{"text": "Once", "language": "en", "at": "2026-01-01T00:00:00.000Z"}')`.execute(db);
  }
  for (const { id, email } of [ada, eve]) {
    await sql`with c as (
        insert into abandoned_carts (user_id, email, email_hash, key_hash, language, consent, lines)
        values (${id}, ${email}, sha256(${email}::bytea), sha256(${email}::bytea), 'en',
          '{"text": "Remind", "language": "en", "at": "2026-01-01T00:00:00.000Z"}',
          ${JSON.stringify([{ variationId, quantity: 2 }])}) returning id)
      insert into abandoned_cart_letters (cart_id, version, step, sent_at)
      select id, 1, 1, '2026-01-02T03:04:05.678Z' from c`.execute(db);
  }
  await sql`insert into wishlist_items (user_id, product_id) values (${ada.id}, ${cup.id})`.execute(db);
  const reply = await call('GET', '/users/export', { token: ada.token });
  expect(reply.headers['content-disposition']).toBe('attachment; filename="account.json"');
  const file = accountExportSchema.parse(reply.json());
  expect(file).toMatchObject({
    account: { id: ada.id, email: ada.email },
    profile: { firstName: 'Ada', lastName: 'Lovelace' },
    orders: [{ contact: { firstName: 'Ada', phone: '+74950000014' } }],
    returns: [
      {
        state: 'requested',
        words: `It leaks, says user ${ada.id}`,
        lines: [{ quantity: 1, reason: 'damaged' }],
      },
    ],
    reviews: [{ id: reviewId, text: 'Holds tea' }],
    comments: [],
    stockRequests: [{ variation: variationId, email: ada.email, consent: { text: 'Once' }, toldAt: null }],
    wishlist: [{ product: cup.id }],
    abandonedCarts: [
      {
        email: ada.email,
        consent: { text: 'Remind' },
        lines: [{ variationId, quantity: 2 }],
        letters: ['2026-01-02T03:04:05.678Z'],
      },
    ],
    sessions: [{ lastUsedAt: null }],
  });
  expect(file.orders).toHaveLength(1);
  expect(file.returns).toHaveLength(1);
  expect(reply.body).not.toContain(eve.email);
});

test('no answer holds anything of a stored password [R486]', async () => {
  const { email, password, token } = await openAccount();
  const replies = [
    await call('POST', '/login_check', { body: { username: email, password } }),
    await call('GET', '/users', { token }),
    await call('GET', '/users/profile', { token }),
    await call('PUT', '/users', { token, body: { currentPassword: password } }),
  ];
  for (const { body } of replies) expect(body).not.toMatch(/hash|argon|scrypt|\$2|violet heron/i);
});
