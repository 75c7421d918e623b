import { AsyncLocalStorage } from 'node:async_hooks';

import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
/** What the request asked the database in which we are. */
const request = new AsyncLocalStorage<string[]>();
let latest: string[] = [];

beforeAll(async () => {
  const { query } = Client.prototype;
  // Counts what goes to the database; nothing is replaced. Connections keep what they find when they open.
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    request.getStore()?.push(textOf(given[0]));
    return Reflect.apply(query, this, given);
  });
  site = await startStorefront({ demo: 'en' });
  site.app.server.prependListener('request', () => {
    latest = [];
    request.enterWith(latest);
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await site.stop();
});

function textOf(query: unknown): string {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return String(text).replace(/\s+/g, ' ').slice(0, 60);
}

/** Statements of one request, without those of background jobs, which ask at their own times. */
async function statementsOf(path: string): Promise<string[]> {
  const beside = sql`select 'asked by a job'`.execute(site.db);
  await site.get(path);
  const statements = [...latest];
  await beside;
  return statements;
}

test.each(['/', '/catalogs/prints', '/journal', '/contacts', '/products'])(
  '%s is read by at most six kinds of statement, ten in all [R580-581,647]',
  async (path) => {
    await site.change(['everything'], async () => {});
    await site.get('/search?q=warm');
    const statements = await statementsOf(path);
    expect(statements.length).toBeGreaterThan(0);
    expect(new Set(statements).size).toBeLessThanOrEqual(6);
    expect(statements.length).toBeLessThanOrEqual(10);
  },
);

test.each(['/', '/catalogs/prints', '/journal'])('%s asked again costs no statement at all', async (path) => {
  await site.get(path);
  expect(await statementsOf(`${path}?utm_source=x`)).toEqual([]);
});
