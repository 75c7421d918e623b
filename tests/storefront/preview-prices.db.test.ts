import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { priceListInputSchema } from '#domain/schemas/price-list.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import type { Layer } from '#domain/schemas/layer.schema.ts';
import type { PreparedSections, Preview } from '#domain/schemas/preview.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import { createPriceListManagement } from '#modules/price-lists/manage-price-lists.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { makePickupPoint, pickupCheckout, somebody } from '#tests/support/pickup-order.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let token: string;
let cup: MadeProduct;

beforeAll(async () => {
  site = await startStorefront();
  ({ token } = await makeStaff(site.db, 'admin'));
  const catalog = await site.shop.makeCatalog({ title: 'Cups', slug: 'cups' });
  cup = await site.shop.makeProduct({
    title: 'Cup',
    slug: 'cup',
    catalogs: [catalog],
    variations: [{ fullPrice: 10_000, stock: 100 }],
  });
  await site.content.makePage({
    slug: 'shelf',
    title: 'Shelf',
    sections: [{ id: 's1', type: 'product-widget', options: { limit: 4 } }],
  });
  await makePickupPoint(site.db);
  await site.change(['catalogs', 'products', 'listings', 'search', 'delivery'], async () => {});
  await site.configure({ ecommerce: { currency: 'USD' } });
});
beforeEach(() => site.change(['layers', 'prices'], (db) => sql`delete from layers where id > 0`.execute(db)));
afterAll(() => site.stop());

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${site.origin}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}
const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
/** A campaign with a sale of so many percent. */
async function makeSale(percent: number, terms: object = {}): Promise<number> {
  const { id } = await call<Layer>('POST', '/admin/layers', { name: 'Sale', color: '#c2410c', ...terms });
  const lists = createPriceListManagement({
    db: site.db,
    settings: { read: async () => parseSettings({}) },
    now: () => new Date(),
  });
  await lists.create(priceListInputSchema.parse({ name: `Sale ${id}`, layer: id, percent }));
  return id;
}
async function approve(id: number, isNow: boolean): Promise<void> {
  const { revision } = await call<Layer>('GET', `/admin/layers/${id}`);
  await call('POST', `/admin/layers/${id}/approve`, { revision, isNow });
}
const share = async (scope: object): Promise<string> =>
  (await call<Preview>('POST', '/admin/previews', { mode: 'share', hours: 1, ...scope })).token;
/** What the visitor, or whoever has a link, sees the cup cost: on cards of lists, of a section and of the search, on its page and in its data. */
async function seen(link?: string) {
  const query = link === undefined ? '' : `vt-preview=${link}`;
  const kept: (string | null)[] = [];
  const costs = async (path: string) => {
    const { html, status, headers } = await site.get(path);
    expect(status).toBe(200);
    kept.push(headers.get('cache-control'));
    const [, inMain = ''] = html.source.split('<main');
    return [...inMain.matchAll(/\$(\d+)(?:\.00)?</g)].map(([, price]) => Number(price));
  };
  const { html } = await site.get(`/products/cup?${query}`);
  const answer = {
    list: Math.min(...(await costs(`/catalogs/cups?${query}`))),
    section: Math.min(...(await costs(`/shelf?${query}`))),
    search: Math.min(...(await costs(`/search?query=cup&${query}`))),
    page: Math.min(...(await costs(`/products/cup?${query}`))),
    data: Number(/"price":"?(\d+)/.exec(html.source)?.[1]),
  };
  expect(kept.includes('private, no-store')).toBe(link !== undefined);
  return answer;
}
const all = (price: number) => ({ list: price, section: price, search: price, page: price, data: price });
const quickView = async (link: string) =>
  (await call<Product>('GET', `/previews/products/${cup.id}?token=${link}`)).variations[0]?.discountPrice;

test('a campaign that nobody has approved shows its own sale alone, and no cache mixes it with what visitors see', async () => {
  const own = await makeSale(20);
  await approve(await makeSale(30), true);
  const link = await share({ layer: own });
  const other = await share({ layer: await makeSale(40, { startsAt: inHours(24), endsAt: inHours(48) }) });
  for (const round of ['cold', 'kept']) {
    expect(await seen(link)).toEqual(all(80));
    expect(await seen()).toEqual(all(70));
    expect(await seen(other)).toEqual(all(60));
    expect([round, await quickView(link)]).toEqual([round, 80]);
    expect((await call<Product>('GET', `/products/${cup.id}`)).variations[0]?.discountPrice).toBe(70);
  }
  expect((await site.get(`/?vt-preview=${other}`)).html.source).toMatch(
    /Prices are those of .+; cart and checkout/,
  );
});

test('the site on a date has the prices of what is approved for it, and of promotions', async () => {
  const sale = await makeSale(20, { startsAt: inHours(24), endsAt: inHours(48) });
  await approve(sale, false);
  const edited = await makeSale(50);
  const prices = [];
  for (const hours of [1, 25, 49]) prices.push((await seen(await share({ at: inHours(hours) }))).list);
  expect(prices).toEqual([100, 80, 100]);
  expect(await seen(await share({ at: inHours(25), layer: edited }))).toEqual(all(50));
  expect(await seen()).toEqual(all(100));
  const promotion = await makePromotion(site.db, {
    title: 'Later',
    class: 'product',
    effect: { kind: 'percent', percent: 10 },
    startsAt: inHours(72),
  });
  await site.change(['promotions', 'promotion-terms'], async () => {});
  expect((await seen(await share({ at: inHours(73) }))).page).toBe(90);
  expect((await seen()).page).toBe(100);
  await site.change(['promotions', 'promotion-terms'], (db) =>
    sql`delete from promotions where id = ${promotion.id}`.execute(db),
  );
});

test('the builder of a campaign has its prices: on pages, in the sample of the cart and in sections that are edited', async () => {
  const sale = await makeSale(20, { startsAt: inHours(24), endsAt: inHours(48) });
  const frame = await call<Preview>('POST', '/admin/previews', { mode: 'edit' });
  const pathOf = (path: string, layer = '') => `${path}${frame.url.slice(1)}${layer && `&vt-layer=${layer}`}`;
  for (const path of ['/products', '/products/cup', '/cart']) {
    const isLow = async (layer?: number) =>
      (await site.get(pathOf(path, layer?.toString()))).html.source.includes('$80');
    expect([path, await isLow(sale), await isLow()]).toEqual([path, true, false]);
  }
  const section = {
    id: 's1',
    type: 'product-widget',
    version: 1,
    enable: true,
    hidden: false,
    options: { limit: 4 },
    items: [],
    styles: {},
  };
  const prepare = (layer: number | null) =>
    call<PreparedSections>('POST', '/admin/previews/sections', { path: '/', layer, sections: [section] });
  expect(JSON.stringify((await prepare(sale)).sections)).toContain('"discountPrice":80');
  expect(JSON.stringify((await prepare(null)).sections)).toContain('"discountPrice":null');
});

test('an order costs what it costs now, whatever a preview shows', async () => {
  const link = await share({ layer: await makeSale(20) });
  const order = (expectedTotal?: number) =>
    call<Order & { status?: number }>('POST', `/orders?vt-preview=${link}`, {
      ...pickupCheckout,
      ...somebody(),
      items: [{ variationId: cup.variationIds[0], quantity: 1 }],
      ...(expectedTotal !== undefined && { expectedTotal }),
    });
  expect(await order(80)).not.toHaveProperty('number');
  expect(await order(100)).toMatchObject({ totalDiscountPrice: 100 });
});

test('a product at the prices of a link is for whoever has it, as long as it is good', async () => {
  const link = await share({ layer: await makeSale(20) });
  expect(await quickView(link)).toBe(80);
  const statusOf = async (id: number, given: string) =>
    (await fetch(`${site.origin}/api/previews/products/${id}?token=${given}`)).status;
  expect(await statusOf(999_999, link)).toBe(404);
  expect(await statusOf(cup.id, link.slice(1))).toBe(403);
  const frame = await call<Preview>('POST', '/admin/previews', { mode: 'edit' });
  expect(await statusOf(cup.id, frame.token)).toBe(403);
  await sql`delete from preview_links`.execute(site.db);
  expect(await statusOf(cup.id, link)).toBe(403);
});

test('the announcement is that of the moment', async () => {
  const line = { text: 'Sale has begun', link: '', from: inHours(24).slice(0, 16), until: '' };
  const announcement = { isShow: true, first: line };
  await site.configure({ ecommerce: { currency: 'USD' }, header: { announcement } });
  const sale = await makeSale(20, { startsAt: inHours(48), endsAt: inHours(72) });
  const frame = await call<Preview>('POST', '/admin/previews', { mode: 'edit' });
  const lineAt = async (path: string) => (await site.get(path)).html.source.includes('Sale has begun</');
  expect(await lineAt(`/?vt-preview=${await share({ at: inHours(49) })}`)).toBe(true);
  expect(await lineAt(`/?vt-preview=${await share({ at: inHours(1) })}`)).toBe(false);
  expect(await lineAt(`${frame.url}&vt-layer=${sale}`)).toBe(true);
  expect(await lineAt(frame.url)).toBe(false);
  expect(await lineAt('/')).toBe(false);
});
