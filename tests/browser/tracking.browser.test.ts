import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';

import { openPage, originOf, useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { passTime } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

const ids = {
  googleAnalytics: 'G-TEST123456',
  googleTagManager: 'GTM-TEST123',
  metaPixel: '123456789012',
  yandexMetrika: '12345678',
  snapchatPixel: '0f8fad5b-d9cb-469f-a165-70867728950e',
  callTracking: 'https://calls.example/widget.js',
};
const collectors = [
  'www.googletagmanager.com/gtag/js',
  'www.googletagmanager.com/gtm.js',
  'connect.facebook.net/en_US/fbevents.js',
  'mc.yandex.ru/metrika/tag.js',
  'sc-static.net/scevent.min.js',
  'calls.example/widget.js',
];

/** Stands in for every host that is not the shop and writes down what it was asked for. */
async function collect(page: Page, origin: string, answer: 'empty' | 'blocked' = 'empty'): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url());
      return answer === 'empty'
        ? route.fulfill({ contentType: 'text/javascript', body: '' })
        : route.abort('blockedbyclient');
    },
  );
  return asked;
}

/** Everything that the services were told on the page so far. */
function readTold(page: Page) {
  return page.evaluate(() => {
    const list = (items: unknown[] | undefined) => (items ?? []).map((item) => Array.from(item as unknown[]));
    return {
      layer: (window.dataLayer ?? []).map((item) => JSON.stringify(Object.values(item as object))),
      metrikaLayer: (window.metrikaLayer ?? []).map((item) => JSON.stringify(item)),
      meta: list(window.fbq?.queue),
      metrika: list(window.ym?.a),
      snap: list(window.snaptr?.queue),
    };
  });
}

const accept = (page: Page) => page.locator('#vt-cookies [data-answer="yes"]').click();

test('a shop without trackers asks nobody but itself, before and after consent [R738]', async () => {
  const { page, context } = await openPage('/robots.txt');
  const asked = await collect(page, originOf());
  await page.clock.install();
  await page.goto(originOf());
  await passTime(page, 5000);
  await accept(page);
  await passTime(page, 5000);
  // With consent that was given before, all that is to be asked is asked at once.
  await page.reload({ waitUntil: 'networkidle' });
  await passTime(page, 5000);
  expect(asked).toEqual([]);
  await context.close();
});

describe('with every service set up', () => {
  async function openTracked(path: string, answer: 'empty' | 'blocked' = 'empty') {
    // A page of the same origin that counts nothing.
    const opened = await testShop.open('/robots.txt');
    const asked = await collect(opened.page, testShop.origin(), answer);
    await opened.page.goto(testShop.origin() + path);
    return { ...opened, asked };
  }

  test('nothing loads before consent, each service once after it, and each hears one page view [R648-652,654-655,669]', async () => {
    await testShop.set({ seo: ids });
    const { page, context, asked, trouble } = await openTracked('/');
    await page.clock.install();
    await page.reload({ waitUntil: 'networkidle' });
    await passTime(page, 5000);
    expect(asked).toEqual([]);
    await accept(page);
    await expect.poll(() => asked.length).toBe(collectors.length);
    for (const collector of collectors) {
      expect(asked.filter((url) => url.startsWith(`https://${collector}`))).toHaveLength(1);
    }
    const told = await readTold(page);
    expect(told.layer.filter((entry) => entry.includes('"page_view"'))).toHaveLength(1);
    expect(told.layer.findIndex((entry) => entry.includes('"default"'))).toBeLessThan(
      told.layer.findIndex((entry) => entry.includes('"granted"')),
    );
    expect(told.meta).toContainEqual(['track', 'PageView']);
    expect(told.metrika.filter((call) => call[1] === 'hit')).toHaveLength(1);
    expect(told.snap).toContainEqual(['track', 'PAGE_VIEW']);
    expect(trouble.errors.filter((error) => !error.includes('404'))).toEqual([]);
    await context.close();
  });

  test('later pages count at once: consent is remembered', async () => {
    await testShop.set({ seo: { metaPixel: ids.metaPixel } });
    const { page, context, asked } = await openTracked('/');
    await accept(page);
    await expect.poll(() => asked.length).toBe(1);
    await page.goto(`${testShop.origin()}/search?q=blue+mug`);
    await expect.poll(() => asked.length).toBe(2);
    expect(await page.locator('#vt-cookies').isVisible()).toBe(false);
    expect((await readTold(page)).meta).toContainEqual(['track', 'Search', { search_string: 'blue mug' }]);
    await context.close();
  });

  test('a product seen, put into the cart and taken out, and an enquiry [R446,656-658,667-668,670]', async () => {
    await testShop.set({ seo: ids, common: { modalCookieAccept: false, address: { country: 'US' } } });
    const { variationIds } = await testShop.makeProduct({
      title: 'Blue mug',
      slug: 'blue-mug',
      variations: [{ sku: 'MUG-1', fullPrice: 1500, discountPrice: 1250, stock: 9 }],
    });
    const id = String(variationIds[0]);
    const { page, context, asked } = await openTracked('/products/blue-mug');
    await page.route('**/api/leads', (route) => route.fulfill({ status: 201, json: { success: true } }));
    await expect.poll(() => asked.length).toBe(collectors.length);
    await page.locator('[data-vt-add-to-cart] [type=submit]').first().click();
    await page
      .locator('dialog[data-type=AddToCart]')
      .getByRole('button', { name: 'Back to shopping' })
      .click();
    await page.locator('dialog[data-type=AddToCart]').waitFor({ state: 'detached' });
    await page.locator('main [data-vt-modal=LeadForm]').first().click();
    const form = page.locator('dialog[data-type=LeadForm]');
    await form.getByLabel('Name').fill('Ann');
    await form.getByRole('textbox', { name: 'Phone' }).fill('202 555 0142');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('Thank you!').waitFor();
    const { meta, snap, metrika, metrikaLayer, layer } = await readTold(page);
    expect(meta.map((call) => call[1])).toEqual([
      ids.metaPixel,
      'PageView',
      'ViewContent',
      'AddToCart',
      'Lead',
    ]);
    expect(meta[3]?.[2]).toEqual({
      value: 12.5,
      currency: 'RUB',
      content_ids: [id],
      content_type: 'product',
      num_items: 1,
    });
    expect(snap.map((call) => call[1])).toEqual([
      ids.snapchatPixel,
      'PAGE_VIEW',
      'VIEW_CONTENT',
      'ADD_CART',
      'CUSTOM_EVENT_1',
    ]);
    expect(metrika).toContainEqual([Number(ids.yandexMetrika), 'reachGoal', 'generate_lead']);
    // Metrika reads nothing that Google is told, so it counts each once (issue: counted two or three times).
    expect(metrika.find((call) => call[1] === 'init')?.[2]).toMatchObject({ ecommerce: 'metrikaLayer' });
    expect(metrikaLayer.map((entry) => Object.keys(JSON.parse(entry).ecommerce)[1])).toEqual([
      'detail',
      'add',
    ]);
    for (const entry of metrikaLayer) expect(entry).toContain(`"products":[{"id":"${id}"`);
    expect(layer.filter((entry) => entry.includes('currencyCode'))).toEqual([]);
    // A container finds what is no sale at the top.
    expect(layer).toContain('["generate_lead"]');
    await page.goto(`${testShop.origin()}/cart`);
    await page.locator('vt-island[name=cart][data-ready]').waitFor();
    await page.getByRole('button', { name: 'Remove Blue mug' }).first().click();
    await expect
      .poll(async () => (await readTold(page)).meta.map((call) => call[1]))
      .toEqual([ids.metaPixel, 'PageView', 'RemoveFromCart']);
    const after = await readTold(page);
    expect(
      after.metrikaLayer.filter((entry) => entry.includes(`"remove":{"products":[{"id":"${id}"`)),
    ).toHaveLength(1);
    expect(after.layer.some((entry) => entry.includes('"remove_from_cart"'))).toBe(true);
    await context.close();
  });

  test('the cart tells by how much a quantity changes, what clearing takes out and what comes back [R658]', async () => {
    await testShop.set({ seo: ids, common: { modalCookieAccept: false }, ecommerce: { currency: 'USD' } });
    const make = (title: string, fullPrice: number) =>
      testShop.makeProduct({ title, variations: [{ fullPrice, stock: 5 }] });
    const [cup, jug] = [await make('Cup', 1000), await make('Jug', 2050)];
    const [cupId, jugId] = [String(cup.variationIds[0]), String(jug.variationIds[0])];
    const { page, context } = await testShop.open('/robots.txt');
    await collect(page, testShop.origin());
    const value = `${cup.id}.${cupId}.1-${jug.id}.${jugId}.2`;
    await context.addCookies([{ name: 'vt_cart', value, url: testShop.origin() }]);
    await page.goto(`${testShop.origin()}/cart`);
    await page.locator('vt-island[name=cart][data-ready]').waitFor();
    const told = async () =>
      (await readTold(page)).meta
        .filter((call) => String(call[1]).endsWith('Cart'))
        .map((call) => [call[1], call[2]] as const);
    const cart = (name: string, worth: number, contents: string[], pieces: number) => [
      name,
      { value: worth, currency: 'USD', content_ids: contents, content_type: 'product', num_items: pieces },
    ];
    const quantity = page.locator(`#vt-quantity-${cupId}`);
    await quantity.fill('4');
    await quantity.press('Tab');
    await expect.poll(told).toEqual([cart('AddToCart', 30, [cupId], 3)]);
    await quantity.fill('3');
    await quantity.press('Tab');
    await expect.poll(async () => (await told()).slice(1)).toEqual([cart('RemoveFromCart', 10, [cupId], 1)]);
    await page.getByRole('button', { name: 'Empty the cart' }).click();
    await expect
      .poll(async () => (await told()).slice(2))
      .toEqual([cart('RemoveFromCart', 71, [cupId, jugId], 5)]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => (await told()).slice(3))
      .toEqual([cart('AddToCart', 71, [cupId, jugId], 5)]);
    const { layer, metrikaLayer } = await readTold(page);
    const named = (entries: string[], name: string) => entries.filter((entry) => entry.includes(name)).length;
    // Once for Analytics and once for the container.
    expect([named(layer, '"add_to_cart"'), named(layer, '"remove_from_cart"')]).toEqual([4, 4]);
    expect([named(metrikaLayer, '"add":'), named(metrikaLayer, '"remove":')]).toEqual([2, 2]);
    await context.close();
  });

  test('a container finds the words searched for at the top of its layer [R410]', async () => {
    await testShop.set({
      seo: { googleTagManager: ids.googleTagManager },
      common: { modalCookieAccept: false },
    });
    const { page, context } = await openTracked('/search?q=blue+mug');
    await expect
      .poll(() => page.evaluate(() => window.dataLayer))
      .toContainEqual({ event: 'search', search_term: 'blue mug' });
    await context.close();
  });

  test('clicks on ways to contact are goals [R666]', async () => {
    await testShop.set({ seo: ids, common: { modalCookieAccept: false } });
    const { page, context, asked } = await openTracked('/');
    await expect.poll(() => asked.length).toBe(collectors.length);
    for (const href of [
      'tel:+15550100',
      'mailto:a@b.example',
      'https://wa.me/15550100',
      'https://t.me/shop',
    ]) {
      await page.evaluate((address) => {
        const link = Object.assign(document.createElement('a'), { href: address });
        link.addEventListener('click', (event) => event.preventDefault());
        document.body.append(link);
        link.click();
      }, href);
    }
    const { metrika, layer } = await readTold(page);
    const goals = metrika.filter((call) => call[1] === 'reachGoal').map((call) => call[2]);
    expect(goals).toEqual(['click_phone', 'click_email', 'click_whatsapp', 'click_telegram']);
    expect(layer.filter((entry) => entry.includes('contact_click') && entry.includes('phone'))).toHaveLength(
      2,
    );
    await context.close();
  });

  test('services from abroad do not hear of visitors from the countries that the shop names [R742]', async () => {
    await testShop.set({
      seo: { ...ids, foreignTrackersOffIn: ['RU'] },
      common: { modalCookieAccept: false },
    });
    const from = async (country: string) => {
      const { page, context } = await testShop.open('/robots.txt');
      const asked = await collect(page, testShop.origin());
      await context.setExtraHTTPHeaders({ 'cf-ipcountry': country });
      await page.goto(testShop.origin());
      await expect.poll(async () => (await readTold(page)).metrika.map((call) => call[1])).toContain('hit');
      await page.waitForLoadState('networkidle');
      await context.close();
      return asked.map((url) => new URL(url).host).toSorted();
    };
    expect(await from('RU')).toEqual(['calls.example', 'mc.yandex.ru']);
    expect(await from('KZ')).toHaveLength(collectors.length);
  });

  test('the shop works when every tracker is blocked [R672]', async () => {
    await testShop.set({ seo: ids, common: { modalCookieAccept: false } });
    const { page, context, asked } = await openTracked('/', 'blocked');
    await expect.poll(() => asked.length).toBe(collectors.length);
    await page.locator('[data-vt-open="vt-search"]:visible').first().click();
    await page.locator('#vt-search[open]').waitFor();
    await context.close();
  });
});

test('custom code marked as tracking runs after consent, other custom code at once [R109,653]', async () => {
  const customCode = '<p id="mark">mark</p><script>window.ran = (window.ran ?? 0) + 1;</script>';
  await testShop.set({ seo: { customCode } });
  const plain = await testShop.open('/');
  expect(await plain.page.evaluate('window.ran')).toBe(1);
  await plain.context.close();

  await testShop.set({ seo: { customCode, customCodeIsTracking: true } });
  const { page, context, trouble } = await testShop.open('/');
  await page.clock.install();
  await page.reload({ waitUntil: 'networkidle' });
  await passTime(page, 5000);
  expect(await page.evaluate('window.ran')).toBeUndefined();
  await accept(page);
  await expect.poll(() => page.evaluate('window.ran')).toBe(1);
  expect(await page.locator('#mark').isVisible()).toBe(true);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('errors are told after consent, each once and ten a page, and nobody is named', async () => {
  await testShop.set({ seo: { errorReports: 'https://key@errors.example/7' } });
  const { page, context } = await testShop.open('/robots.txt', {});
  const posted: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('https://errors.example/**', (route) => {
    posted.push(route.request().postData() ?? '');
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} });
  });
  // One visit in ten is counted: this is one.
  await page.addInitScript(() => (sessionStorage['vt-session'] ??= 'counted'));
  await page.goto(`${testShop.origin()}/?q=ann%40mail.example`);
  await page.locator('#vt-cookies').waitFor();
  const fail = (message: string) =>
    page.evaluate(
      (text) =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            setTimeout(resolve);
            throw new TypeError(text);
          });
        }),
      message,
    );
  await fail('Early, of ann@mail.example');
  expect(posted).toEqual([]);
  expect(asked.filter((url) => url.includes('send-error-reports'))).toEqual([]);

  await accept(page);
  await expect.poll(() => posted.length).toBe(2);
  expect(posted[0]).toContain('"type":"session"');
  expect(posted[1]).toContain('"value":"Early, of [mail]"');
  expect(posted[1]).toContain(`"url":"${testShop.origin()}/"`);
  for (let index = 0; index < 12; index++) await fail(`Kind ${'x'.repeat(index)}`);
  await fail('Kind x');
  await page.evaluate(() => void Promise.reject(new RangeError('Nobody waits')));
  await expect.poll(() => posted.length).toBe(11);
  expect(posted.some((text) => text.includes('ann@') || text.includes('ann%40'))).toBe(false);

  await page.goto(`${testShop.origin()}/search`);
  await page.evaluate(() => void Promise.reject(new RangeError('Nobody waits')));
  await expect.poll(() => posted.length).toBe(12);
  expect(posted.filter((text) => text.includes('"init":true'))).toHaveLength(1);
  expect(posted[11]).toContain('"value":"Nobody waits"');
  await context.close();
});
