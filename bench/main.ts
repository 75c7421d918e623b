import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBuilt } from '../scripts/ensure-built.ts';
import { benchAdminCalls } from './admin.bench.ts';
import { benchApi } from './api.bench.ts';
import { benchCachedPages } from './cached-pages.bench.ts';
import { benchCampaigns } from './campaigns.bench.ts';
import { benchFirstReads } from './first-reads.bench.ts';
import { benchImportTraffic } from './import-traffic.bench.ts';
import { benchMixedTraffic } from './mixed-traffic.bench.ts';
import { benchOrders, prepareOrders } from './orders.bench.ts';
import { benchPricedOrders } from './priced-orders.bench.ts';
import { report, reportGrowth } from './report.ts';
import { benchSaleBoundary } from './sale-boundary.bench.ts';
import { benchAdmin } from './sign-in.ts';
import { runCommand, startShop } from './start-shop.ts';
import { benchUncachedPages } from './uncached-pages.bench.ts';

/**
 * `npm run bench [-- --large]`: prints its figures as JSON lines, ratios from one run. `--large` also fills a shop of
 * 100,000 products and tells how everything grows from 10,000.
 */
await ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-bench-'));
try {
  const withLarge = process.argv.includes('--large');
  await benchSize(join(dataDir, 'ten'), 10_000);
  if (withLarge) await benchSize(join(dataDir, 'hundred'), 100_000);
  reportGrowth();
  await benchMixedTraffic(join(dataDir, 'ten'), 10_000);
  await benchSaleBoundary(join(dataDir, 'ten'), 10_000);
  await benchCampaigns(join(dataDir, 'ten'));
  await benchImportTraffic(join(dataDir, 'ten'), 10_000);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function benchSize(folder: string, products: number): Promise<void> {
  const started = performance.now();
  const first = await startShop(folder, { DEMO: '1', DEMO_SAMPLES: '0', ...benchAdmin });
  await first.stop();
  await runCommand('seed', ['--products', String(products), '--orders', String(products)], {
    DATA_DIR: folder,
  });
  report('seed', { products, seconds: Math.round((performance.now() - started) / 100) / 10 });
  await prepareOrders(folder);
  const shop = await startShop(folder, { TRUST_PROXY: '1' });
  try {
    if (products <= 10_000) await benchCachedPages(shop);
    await benchUncachedPages(shop, products);
    await benchFirstReads(shop, products);
    await benchApi(shop, products);
    await benchAdminCalls(shop, products);
    await benchOrders(shop, products);
    await benchPricedOrders(shop, products);
    report('memory', { products, residentMegabytes: shop.residentMegabytes(), bar: 300 });
  } finally {
    await shop.stop();
  }
}
