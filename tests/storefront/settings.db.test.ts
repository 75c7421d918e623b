import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let prints: number;
let pictures: number[];
beforeAll(async () => {
  site = await startStorefront();
  const { content, shop } = site;
  pictures = [await shop.makeImage(), await shop.makeImage()];
  prints = await shop.makeCatalog({ slug: 'prints', title: 'Prints' });
  for (let index = 0; index < 40; index++) {
    await shop.makeProduct({
      slug: `p${index}`,
      title: `Word ${index}`,
      catalogs: [prints],
      imageIds: pictures.slice(0, 1),
    });
  }
  await shop.makeCatalog({ slug: 'empty', title: 'Empty' });
  for (let index = 0; index < 12; index++)
    await shop.makeReview({ productId: 1, text: `Review number ${index}` });
  const blog = await content.makeCategory('blog', { title: 'Blog' });
  for (let index = 0; index < 15; index++)
    await content.makeArticle({ categoryId: blog, slug: `a${index}`, title: `Article ${index}` });
  await content.makePage({
    slug: 'lists',
    title: 'Lists',
    sections: [
      { id: 'media', type: 'media-list' },
      {
        id: 'slider',
        type: 'slider',
        items: pictures.map((image) => ({ content: { image, text: 'x' }, heading: { title: 'Slide' } })),
      },
      { id: 'contacts', type: 'contacts-1' },
    ],
  });
  await site.change(['everything', 'pages', 'catalogs', 'products', 'articles'], async () => {});
});
afterAll(() => site.stop());

async function read(path: string, settings: Record<string, unknown> = {}) {
  await site.configure(settings);
  return (await site.get(path)).html;
}

describe('an empty set of settings', () => {
  test('shows 12 products a page in columns of 4, 2 and 2 [R247]', async () => {
    const html = await read('/catalogs/prints');
    expect(html.all('.vt-products .vt-card')).toHaveLength(12);
    expect(html.attribute('.vt-products', 'style')).toBe('--vt-desktop:4;--vt-tablet:2;--vt-mobile:2');
  });

  test('shows 12 articles on a category page, 6 in a media list [R222-223,723]', async () => {
    expect((await read('/blog')).all('main article')).toHaveLength(12);
    expect((await read('/lists')).all('#section-media article')).toHaveLength(6);
  });

  test('shows six similar products and ten reviews', async () => {
    const html = await read('/products/p0');
    expect(html.all('.vt-card').length).toBe(6);
    expect((html.visibleText.match(/Review number/g) ?? []).length).toBe(10);
  });

  test('turns sliders every 5000 ms [R180,725]', async () => {
    const html = await read('/lists');
    expect(html.all('#section-slider vt-slider').map(({ attribs }) => attribs)).toEqual([
      expect.objectContaining({ 'data-autoplay': '5000' }),
    ]);
  });

  test('shows pictures of cards at 600×600 [R726]', async () => {
    const html = await read('/catalogs/prints');
    const [media] = html.all('.vt-card__media');
    expect(media?.attribs['style']).toBe('aspect-ratio:600 / 600');
  });

  test('has a content width of 1170, radii of 16, 8 and 8 and columns of media at 3, 2 and 1 [R245,724]', async () => {
    const html = await read('/blog');
    expect(html.css).toContain('1170px');
    expect(html.css).toMatch(/--vt-radius-block:\s*16px/);
    expect(html.css).toMatch(/--vt-radius-button:\s*8px/);
    expect(html.css).toMatch(/--vt-radius-input:\s*8px/);
  });
});

describe('a setting', () => {
  test('itemPerPage and defaultColumns shape listings [R246,248]', async () => {
    const html = await read('/catalogs/prints', {
      ecommerce: { itemPerPage: 5, defaultColumns: { desktop: 3, tablet: 3, mobile: 1 } },
    });
    expect(html.all('.vt-products .vt-card')).toHaveLength(5);
    expect(html.attribute('.vt-products', 'style')).toBe('--vt-desktop:3;--vt-tablet:3;--vt-mobile:1');
  });

  test('media.itemsPerPage shapes category pages', async () => {
    expect((await read('/blog', { media: { itemsPerPage: 4 } })).all('main article')).toHaveLength(4);
  });

  test('of contacts is rendered wherever it is configured, lists in full [R213,576]', async () => {
    const html = await read('/lists', {
      common: {
        phones: ['+1 202 555 0142', '+1 202 555 0187'],
        emails: ['a@shop.example', 'b@shop.example'],
        whatsapps: ['+1 202 555 0143', '+1 202 555 0144'],
        telegram: 'https://t.me/shop',
        address: { locality: 'Annapolis', street: '18 Slipware Lane' },
        workTime: 'Tue–Sat',
        mapUrl: 'https://www.openstreetmap.org/export/embed.html?x=1',
      },
    });
    const links = html.attributes('#section-contacts a', 'href');
    expect(links).toEqual(
      expect.arrayContaining([
        'tel:+12025550142',
        'tel:+12025550187',
        'mailto:a@shop.example',
        'mailto:b@shop.example',
        'https://wa.me/12025550143',
        'https://wa.me/12025550144',
        'https://t.me/shop',
      ]),
    );
    expect(html.text('#section-contacts')).toMatch(/18 Slipware Lane.*Annapolis.*Tue–Sat/);
    expect(html.source).toContain('https://www.openstreetmap.org/export/embed.html?x=1');
    expect(html.has('#section-contacts iframe')).toBe(false);
  });

  test.each([
    ['+49 (0)30 901820', 'tel:+4930901820', '+49 (0)30 901820', 'https://wa.me/4930901820'],
    [
      '+44 20 7946 0958 ext. 5',
      'tel:+442079460958;ext=5',
      '+44 20 7946 0958 ext. 5',
      'https://wa.me/442079460958',
    ],
    ['+971 4 123 4567', 'tel:+97141234567', '+971 4 123 4567', 'https://wa.me/97141234567'],
    [
      '8 800 555-35-35 доб. 5',
      'tel:+78005553535;ext=5',
      '8 (800) 555-35-35 доб. 5',
      'https://wa.me/78005553535',
    ],
    ['112', 'tel:112', '112', null],
  ])('the phone %s is linked and shown alike everywhere', async (typed, href, shown, chat) => {
    const html = await read('/lists', { common: { phones: [typed], whatsapps: chat ? [typed] : [] } });
    const links = html.attributes('a', 'href').filter((link) => link !== undefined);
    const calls = links.filter((link) => link.startsWith('tel:'));
    // Header, mobile menu, messengers and the contacts section.
    expect(calls.length).toBeGreaterThanOrEqual(4);
    expect(new Set(calls)).toEqual(new Set([href]));
    expect(html.source).toContain(`>${shown}<`);
    expect(html.source).toContain(`"telephone":"${href.slice('tel:'.length)}"`);
    const chats = new Set(links.filter((link) => link.startsWith('https://wa.me/')));
    expect(chats).toEqual(new Set(chat === null ? [] : [chat]));
  });

  test.each(['phone', 'email', 'telegram', 'whatsapp'])(
    'of contacts sections hides %s on phones, or everywhere [R214,575,577]',
    async (contact) => {
      const common = {
        phones: ['+1 202 555 0142'],
        emails: ['a@shop.example'],
        whatsapps: ['+1 202 555 0143'],
        telegram: 'https://t.me/shop',
      };
      const prefix =
        { phone: 'tel:', email: 'mailto:', telegram: 'https://t.me', whatsapp: 'https://wa.me' }[contact] ??
        '';
      const of = (html: Awaited<ReturnType<typeof read>>) =>
        html.all('#section-contacts a').filter(({ attribs }) => attribs['href']?.startsWith(prefix));
      expect(of(await read('/lists', { common }))).toHaveLength(1);
      const off = { [contact]: false };
      expect(
        of(await read('/lists', { common: { ...common, showOnContacts: off, showOnMobileContacts: off } })),
      ).toHaveLength(0);
      const large = await read('/lists', { common: { ...common, showOnMobileContacts: off } });
      expect(of(large)).toHaveLength(1);
      expect(large.source).not.toBe((await read('/lists', { common })).source);
    },
  );

  test.each([
    'shippingPolicy',
    'refundPolicy',
    'checkoutFormMessage',
    'checkoutOrderMessage',
    'checkoutPolicyText',
    'leadsPopupPolicyText',
  ])('%s is sanitised, on pages and in GET /config [R578]', async (name) => {
    // Consents stand in a label, which holds phrases alone.
    const stored = name.endsWith('PolicyText') ? 'Fine' : '<p>Fine</p>';
    const payload = '<p>Fine</p><img src=x onerror=alert(1)><script>alert(2)</script>';
    const html = await read('/products/p0', { ecommerce: { [name]: payload } });
    expect(html.source).not.toMatch(/onerror|alert\(2\)/);
    const config = (await (await fetch(`${site.origin}/api/config`)).json()) as {
      ecommerce: Record<string, string>;
    };
    expect(config.ecommerce[name]).toBe(stored);
  });

  test('shows on every page as soon as it is saved [R582]', async () => {
    expect((await read('/blog', { common: { sitename: 'Before' } })).title).toContain('Before');
    expect((await read('/blog', { common: { sitename: 'After' } })).title).toContain('After');
  });
});

test('an empty catalog and a search without results say so [R266,714]', async () => {
  expect((await read('/catalogs/empty')).visibleText).toContain('This catalog is empty');
  expect((await site.get('/search?q=zzzzqqqq')).html.visibleText).toContain('Nothing found');
  expect((await site.get('/products/p1')).html.visibleText).toContain('No reviews');
});
