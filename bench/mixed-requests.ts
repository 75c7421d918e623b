import { randomInt, randomUUID } from 'node:crypto';

import type { Product } from '../src/domain/schemas/product.schema.ts';
import type { EditedProduct } from '../src/domain/schemas/product-form.schema.ts';
import { createRandom } from '../src/modules/maintenance/random.ts';
import { pickPickup, writeGuestOrder } from './sample-shop.ts';
import { signIn } from './sign-in.ts';

/** How much more often the first page is asked for than the n-th: n to this power. */
const steepness = 1.2;

/** Pages by how often they are asked for: home and catalogs, then products, each in a random order of its own. */
export interface Popular {
  pages: readonly string[];
  /** One of the pages, the first ones most often. */
  drawPage(): string;
  /** Slug of a product, by the same rule. */
  drawProduct(): string;
}

export async function rankPages(origin: string): Promise<Popular> {
  const random = createRandom(13);
  const shuffle = (items: readonly string[]) =>
    items
      .map((item) => ({ item, place: random.fraction() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item);
  const catalogs = await readAddresses(`${origin}/catalogs`, /href="(\/catalogs\/[^"/?#]+)"/g);
  const products = await readAddresses(
    `${origin}/sitemap-products-1.xml`,
    /<loc>https?:\/\/[^/<]+(\/products\/[^<]+)<\/loc>/g,
  );
  if (products.length === 0) throw new Error('The sitemap names no products');
  const pages = ['/', '/catalogs', ...shuffle(catalogs), ...shuffle(products)];
  const shares: number[] = [];
  let sum = 0;
  for (let place = 1; place <= pages.length; place++) shares.push((sum += place ** -steepness));
  const draw = (): string => {
    const wanted = random.fraction() * sum;
    const place = shares.findIndex((upTo) => upTo >= wanted);
    return pages[place] ?? '/';
  };
  return {
    pages,
    drawPage: draw,
    drawProduct() {
      for (;;) {
        const page = draw();
        if (page.startsWith('/products/')) return page.slice('/products/'.length);
      }
    },
  };
}

async function readAddresses(url: string, pattern: RegExp): Promise<string[]> {
  const response = await fetch(url);
  const text = await response.text();
  return [...new Set([...text.matchAll(pattern)].map(([, path = '']) => path))];
}

/** Asks for each page once, four at a time. */
export async function warmUp(origin: string, pages: readonly string[]): Promise<void> {
  const left = [...pages];
  const visit = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 4 }, visit));
}

/** Guests who order one or two of what is looked at most, as far as it is in stock. */
export async function writeOrders(origin: string, popular: Popular, count: number): Promise<string[]> {
  const units: number[] = [];
  while (units.length < count * 2) {
    const product = await read<Product>(`${origin}/api/products/${popular.drawProduct()}`);
    const variation = product.variations.find(({ stock, fullPrice }) => fullPrice > 0 && (stock ?? 99) > 9);
    if (variation) units.push(variation.id);
  }
  const locationCode = await pickPickup(origin);
  return Array.from({ length: count }, (_, turn) => {
    const items = [...new Set(units.slice(turn * 2, turn * 2 + 1 + randomInt(2)))];
    const body = writeGuestOrder(
      locationCode,
      items.map((variationId) => ({ variationId, quantity: 1 })),
    );
    // Buyers are not all in one network, of which the shop bounds what it orders.
    const network = [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
    const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': network };
    return writeRequest('POST', '/api/orders', headers, body);
  });
}

/** The staff gives products of which many are looked at another price and text, each once. */
export async function writeSaves(origin: string, popular: Popular, count: number): Promise<string[]> {
  const slugs = new Set<string>();
  while (slugs.size < count) slugs.add(popular.drawProduct());
  const headers = await signIn(origin);
  const requests: string[] = [];
  for (const slug of slugs) {
    const { id } = await read<Product>(`${origin}/api/products/${slug}`);
    const form = await read<EditedProduct>(`${origin}/api/admin/products/${id}`, headers);
    const { id: _id, reviewCount: _count, createdAt: _made, updatedAt: _saved, ...saved } = form;
    const [first, ...others] = saved.variations;
    const dearer = first && { ...first, discountPrice: null, fullPrice: first.fullPrice + 1 };
    const body = {
      ...saved,
      description: `${saved.description}<p>New.</p>`,
      variations: [...(dearer ? [dearer] : []), ...others],
    };
    requests.push(writeRequest('PUT', `/api/admin/products/${id}`, headers, body));
  }
  return requests;
}

/** Head and body as they go over the wire. */
export function writeRequest(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): string {
  const json = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'shop.example',
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
    }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`;
}

async function read<T>(url: string, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
