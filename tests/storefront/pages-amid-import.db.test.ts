import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createProductImports } from '#modules/product-import/product-imports.ts';
import { runNextBatch } from '#modules/product-import/run-next-batch.ts';
import { PageCache } from '#site/cache/page-cache.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

const tools = { log: { error() {} }, settings: { read: async () => parseSettings({}) } };

let site: Storefront;
/** Which visitors waited until their page was drawn. */
let waited: string[] = [];

beforeAll(async () => {
  const { tryServe } = PageCache.prototype;
  vi.spyOn(PageCache.prototype, 'tryServe').mockImplementation(function (this: PageCache, ...given) {
    const isServed = Reflect.apply(tryServe, this, given);
    if (!isServed) waited.push(given[0].url ?? '');
    return isServed;
  });
  site = await startStorefront();
  await site.change(['everything', 'products'], () =>
    site.shop.makeProduct({ slug: 'vase', title: 'Vase', variations: [{ sku: 'V1', fullPrice: 10_000 }] }),
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  await site.stop();
});

/** Imports a file whose rows change the vase; what it has written it has told. */
async function importVase(price: string): Promise<void> {
  const imports = createProductImports({ db: site.db, ...tools });
  const { id: staffId } = await makeStaff(site.db, 'admin');
  const file = Buffer.from(`Address,SKU,Price\nvase,V1,${price}\n`);
  const { id, mapping } = await imports.upload(piecesOf(file), { fileName: 'prices.csv', staffId });
  await imports.check(id, mapping);
  while (await runNextBatch(site.db, tools));
  await imports.run(id);
  while (await runNextBatch(site.db, tools));
  expect(await imports.read(id)).toMatchObject({ state: 'done', updatedCount: 1 });
}

async function* piecesOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file;
}

const read = async () => (await site.get('/products/vase', { 'accept-encoding': 'br' })).html.text('main');

test('a page whose product an import has changed is drawn anew without a visitor who waits for it', async () => {
  await read();
  waited = [];
  expect(await read()).toContain('100');
  // However slow the machine is, it is no second later.
  vi.useFakeTimers({ toFake: ['Date'] });
  await importVase('250.00');
  await expect.poll(read).toContain('250');
  vi.useRealTimers();
  expect(waited).not.toContain('/products/vase');
});
