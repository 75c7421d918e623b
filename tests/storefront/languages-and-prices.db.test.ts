import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
beforeAll(async () => {
  site = await startStorefront();
  const prints = await site.shop.makeCatalog({ slug: 'prints', title: 'Prints' });
  const prices = { whole: 150_000, large: 123_456_700, broken: 123_450 };
  for (const [slug, fullPrice] of Object.entries(prices)) {
    await site.shop.makeProduct({ slug, title: slug, catalogs: [prints], variations: [{ fullPrice }] });
  }
  await site.change(['everything', 'products', 'catalogs'], async () => {});
});
afterAll(() => site.stop());

/** The price as a visitor reads it, with ordinary spaces. */
async function priceOf(slug: string): Promise<string> {
  const { html } = await site.get(`/products/${slug}`);
  // The label before it is for screen readers.
  return (html.texts('.vt-product .vt-price')[0] ?? '').replaceAll('\u00a0', ' ').replace(/^Price /, '');
}

async function currencyOf(slug: string): Promise<unknown> {
  const { html } = await site.get(`/products/${slug}`);
  const [product] = html.jsonLd('Product');
  const offer = product?.['offers'] as { priceCurrency?: string } | undefined;
  return offer?.priceCurrency;
}

describe('the language', () => {
  test.each([
    ['is English by default', {}, 'en'],
    ['is English when the setting is unknown', { language: 'xx' }, 'en'],
    ['is Russian when the setting says so', { language: 'ru' }, 'ru'],
  ])('%s [R3-4]', async (_name, settings, language) => {
    await site.configure(settings);
    const { html } = await site.get('/');
    expect(html.attribute('html', 'lang')).toBe(language);
  });

  test('has other sites only when alternates are set, never other paths [R6]', async () => {
    await site.configure({});
    expect((await site.get('/')).html.has('link[rel=alternate][hreflang]')).toBe(false);
    await site.configure({
      seo: {
        alternates: [
          { language: 'ru', url: 'https://ru.shop.example' },
          // Another address in this site's own language contradicts the site.
          { language: 'en', url: 'https://old.shop.example/' },
        ],
      },
    });
    const { html } = await site.get('/');
    const links = html.all('link[hreflang]').map(({ attribs }) => [attribs['hreflang'], attribs['href']]);
    expect(links).toEqual([
      ['en', html.attribute('link[rel=canonical]', 'href')],
      ['ru', 'https://ru.shop.example/'],
    ]);
  });

  test('is named by the home page alone, and by none that is not to be indexed', async () => {
    const alternates = [{ language: 'ru', url: 'https://ru.shop.example/' }];
    await site.configure({ seo: { alternates } });
    const naming: string[] = [];
    for (const path of ['/search', '/catalogs', '/no-such-page'])
      if ((await site.get(path)).html.has('link[hreflang]')) naming.push(path);
    expect(naming).toEqual([]);
    await site.configure({ seo: { alternates, robots: 'noindex' } });
    expect((await site.get('/')).html.has('link[hreflang]')).toBe(false);
  });

  test.each(['en', 'ru'])('has one bundle of texts at /api/translations/%s [R8]', async (language) => {
    const response = await fetch(`${site.origin}/api/translations/${language}`);
    const texts = (await response.json()) as Record<string, string>;
    expect(response.status).toBe(200);
    expect(texts['errorPage.title.404']).toBe(language === 'en' ? 'Page not found' : 'Страница не найдена');
    expect(Object.values(texts).every((text) => typeof text === 'string' && text !== '')).toBe(true);
  });
});

describe('the site type', () => {
  test.each([
    ['ecommerce by default', {}, 'Cart'],
    ['ecommerce when it is unknown', { common: { type: 'zzz' } }, 'Cart'],
    ['with an order instead of a cart', { common: { type: 'services_cart' } }, 'Order'],
    ['with an order in Russian', { language: 'ru', common: { type: 'services_cart' } }, 'Заказ'],
  ])('is %s [R1-2]', async (_name, settings, label) => {
    await site.configure(settings);
    const { html } = await site.get('/');
    expect(new Set(html.texts('header a[data-item=cart] .vt-visually-hidden'))).toEqual(new Set([label]));
  });
});

describe('the currency', () => {
  test.each([
    ['$', 'USD'],
    ['€', 'EUR'],
    ['RUB', 'RUB'],
    ['AED', 'AED'],
    ['USD', 'USD'],
    ['EUR', 'EUR'],
    ['GBP', 'RUB'],
    ['', 'RUB'],
    [null, 'RUB'],
  ])('%s is read as %s [R9-12]', async (currency, code) => {
    await site.configure({ ecommerce: { currency } });
    expect(await currencyOf('whole')).toBe(code);
  });

  test.each([
    ['RUB', '1500 ₽'],
    ['AED', 'AED 1500'],
    ['USD', '$1500'],
    ['EUR', '€1500'],
  ])('%s is written %s [R13-15]', async (currency, text) => {
    await site.configure({ ecommerce: { currency, priceFormatSeparator: 'none' } });
    expect(await priceOf('whole')).toBe(text);
  });

  test('takes the separator also where the code stands before the number', async () => {
    await site.configure({ ecommerce: { currency: 'AED', priceFormatSeparator: 'comma' } });
    expect(await priceOf('whole')).toBe('AED 1,500');
  });
});

describe('the separator of prices', () => {
  test.each([
    ['none', '$1234567', '$1234.50'],
    ['comma', '$1,234,567', '$1,234.50'],
    ['space', '$1 234 567', '$1 234,50'],
  ])('%s: %s, and %s with a fraction [R16-19]', async (priceFormatSeparator, large, broken) => {
    await site.configure({ ecommerce: { currency: 'USD', priceFormatSeparator } });
    expect(await priceOf('large')).toBe(large);
    expect(await priceOf('broken')).toBe(broken);
  });

  test('of unknown name is the comma', async () => {
    await site.configure({ ecommerce: { currency: 'USD', priceFormatSeparator: 'dash' } });
    expect(await priceOf('large')).toBe('$1,234,567');
  });

  test('applies to cards alike', async () => {
    await site.configure({ ecommerce: { currency: 'RUB', priceFormatSeparator: 'space' } });
    const { html } = await site.get('/catalogs/prints');
    expect(html.visibleText.replaceAll('\u00a0', ' ')).toContain('1 234 567 ₽');
  });
});

test('the API tells prices as decimal numbers in major units and the separator by name [R20]', async () => {
  await site.configure({ ecommerce: { currency: 'USD', priceFormatSeparator: 'space' } });
  const product = await (await fetch(`${site.origin}/api/products/broken`)).json();
  expect(product).toMatchObject({ price: 1234.5, variations: [{ fullPrice: 1234.5, discountPrice: null }] });
  const config = await (await fetch(`${site.origin}/api/config`)).json();
  expect(config).toMatchObject({ ecommerce: { currency: 'USD', priceFormatSeparator: 'space' } });
});
