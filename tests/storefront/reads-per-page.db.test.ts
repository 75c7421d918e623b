import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
// Counts what goes to the database; nothing is replaced.
const queries = vi.spyOn(Client.prototype, 'query');

beforeAll(async () => {
  site = await startStorefront({ demo: 'en' });
});
afterAll(async () => {
  await site.stop();
  queries.mockRestore();
});

/** Statements of one request, asked after everything cached was dropped. */
async function statementsOf(path: string): Promise<string[]> {
  await site.change(['everything'], async () => {});
  await site.get('/search?q=warm');
  queries.mockClear();
  await site.get(path);
  return queries.mock.calls.map(([query]) => {
    const { text } = query as unknown as { text?: string };
    return (text ?? String(query)).replace(/\s+/g, ' ').slice(0, 60);
  });
}

test.each(['/', '/catalogs/prints', '/journal', '/contacts', '/products'])(
  '%s is read by at most six kinds of statement, ten in all',
  async (path) => {
    const statements = await statementsOf(path);
    expect(statements.length).toBeGreaterThan(0);
    expect(new Set(statements).size).toBeLessThanOrEqual(6);
    expect(statements.length).toBeLessThanOrEqual(10);
  },
);

test.each(['/', '/catalogs/prints', '/journal'])('%s asked again costs no statement at all', async (path) => {
  await site.get(path);
  queries.mockClear();
  await site.get(`${path}?utm_source=x`);
  expect(queries.mock.calls).toEqual([]);
});
