import { afterAll, beforeAll, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
beforeAll(async () => {
  site = await startStorefront();
});
afterAll(() => site.stop());

test('smoke', async () => {
  const { status, html } = await site.get('/a/b/c');
  expect(status).toBe(404);
  expect(html.texts('h1')).toEqual(['Page not found']);
});
