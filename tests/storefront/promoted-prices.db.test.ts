import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { promotionInputSchema } from '#domain/schemas/promotion.schema.ts';
import { createPromotionManagement } from '#modules/promotions/manage-promotions.ts';
import { PageCache } from '#site/cache/page-cache.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

const begin = new Date('2099-11-27T00:00:00Z');
const end = new Date('2099-11-30T00:00:00Z');
const secondsFrom = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

let site: Storefront;
let vase: MadeProduct;
let prints: number;
/** Paths that were drawn, and not sent from memory. */
let drawn: string[] = [];

beforeAll(async () => {
  const { serve } = PageCache.prototype;
  vi.spyOn(PageCache.prototype, 'serve').mockImplementation(function (this: PageCache, request, ...given) {
    drawn.push(request.url ?? '');
    return Reflect.apply(serve, this, [request, ...given]);
  });
  site = await startStorefront({ env: { PUBLIC_URL: 'https://shop.example' } });
  await site.change(['everything', 'catalogs', 'products'], async () => {
    const imageIds = [await site.shop.makeImage()];
    prints = await site.shop.makeCatalog({ slug: 'prints', title: 'Prints' });
    vase = await site.shop.makeProduct({
      slug: 'vase',
      title: 'Vase',
      imageIds,
      catalogs: [prints],
      options: [{ title: 'Size', values: ['S', 'L'] }],
      variations: [
        { fullPrice: 10_000, isDefault: true, values: { Size: 'S' } },
        { fullPrice: 30_000, discountPrice: 20_000, values: { Size: 'L' } },
      ],
    });
    await site.shop.makeProduct({ slug: 'cup', title: 'Cup', imageIds });
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await site.stop();
});
beforeEach(async () => {
  setClock(secondsFrom(begin, 3600));
  await site.configure({ ecommerce: { currency: 'USD' } });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.change(['promotions', 'promotion-terms'], () => sql`delete from promotions`.execute(site.db));
});

function setClock(now: Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
}

const tenth = {
  title: 'Autumn sale',
  class: 'product',
  effect: { kind: 'percent', percent: 10 },
};
const startSale = (change: Record<string, unknown> = {}) =>
  makePromotion(site.db, {
    ...tenth,
    conditions: { goods: { catalogs: [prints] } },
    startsAt: begin.toISOString(),
    endsAt: end.toISOString(),
    ...change,
  });

async function read(path = '/products/vase') {
  const { html } = await site.get(path);
  const text = (selector: string) => html.texts(`.vt-choice ${selector}`).join();
  return {
    html,
    price: text('.vt-price__shown'),
    struck: text('.vt-price__full'),
    badge: text('.vt-flag--sale'),
    note: text('.vt-promoted'),
  };
}

/** By the ids of variations. */
async function readOffers(): Promise<Record<string, unknown>[]> {
  const [group] = (await read()).html.jsonLd('ProductGroup');
  const variants = group?.['hasVariant'] as { offers: Record<string, unknown> }[];
  return variants.map(({ offers }) => offers);
}

async function readFeed(): Promise<(string | undefined)[]> {
  const response = await fetch(`${site.origin}/feeds/google.xml`);
  const items = (await response.text()).split('<item>').filter((item) => item.includes('/products/vase'));
  return items.map((item) => {
    const price = /<g:sale_price>([\d.]+) /.exec(item) ?? /<g:price>([\d.]+) /.exec(item);
    return price?.[1];
  });
}

test.each([
  ['en', 'Price with discount $90', 'Price before discount $100', 'Autumn sale · until Nov 29, 2099'],
  ['ru', 'Цена со скидкой $90', 'Цена без скидки $100', 'Autumn sale · по 29 нояб. 2099 г.'],
  ['ar', 'السعر بعد الخصم $90', 'السعر قبل الخصم $100', 'Autumn sale · حتى 29 نوفمبر 2099'],
])('is the price of the page with its name and last day in %s', async (language, price, struck, note) => {
  await site.configure({ language, ecommerce: { currency: 'USD' } });
  await startSale();
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/[\u200e\u200f\u2066-\u2069]/g, '');
  const page = await read();
  expect([page.price, page.struck, page.note].map(plain)).toEqual([price, struck, note]);
  expect(page.badge).toContain('−10%');
});

test('is that of the chosen variation, over its own discount', async () => {
  await startSale({ endsAt: null });
  expect(await read(`/products/vase?variation=${vase.variationIds[1]}`)).toMatchObject({
    price: expect.stringContaining('$180'),
    struck: expect.stringContaining('$300'),
    note: 'Autumn sale',
  });
});

test('of two that come together is told with the names of both', async () => {
  const combines = ['product', 'order'];
  await startSale({ combines });
  await startSale({
    title: 'Friday',
    class: 'order',
    effect: { kind: 'fixed', amount: 5 },
    conditions: {},
    combines,
    endsAt: secondsFrom(begin, 7200).toISOString(),
  });
  expect(await read()).toMatchObject({
    price: expect.stringContaining('$85'),
    note: 'Autumn sale + Friday · until Nov 27, 2099',
  });
});

test('has no percents where the shop tells prices before discounts: none is kept', async () => {
  await startSale();
  await site.configure({ ecommerce: { currency: 'EUR' } });
  for (const path of ['/products/vase', `/products/vase?variation=${vase.variationIds[1]}`]) {
    const page = await read(path);
    expect(page).toMatchObject({ badge: '', note: 'Autumn sale · until Nov 29, 2099' });
    expect(page.struck).not.toBe('');
  }
});

test('is told by structured data and share cards, with its last day in the time zone of the shop', async () => {
  await startSale();
  await site.configure({ common: { timeZone: 'Asia/Tokyo' }, ecommerce: { currency: 'USD' } });
  expect(await readOffers()).toMatchObject([
    { price: '90.00', priceValidUntil: '2099-11-30', priceSpecification: { price: '100.00' } },
    { price: '180.00', priceValidUntil: '2099-11-30', priceSpecification: { price: '300.00' } },
  ]);
  expect((await read()).html.meta('product:price:amount')).toBe('90');
});

test('is taken off once: carts, trackers and cards start from the price without it', async () => {
  await startSale();
  const { html } = await read();
  expect(JSON.parse(html.attribute('[data-vt-item]', 'data-vt-item') ?? '')).toMatchObject({ price: 100 });
  expect((await site.get('/catalogs/prints')).html.texts('.vt-card .vt-price__shown')).toEqual([
    expect.stringContaining('$100'),
  ]);
  const quote = await fetch(`${site.origin}/api/orders/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ productId: vase.id, variationId: vase.variationIds[0], quantity: 1 }] }),
  });
  expect(await quote.json()).toMatchObject({
    lines: [{ price: 100 }],
    adjustments: [{ title: 'Autumn sale', amount: 10 }],
    total: 90,
  });
});

test('is the price of feeds at every moment: a page that is kept changes as it begins and ends', async () => {
  await startSale();
  const moments: [Date, string[]][] = [
    [secondsFrom(begin, -1), ['100.00', '200.00']],
    [secondsFrom(begin, 1), ['90.00', '180.00']],
    [secondsFrom(end, -1), ['90.00', '180.00']],
    [secondsFrom(end, 1), ['100.00', '200.00']],
  ];
  for (const [moment, prices] of moments) {
    setClock(moment);
    const offers = await readOffers();
    expect(offers.map(({ price }) => price)).toEqual(prices);
    expect(await readFeed()).toEqual(prices);
    const isOn = moment >= begin && moment < end;
    expect((await read()).note !== '').toBe(isOn);
    expect(offers.map((offer) => 'priceValidUntil' in offer)).toEqual([isOn, isOn]);
    // What has been drawn is kept until then.
    drawn = [];
    await read();
    expect(drawn).toEqual([]);
  }
});

test('a promotion that is saved, switched off or removed is seen at once, and other pages stay', async () => {
  const isDrawn = async (path: string) => {
    drawn = [];
    await site.get(path);
    return drawn.length > 0;
  };
  const others = ['/', '/catalogs/prints'];
  const management = createPromotionManagement(site.db, () => new Date());
  for (const path of ['/products/vase', ...others]) await site.get(path);

  const { id, version } = await startSale();
  expect((await read()).price).toContain('$90');
  const input = promotionInputSchema.parse({ ...tenth, effect: { kind: 'percent', percent: 20 } });
  const changed = await management.change(id, { ...input, version });
  expect((await read()).price).toContain('$80');
  await management.change(id, { ...input, enabled: false, version: changed.version });
  expect(await read()).toMatchObject({ price: expect.stringContaining('$100'), note: '' });
  await management.remove(id);
  expect(await isDrawn('/products/vase')).toBe(true);
  for (const path of others) expect([path, await isDrawn(path)]).toEqual([path, false]);
});

test('codes that are made leave pages alone', async () => {
  const { id } = await startSale({ needsCode: true });
  await read();
  await createPromotionManagement(site.db, () => new Date()).addCodes(id, {
    codes: ['AUTUMN'],
    usageLimit: null,
  });
  drawn = [];
  expect((await read()).price).toContain('$100');
  expect(drawn).toEqual([]);
});
