import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { createPolicyReports, type PolicyReports } from './policy-reports.ts';

let database: TestDatabase;
let reports: PolicyReports;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  reports = makeReports();
  await reports.clear();
});

const makeReports = () =>
  createPolicyReports({ db: database.db, origin: () => 'https://shop.example', log: { error() {} } });

function send(source: string, { client = 'a', page = '/' } = {}): void {
  const body = {
    'csp-report': {
      'document-uri': `https://shop.example${page}`,
      'blocked-uri': source,
      'effective-directive': 'connect-src',
    },
  };
  reports.take({ body, client, host: 'shop.example' });
}

test('reports are added up by what was blocked, with the page where it happened last', async () => {
  send('https://a.example/1', { page: '/first' });
  send('https://a.example/2', { page: '/second' });
  send('https://b.example/');
  await reports.flush();
  // Another instance hears of the same.
  reports = makeReports();
  send('https://a.example/3', { page: '/third' });
  const told = await reports.list();
  expect(told.map(({ source, reports: count, page }) => [source, count, page])).toEqual([
    ['https://a.example', 3, '/third'],
    ['https://b.example', 1, '/'],
  ]);
  expect(told[0]?.directive).toBe('connect-src');
});

test('one sender is heard twenty times between two writes, and what is no report counts too', async () => {
  for (let index = 0; index < 15; index++) reports.take({ body: 'x', client: 'a', host: 'shop.example' });
  for (let index = 0; index < 15; index++) send('https://a.example/');
  send('https://a.example/', { client: 'b' });
  expect((await reports.list())[0]?.reports).toBe(6);
  for (let index = 0; index < 30; index++) send('https://a.example/');
  expect((await reports.list())[0]?.reports).toBe(26);
});

test('a flood fills neither the memory nor the table', async () => {
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < 150; index++)
      send(`https://h${round}-${index}.example/`, { client: `c${index}` });
    await reports.flush();
  }
  // A hundred at a time, two hundred kept.
  const told = await reports.list();
  expect(told).toHaveLength(200);
  expect(told.filter(({ source }) => source.startsWith('https://h2-'))).toHaveLength(100);
  await reports.clear();
  expect(await reports.list()).toEqual([]);
});
