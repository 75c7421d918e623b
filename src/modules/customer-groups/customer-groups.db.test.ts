import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AddedMembers, CustomerGroup } from '#domain/schemas/customer-group.schema.ts';
import type { CustomerDetail, CustomerList } from '#domain/schemas/customer.schema.ts';
import type { AdminPromotion } from '#domain/schemas/promotion.schema.ts';
import { makeStaff, makeUser } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makePromotion } from '#tests/support/promotions.ts';

let database: TestDatabase;
let api: ApiFixture;
let admin: { token: string };
let ann: { id: number };
let bo: { id: number };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  admin = await makeStaff(database.db, 'admin');
  ann = await makeUser(database.db, 'ann@mail.example');
  bo = await makeUser(database.db, 'bo@mail.example');
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/admin${path}`,
    headers: { authorization: `Bearer ${admin.token}` },
    ...(payload && { payload }),
  });
async function makeGroup(name: string): Promise<CustomerGroup> {
  const answer = await call('POST', '/customer-groups', { name });
  expect(answer.statusCode).toBe(201);
  return answer.json<CustomerGroup>();
}
const read = async (id: number) => (await call('GET', `/customer-groups/${id}`)).json<CustomerGroup>();
const add = async (id: number, emails: string) =>
  (await call('POST', `/customer-groups/${id}/members`, { emails })).json<AddedMembers>();
const membersOf = async (id: number) => {
  const { customers } = (await call('GET', `/customers?group=${id}`)).json<CustomerList>();
  return customers.map(({ id: customer }) => customer);
};
const groupsOf = async (id: number) =>
  (await call('GET', `/customers/${id}`)).json<CustomerDetail>().groups.map(({ name }) => name);

test('a group is made, renamed and deleted, and has a name of its own, however it is written', async () => {
  const { id } = await makeGroup('Wholesale');
  const second = await makeGroup('Retail');
  const taken = { name: 'WHOLESALE', note: '' };
  for (const refused of [
    await call('POST', '/customer-groups', taken),
    await call('PUT', `/customer-groups/${second.id}`, taken),
  ]) {
    expect(refused.statusCode).toBe(422);
    expect(refused.json().children.name.errors).toEqual(['Another group has this name.']);
  }
  expect((await call('PUT', `/customer-groups/${id}`, { name: 'wholesale', note: 'Shops' })).statusCode).toBe(
    200,
  );
  expect(await read(id)).toMatchObject({ name: 'wholesale', note: 'Shops', members: 0, promotions: [] });
  const names = (await call('GET', '/customer-groups')).json<CustomerGroup[]>().map(({ name }) => name);
  expect(names).toEqual(['Retail', 'wholesale']);
  expect((await call('DELETE', `/customer-groups/${id}`)).statusCode).toBe(204);
  expect((await call('GET', `/customer-groups/${id}`)).statusCode).toBe(404);
});

test('emails put customers into a group, and those of no account are told', async () => {
  const { id } = await makeGroup('Pasted');
  const told = await add(id, 'ANN@mail.example, nobody@mail.example\nann@mail.example; oops');
  expect(told).toEqual({ added: 1, known: 0, unknown: ['nobody@mail.example', 'oops'] });
  expect(await add(id, 'ann@mail.example bo@mail.example')).toEqual({ added: 1, known: 1, unknown: [] });
  expect((await membersOf(id)).toSorted()).toEqual([ann.id, bo.id].toSorted());
  expect(await read(id)).toMatchObject({ members: 2 });
  expect((await call('DELETE', `/customer-groups/${id}/members/${bo.id}`)).statusCode).toBe(204);
  expect((await call('DELETE', `/customer-groups/${id}/members/${bo.id}`)).statusCode).toBe(404);
  expect(await membersOf(id)).toEqual([ann.id]);
  const many = Array.from({ length: 2001 }, (_, index) => `${index}@mail.example`).join(' ');
  const refused = await call('POST', `/customer-groups/${id}/members`, { emails: many });
  expect([refused.statusCode, refused.json().children.emails.errors]).toEqual([
    422,
    ['Too many emails at once. Add them in parts.'],
  ]);
});

test('the list of customers is that of a group, searched and without guests', async () => {
  const { id } = await makeGroup('Listed');
  await add(id, 'ann@mail.example bo@mail.example');
  const list = async (query: string) =>
    (await call('GET', `/customers?group=${id}&${query}`)).json<CustomerList>();
  expect(await list('q=bo@&sort=spent')).toMatchObject({ total: 1, customers: [{ id: bo.id }] });
  expect((await list('limit=1')).total).toBe(2);
});

test('a customer is in several groups, as they are chosen, and in none that is gone', async () => {
  const [club, press] = [await makeGroup('Club'), await makeGroup('Press')];
  const set = (groups: number[], id = bo.id) => call('PUT', `/customers/${id}/groups`, { groups });
  expect((await set([press.id, club.id, club.id])).statusCode).toBe(204);
  expect(await groupsOf(bo.id)).toEqual(['Club', 'Press']);
  const refused = await set([club.id, 999_999]);
  expect([refused.statusCode, Object.keys(refused.json().children)]).toEqual([422, ['groups']]);
  expect(await groupsOf(bo.id)).toEqual(['Club', 'Press']);
  expect((await set([press.id])).statusCode).toBe(204);
  expect(await groupsOf(bo.id)).toEqual(['Press']);
  expect((await set([], 999_999)).statusCode).toBe(404);
  const everything = (await call('GET', `/customers/${bo.id}/export`)).json<{ groups: string[] }>();
  expect(everything.groups).toEqual(['Press']);
});

test('a group stays while a promotion is for it, as it would be for everybody then', async () => {
  const { id } = await makeGroup('Kept');
  const promotion = await makePromotion(database.db, {
    title: 'Ten off',
    effect: { kind: 'percent', percent: 10 },
    conditions: { groups: [id] },
    // Even one that is off: it may be switched on again.
    enabled: false,
  });
  expect(await read(id)).toMatchObject({ promotions: [{ id: promotion.id, title: 'Ten off' }] });
  const refused = await call('DELETE', `/customer-groups/${id}`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This is for the group: Ten off. Delete it or choose other groups in it first.',
  ]);
  await call('DELETE', `/promotions/${promotion.id}`);
  expect((await call('DELETE', `/customer-groups/${id}`)).statusCode).toBe(204);
});

test('a promotion for a group that is gone is refused, also where the group goes at the same moment', async () => {
  const { id } = await makeGroup('Going');
  const input = {
    title: 'For those who go',
    class: 'order',
    effect: { kind: 'percent', percent: 10 },
    conditions: { groups: [id] },
  };
  const [made, removed] = await Promise.all([
    call('POST', '/promotions', input),
    call('DELETE', `/customer-groups/${id}`),
  ]);
  expect([
    [201, 409],
    [422, 204],
  ]).toContainEqual([made.statusCode, removed.statusCode]);
  const gone = await call('POST', '/promotions', { ...input, conditions: { groups: [999_999] } });
  expect([gone.statusCode, gone.json().children.conditions.children.groups.errors]).toEqual([
    422,
    ['A group you chose has been deleted. Reload the page and choose again.'],
  ]);
  const stored = (await call('GET', '/promotions')).json<AdminPromotion[]>();
  expect(stored.every(({ conditions }) => conditions.groups.length === 1)).toBe(true);
});

test('a deleted account is in no group, also where it is put into one at the same moment', async () => {
  const { id } = await makeGroup('Left');
  const eve = await makeUser(database.db, 'eve@mail.example');
  await add(id, 'eve@mail.example');
  const other = await makeGroup('Joined too late');
  const [erased] = await Promise.all([
    call('DELETE', `/customers/${eve.id}`),
    call('PUT', `/customers/${eve.id}/groups`, { groups: [id, other.id] }),
    add(other.id, 'eve@mail.example'),
  ]);
  expect(erased.statusCode).toBe(204);
  const { rows } = await sql`select from customer_group_members where user_id = ${eve.id}`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});
