import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

const origin = 'https://shop.example';
let site: Storefront;
let image: number;
beforeAll(async () => {
  site = await startStorefront({ env: { PUBLIC_URL: origin } });
  const { content, shop } = site;
  image = await shop.makeImage({ name: 'logo' });
  await content.makePage({ slug: 'about', title: 'About </script><b>' });
  const faq = (id: string, type: string, question: string) => ({
    id,
    type,
    items: [{ question, answer: '<p>Yes, <b>two</b> days.</p>' }],
  });
  await content.makePage({
    slug: 'faq',
    title: 'Questions',
    sections: [
      faq('a', 'faq', 'How long?'),
      faq('b', 'faq', 'How far?'),
      { ...faq('c', 'faq', 'Hidden?'), hidden: true },
    ],
  });
  const blog = await content.makeCategory('blog', { title: 'Journal' });
  await content.makeArticle({ categoryId: blog, slug: 'first', title: 'First' });
  const prints = await shop.makeCatalog({ slug: 'prints', title: 'Prints' });
  const inner = await shop.makeCatalog({ slug: 'чай', title: 'Чай', parentId: prints });
  await shop.makeProduct({ slug: 'ferry', title: 'Ferry', catalogs: [inner] });
  await shop.makeProduct({ slug: 'on-request', variations: [{ fullPrice: 0 }] });
  await shop.makeProduct({
    slug: 'some-on-request',
    options: [{ title: 'Size', values: ['S', 'L'] }],
    variations: [
      { fullPrice: 0, values: { Size: 'S' } },
      { fullPrice: 4900, values: { Size: 'L' } },
    ],
  });
  await shop.makeProduct({
    slug: 'stocked',
    options: [{ title: 'Size', values: ['S', 'M', 'L'] }],
    variations: [
      { sku: 'sold-out', stock: 0, values: { Size: 'S' } },
      { sku: 'one-left', stock: 1, barcode: '4006381333931', values: { Size: 'M' } },
      { sku: 'unlimited', stock: null, values: { Size: 'L' } },
    ],
  });
  await site.change(['everything', 'pages', 'catalogs', 'products', 'articles'], async () => {});
});
afterAll(() => site.stop());

describe('the organization', () => {
  test('stands on every page with all that the settings know [R110]', async () => {
    await site.configure({
      common: {
        sitename: 'Tide',
        phones: ['+1 202 555 0142'],
        emails: ['a@shop.example'],
        sharedImage: image,
        address: {
          country: 'US',
          region: 'Maryland',
          locality: 'Annapolis',
          street: '18 Slipware Lane',
          postalCode: '21401',
        },
      },
      header: { logo: image },
      socials: { instagram: 'https://www.instagram.com/tide', vk: 'https://vk.com/tide' },
    });
    for (const path of [
      '/',
      '/about',
      '/catalogs/prints',
      '/products/ferry',
      '/blog',
      '/blog/first',
      '/search',
      '/nothing',
    ]) {
      const { html } = await site.get(path);
      expect(html.jsonLd('Organization')).toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Tide',
          url: `${origin}/`,
          logo: expect.stringMatching(`^${origin}/img/.*/${image}-`),
          image: expect.stringMatching(`^${origin}/img/.*/${image}-`),
          email: 'a@shop.example',
          telephone: '+12025550142',
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'US',
            addressRegion: 'Maryland',
            addressLocality: 'Annapolis',
            streetAddress: '18 Slipware Lane',
            postalCode: '21401',
          },
          contactPoint: {
            '@type': 'ContactPoint',
            telephone: '+12025550142',
            contactType: 'customer service',
          },
          sameAs: ['https://www.instagram.com/tide', 'https://vk.com/tide'],
        },
      ]);
    }
  });

  test('leaves out what has no value [R111]', async () => {
    await site.configure({ common: { sitename: 'Tide' } });
    const { html } = await site.get('/');
    expect(html.jsonLd('Organization')).toEqual([
      { '@context': 'https://schema.org', '@type': 'Organization', name: 'Tide', url: `${origin}/` },
    ]);
  });
});

describe('breadcrumbs [R593]', () => {
  const trails: [string, [string, string | null][]][] = [
    [
      '/about',
      [
        ['Home', '/'],
        ['About </script><b>', null],
      ],
    ],
    [
      '/catalogs/prints',
      [
        ['Home', '/'],
        ['Prints', null],
      ],
    ],
    [
      `/catalogs/${encodeURIComponent('чай')}`,
      [
        ['Home', '/'],
        ['Prints', '/catalogs/prints'],
        ['Чай', null],
      ],
    ],
    [
      '/products/ferry',
      [
        ['Home', '/'],
        ['Prints', '/catalogs/prints'],
        ['Чай', `/catalogs/${encodeURIComponent('чай')}`],
        ['Ferry', null],
      ],
    ],
    [
      '/blog',
      [
        ['Home', '/'],
        ['Journal', null],
      ],
    ],
    [
      '/blog/first',
      [
        ['Home', '/'],
        ['Journal', '/blog'],
        ['First', null],
      ],
    ],
  ];

  test.each(trails)('of %s lead home and end in plain text [R128-130,172]', async (path, trail) => {
    await site.configure({});
    const { html } = await site.get(path);
    const nav = 'nav.vt-breadcrumbs';
    expect(html.attribute(nav, 'aria-label')).toBe('Breadcrumbs');
    expect(html.texts(`${nav} ol li`)).toEqual(trail.map(([title]) => title));
    expect(html.attributes(`${nav} a`, 'href')).toEqual(
      trail.map(([, href]) => href).filter((href) => href !== null),
    );
    expect(html.texts(`${nav} [aria-current=page]`)).toEqual([trail.at(-1)?.[0]]);
  });

  test.each(trails)(
    'of %s are mirrored in JSON-LD with absolute addresses [R134-135]',
    async (path, trail) => {
      await site.configure({});
      const { html } = await site.get(path);
      const [list] = html.jsonLd('BreadcrumbList');
      expect(list?.['itemListElement']).toEqual(
        trail.map(([name, href], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: origin + (href ?? path),
        })),
      );
    },
  );

  test('are absent on the home page', async () => {
    const { html } = await site.get('/');
    expect(html.has('nav.vt-breadcrumbs')).toBe(false);
    expect(html.jsonLd('BreadcrumbList')).toEqual([]);
  });

  test('begin in Russian on a Russian site', async () => {
    await site.configure({ language: 'ru' });
    const { html } = await site.get('/about');
    expect(html.texts('nav.vt-breadcrumbs a')).toEqual(['Главная']);
  });
});

describe('a product without a price', () => {
  const template = '%product_name% for %price% %currency%';

  test.each([
    ['its own words', template],
    ['the usual words', ''],
  ])('has no offer, no price to share and none in its title, with %s', async (_, title) => {
    await site.configure({ seo: { templates: { product: { title, description: title } } } });
    const { html } = await site.get('/products/on-request');
    const [data] = html.jsonLd('Product');
    expect(data).toBeDefined();
    expect(data).not.toHaveProperty('offers');
    expect(html.meta('product:price:amount')).toBeUndefined();
    expect(html.meta('product:price:currency')).toBeUndefined();
    for (const text of [html.title, html.meta('description'), html.meta('og:title')])
      expect(text).not.toMatch(/\b0\b|for\b|RUB|USD|,$/);
    await site.configure({});
  });

  test('is left out of the offers of a product that has prices', async () => {
    const [data] = (await site.get('/products/some-on-request')).html.jsonLd('ProductGroup');
    const offers = ((data?.['hasVariant'] ?? []) as { offers?: { price: string } }[]).map(
      ({ offers: offer }) => offer?.price,
    );
    expect(offers.toSorted()).toEqual(['49.00', undefined]);
  });
});

test('an offer with a discount tells the price that is struck', async () => {
  await site.change(['products'], () =>
    site.shop.makeProduct({ slug: 'reduced', variations: [{ fullPrice: 10_000, discountPrice: 7550 }] }),
  );
  const offerOf = async (path: string) => (await site.get(path)).html.jsonLd('Product')[0]?.['offers'];
  expect(await offerOf('/products/reduced')).toMatchObject({
    price: '75.50',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '100.00',
      priceCurrency: 'RUB',
    },
  });
  expect(await offerOf('/products/ferry')).not.toHaveProperty('priceSpecification');
});

test('an offer is in stock unless there is none left [R313]', async () => {
  const [data] = (await site.get('/products/stocked')).html.jsonLd('ProductGroup');
  const variants = (data?.['hasVariant'] ?? []) as { sku: string; offers: { availability: string } }[];
  expect(Object.fromEntries(variants.map(({ sku, offers }) => [sku, offers.availability]))).toEqual({
    'sold-out': 'https://schema.org/OutOfStock',
    'one-left': 'https://schema.org/InStock',
    unlimited: 'https://schema.org/InStock',
  });
});

test('a variation bears the number by which everybody knows it', async () => {
  const [data] = (await site.get('/products/stocked')).html.jsonLd('ProductGroup');
  const variants = (data?.['hasVariant'] ?? []) as { gtin?: string }[];
  expect(variants.map(({ gtin }) => gtin)).toEqual([undefined, '4006381333931', undefined]);
});

test('a page has one FAQPage object with the questions of all its visible FAQ sections [R203-204]', async () => {
  const { html } = await site.get('/faq');
  const faqs = html.jsonLd('FAQPage');
  expect(faqs).toHaveLength(1);
  const answer = { '@type': 'Answer', text: 'Yes, two days.' };
  expect(faqs[0]?.['mainEntity']).toEqual([
    { '@type': 'Question', name: 'How long?', acceptedAnswer: answer },
    { '@type': 'Question', name: 'How far?', acceptedAnswer: answer },
  ]);
});

test('no text of a page ends a script element early', async () => {
  const { html } = await site.get('/about');
  expect(html.source).not.toContain('</script><b>');
  expect(html.jsonLd('BreadcrumbList')).toHaveLength(1);
});

describe('delivery and returns', () => {
  const common = { sitename: 'Tide', address: { country: 'DE' } };

  test('tell in how many days goods can be sent back, where buyers can ask for that', async () => {
    await site.configure({ common, ecommerce: { returnDays: 30 } });
    const [shop] = (await site.get('/')).html.jsonLd('Organization');
    expect(shop?.['hasMerchantReturnPolicy']).toEqual({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'DE',
      returnPolicyCountry: 'DE',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 30,
      returnMethod: 'https://schema.org/ReturnByMail',
    });
    await site.configure({ common });
    const [other] = (await site.get('/')).html.jsonLd('Organization');
    expect(other).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  test('tell what delivery of the shown variation costs and how long it takes, as the page does', async () => {
    await site.configure({ common, ecommerce: { currency: 'EUR', deliveryEstimate: true } });
    const zones = [
      ['de', '{DE}', '{}', 490, 'day_3'],
      ['at', '{AT}', '{}', 990, 'week_1'],
      ['rest', '{}', '{}', 2900, 'month_1'],
    ];
    await site.change(['delivery'], async (db) => {
      for (const [code, countries, regions, price, speed] of zones)
        await sql`
          insert into shipping_zones (code, title, countries, regions, price, shipping_speed)
          values (${code}, ${code}, ${countries}, ${regions}, ${price}, ${speed})`.execute(db);
    });
    const [group] = (await site.get('/products/stocked')).html.jsonLd('ProductGroup');
    const variants = group?.['hasVariant'] as { offers: Record<string, unknown> }[];
    const offers = variants.map(({ offers: one }) => one);
    const details = (country: string, value: string, maxValue: number) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value, currency: 'EUR' },
      shippingDestination: [{ '@type': 'DefinedRegion', addressCountry: country }],
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue, unitCode: 'DAY' },
      },
    });
    const told = offers.filter((offer) => 'shippingDetails' in offer);
    expect(told.map(({ shippingDetails }) => shippingDetails)).toEqual([
      [details('DE', '4.90', 3), details('AT', '9.90', 7)],
    ]);
  });
});
