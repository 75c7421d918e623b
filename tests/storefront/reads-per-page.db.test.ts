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
  return statements();
}

/** What was asked since the last `mockClear`, without the background jobs, which ask at their own times. */
function statements(): string[] {
  return queries.mock.calls
    .map(([query]) => {
      const { text } = query as unknown as { text?: string };
      return (text ?? String(query)).replace(/\s+/g, ' ');
    })
    .filter((text) => !/\b(?:outbox|rate_limits)\b/.test(text))
    .map((text) => text.slice(0, 60));
}

test.each(['/', '/catalogs/prints', '/journal', '/contacts', '/products'])(
  '%s is read by at most six kinds of statement, ten in all [R580-581,647]',
  async (path) => {
    const asked = await statementsOf(path);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBeLessThanOrEqual(6);
    expect(asked.length).toBeLessThanOrEqual(10);
  },
);

test.each(['/', '/catalogs/prints', '/journal'])('%s asked again costs no statement at all', async (path) => {
  await site.get(path);
  queries.mockClear();
  await site.get(`${path}?utm_source=x`);
  expect(statements()).toEqual([]);
});
