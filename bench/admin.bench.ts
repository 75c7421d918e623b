import { setTimeout as sleep } from 'node:timers/promises';

import { report } from './report.ts';
import { signIn } from './sign-in.ts';
import type { RunningShop } from './start-shop.ts';

/** What the back office and machines ask for that reads through the whole catalogue, or once did. */
const calls: Record<string, string> = {
  facets: '/api/admin/facets',
  products: '/api/admin/products',
  'products-by-price': '/api/admin/products?sort=price',
  'products-by-stock': '/api/admin/products?sort=-stock',
  'products-last-page': '/api/admin/products?offset=9900',
  'products-low': '/api/admin/products?stock=low',
  'products-search': '/api/admin/products?q=teapot',
  'products-search-rare': '/api/admin/products?q=4321',
  'products-of-catalog': '/api/admin/products?catalog={catalog}',
  variations: '/api/admin/variations',
  'variations-search': '/api/admin/variations?q=teapot',
  catalogs: '/api/admin/catalogs',
  dashboard: '/api/admin/dashboard?days=30',
  'dashboard-quarter': '/api/admin/dashboard?days=90',
  orders: '/api/admin/orders',
  'orders-last-page': '/api/admin/orders?offset=9900',
  'orders-search': '/api/admin/orders?q=load-77',
  customers: '/api/admin/customers',
  'customers-search': '/api/admin/customers?q=load-77',
  'feed-report': '/api/admin/feeds/report',
  pickers: '/api/admin/picks/product?q=teapot',
  'search-one-letter': '/api/search?q=l&limit={turn}',
  'feed-google': '/feeds/google.xml',
  'feed-yandex': '/feeds/yandex.xml',
  sitemap: '/sitemap.xml',
  'sitemap-part': '/sitemap-products-1.xml',
};

const rounds = 12;
const barMs = 100;

/** One client, one call after the other, once feeds and counts are kept; milliseconds. */
export async function benchAdminCalls(shop: RunningShop, products: number): Promise<void> {
  await waitForFeeds(shop.origin, products);
  const headers = { ...(await signIn(shop.origin)), 'accept-encoding': 'gzip' };
  const catalogs = (await (await fetch(`${shop.origin}/api/admin/catalogs`, { headers })).json()) as {
    id: number;
  }[];
  for (const [name, path] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const asked = path.replace('{catalog}', String(catalogs[0]?.id)).replace('{turn}', String(30 - round));
      const started = performance.now();
      const response = await fetch(`${shop.origin}${asked}`, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${asked} answered ${response.status}`);
      times.push(performance.now() - started);
    }
    const [, ...warm] = times;
    warm.sort((a, b) => a - b);
    const [median, p95] = [0.5, 0.95].map((share) => round(warm[Math.floor(share * warm.length)] ?? 0));
    report('admin', { products, call: name, first: round(times[0] ?? 0), p50: median, p95, bar: barMs });
  }
}

/** A feed that is kept whole has a tag; that of 100,000 products takes minutes, in which the shop goes on. */
async function waitForFeeds(origin: string, products: number): Promise<void> {
  const started = performance.now();
  const isKept = async () => {
    const response = await fetch(`${origin}/feeds/google.xml`, { method: 'HEAD' });
    return response.headers.has('etag');
  };
  while (!(await isKept())) await sleep(2000);
  report('feeds-kept', { products, seconds: Math.round((performance.now() - started) / 1000) });
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}
