import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Html } from '#tests/support/html.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let logo: number;
let mobileLogo: number;
beforeAll(async () => {
  site = await startStorefront();
  logo = await site.shop.makeImage({ name: 'logo' });
  mobileLogo = await site.shop.makeImage({ name: 'logo-mobile' });
  await site.content.makePage({ slug: 'about', title: 'About' });
  await site.content.makeMenu('main', [
    { title: 'About', target: { type: 'page', url: 'about' } },
    {
      title: 'Shop',
      target: { type: 'catalog', url: 'prints' },
      children: [
        { title: 'Posters', target: { type: 'catalog', url: 'posters' } },
        { title: 'Elsewhere', target: { type: 'external', url: 'https://other.example/' } },
      ],
    },
  ]);
  await site.content.makeMenu('info', [{ title: 'Delivery', target: { type: 'page', url: 'delivery' } }]);
  await site.content.makeMenu('footer', [
    { title: 'Help', target: {}, children: [{ title: 'Returns', target: { type: 'page', url: 'returns' } }] },
  ]);
  await site.change(['menus', 'pages', 'everything'], async () => {});
});
afterAll(() => site.stop());

const desktop = '.vt-header__screen--desktop';
const mobile = '.vt-header__screen--mobile';
const row = (...start: unknown[]) => ({ start, center: [], end: [] });

/** A header whose rows hold the item on both screens. */
const headerWith = (...items: unknown[]) => ({
  desktop: { top: row(), main: row(...items) },
  mobile: { main: row(...items) },
});

async function home(settings: Record<string, unknown>, path = '/') {
  await site.configure(settings);
  return (await site.get(path)).html;
}

describe('the header', () => {
  test('has on large screens the rows top, main and bottom, on phones info, main and second [R70-71]', async () => {
    const rows = { start: [{ type: 'logo' }], center: [], end: [] };
    const html = await home({
      header: {
        desktop: { top: rows, main: rows, bottom: rows },
        mobile: { info: rows, main: rows, second: rows },
      },
    });
    expect(html.attributes(`${desktop} [data-row]`, 'data-row')).toEqual(['top', 'main', 'bottom']);
    expect(html.attributes(`${mobile} [data-row]`, 'data-row')).toEqual(['info', 'main', 'second']);
  });

  test.each([
    ['logo-left', 'logo-left'],
    ['logo-center', 'logo-center'],
    ['split', 'split'],
    ['minimal', 'minimal'],
    ['unheard-of', 'logo-left'],
  ])('of the template %s is laid out as %s [R73]', async (template, shown) => {
    const html = await home({ header: { template } });
    expect(html.attribute(desktop, 'data-template')).toBe(shown);
  });

  test.each([
    ['logo-left', 'logo-left'],
    ['logo-center', 'logo-center'],
    ['split', 'logo-left'],
  ])('of the mobile template %s is laid out as %s [R72]', async (mobileTemplate, shown) => {
    const html = await home({ header: { mobileTemplate } });
    expect(html.attribute(mobile, 'data-template')).toBe(shown);
  });

  test('of an unknown template keeps the rest of its settings', async () => {
    const html = await home({ header: { template: 'zzz', scroll: 'block' } });
    expect(html.attribute('header.vt-header', 'data-scroll')).toBe('block');
  });

  test.each(['shrink', 'sticky', 'block'])('scrolls as %s [R88]', async (scroll) => {
    const html = await home({ header: { scroll } });
    expect(html.attribute('header.vt-header', 'data-scroll')).toBe(scroll);
  });

  test('shrinks by default, with menus of 15 pixels [R92]', async () => {
    const html = await home({});
    expect(html.attribute('header.vt-header', 'data-scroll')).toBe('shrink');
    expect(html.attribute('header.vt-header', 'style')).toContain('--vt-menu-size:0.9375rem');
  });

  test('takes sizes and styles of menus and contacts from the settings [R93-94]', async () => {
    const html = await home({
      header: {
        menuOptions: { size: 16, uppercase: true },
        menuSubOptions: { size: 24, uppercase: true },
        contactsSize: 12,
        contactsStyles: { bold: true },
      },
    });
    const { attribs } = html.one('header.vt-header');
    expect(attribs['style']).toBe('--vt-menu-size:1rem;--vt-submenu-size:1.5rem;--vt-contacts-size:0.75rem');
    expect(attribs).toMatchObject({
      'data-menu-uppercase': 'true',
      'data-submenu-uppercase': 'true',
      'data-contacts-bold': 'true',
    });
  });
});

describe('an item of the header', () => {
  const contacts = {
    phones: ['8 (800) 555-35-35', '+1 202 555 0142'],
    emails: ['a@shop.example', 'b@shop.example'],
    address: { country: 'US', locality: 'Annapolis', street: '18 Slipware Lane' },
    workTime: 'Tue–Sat',
  };

  test('account leads to the account unless showAccount is false [R74,90]', async () => {
    const shown = await home({ header: headerWith({ type: 'account' }) });
    expect(shown.attribute(`${desktop} [data-item=account]`, 'href')).toBe('/account');
    const hidden = await home({ header: headerWith({ type: 'account' }), common: { showAccount: false } });
    expect(hidden.has('[data-item=account]')).toBe(false);
  });

  test('cart leads to the cart and has a place for its count [R75]', async () => {
    const html = await home({ header: headerWith({ type: 'cart' }) });
    expect(html.attribute(`${desktop} [data-item=cart]`, 'href')).toBe('/cart');
    expect(html.all(`${desktop} [data-cart-count]`)).toHaveLength(1);
  });

  test('search opens the search, and without script leads to its page [R76]', async () => {
    const html = await home({ header: headerWith({ type: 'search' }) });
    const { attribs } = html.one(`${desktop} [data-item=search]`);
    expect(attribs).toMatchObject({ href: '/search', 'data-vt-open': 'vt-search' });
    expect(html.has('dialog#vt-search input[type=search]')).toBe(true);
  });

  test('phone is a tel link a phone [R77]', async () => {
    const html = await home({ header: headerWith({ type: 'phone' }), common: contacts });
    expect(html.attributes(`${desktop} a`, 'href')).toEqual(['tel:+78005553535', 'tel:+12025550142']);
    expect(html.attributes(`${desktop} [data-phone]`, 'href')).toEqual([
      'tel:+78005553535',
      'tel:+12025550142',
    ]);
    // Services that count calls find the shop's numbers wherever they stand, and nothing else.
    expect(new Set(html.texts('[data-phone]'))).toEqual(new Set(['8 (800) 555-35-35', '+1 202 555 0142']));
  });

  test('email is a mailto link an address [R84]', async () => {
    const html = await home({ header: headerWith({ type: 'email' }), common: contacts });
    expect(html.attributes(`${desktop} a`, 'href')).toEqual([
      'mailto:a@shop.example',
      'mailto:b@shop.example',
    ]);
  });

  test('address and work time are texts [R83,85,576]', async () => {
    const html = await home({
      header: headerWith({ type: 'address' }, { type: 'workTime' }),
      common: contacts,
    });
    expect(html.texts(`${desktop} span.vt-header__contact`)).toEqual([
      '18 Slipware Lane, Annapolis',
      'Tue–Sat',
    ]);
  });

  test('socials shows the configured networks and only those [R78]', async () => {
    const networks = ['facebook', 'instagram', 'linkedIn', 'twitter', 'medium', 'telegram', 'tiktok', 'vk'];
    for (const network of networks) {
      const html = await home({
        header: headerWith({ type: 'socials' }),
        socials: { [network]: `https://${network.toLowerCase()}.example/shop` },
      });
      expect(html.attributes(`${desktop} .vt-socials a`, 'href')).toEqual([
        `https://${network.toLowerCase()}.example/shop`,
      ]);
      expect(html.attribute(`${desktop} .vt-socials a`, 'rel')).toBe('noopener noreferrer');
    }
    const none = await home({
      header: headerWith({ type: 'socials' }),
      socials: { vk: 'javascript:alert(1)' },
    });
    expect(none.has('.vt-socials')).toBe(false);
  });

  test('menu is the named menu with its entries below [R79]', async () => {
    const html = await home({ header: headerWith({ type: 'menu', menu: 'main' }) });
    const nav = `${desktop} nav.vt-nav`;
    expect(html.attributes(`${nav} .vt-nav__link`, 'href')).toEqual(['/about', '/catalogs/prints']);
    const toggle = html.one(`${nav} button.vt-nav__toggle`);
    expect(toggle.attribs['aria-expanded']).toBe('false');
    expect(html.attributes(`${nav} #${toggle.attribs['aria-controls']} a`, 'href')).toEqual([
      '/catalogs/posters',
      'https://other.example/',
    ]);
    expect(html.attributes(`${nav} a[target=_blank]`, 'href')).toEqual(['https://other.example/']);
    const info = await home({ header: headerWith({ type: 'menu', menu: 'info' }) });
    expect(info.texts(`${desktop} .vt-nav__link`)).toEqual(['Delivery']);
    const unknown = await home({ header: headerWith({ type: 'menu', menu: 'zzz' }) });
    expect(unknown.has(`${desktop} nav`)).toBe(false);
  });

  test('menu marks the entry of the present page [R97]', async () => {
    const html = await home({ header: headerWith({ type: 'menu', menu: 'main' }) }, '/about');
    expect(html.attributes(`${desktop} [aria-current=page]`, 'href')).toEqual(['/about']);
  });

  test('logo is the picture of the screen with its text, leading home; without one the name of the shop [R80]', async () => {
    const html = await home({
      header: { ...headerWith({ type: 'logo' }), logo, logoMobile: mobileLogo, logoAlt: 'Tide' },
    });
    const pictures = [desktop, mobile].map((screen) => html.one(`${screen} a[href=/] img`).attribs);
    expect(pictures[0]?.['src']).toContain(`/${logo}-`);
    expect(pictures[1]?.['src']).toContain(`/${mobileLogo}-`);
    expect(pictures.map((picture) => picture['alt'])).toEqual(['Tide', 'Tide']);
    const plain = await home({ header: headerWith({ type: 'logo' }), common: { sitename: 'Tide & Clay' } });
    expect(plain.text(`${desktop} .vt-logo`)).toBe('Tide & Clay');
  });

  test('logo takes a number in logoAlt as the picture for dark grounds [R81]', async () => {
    const header = { ...headerWith({ type: 'logo' }), logo, logoAlt: mobileLogo };
    const common = { sitename: 'S' };
    const src = (html: Html, within: string) => html.attribute(`${within} .vt-logo img`, 'src');
    const light = await home({ header, common });
    expect(src(light, desktop)).toContain(`/${logo}-`);
    expect(src(light, '.vt-footer')).toContain(`/${mobileLogo}-`);
    expect(light.attribute(`${desktop} .vt-logo img`, 'alt')).toBe('S');
    const dark = await home({ header, common, styles: { palette: { white: '#101010' } } });
    for (const place of [desktop, mobile, '.vt-footer'])
      expect(src(dark, place)).toContain(`/${mobileLogo}-`);
    const own = await home({ header, common, footer: { logo } });
    expect(src(own, '.vt-footer')).toContain(`/${logo}-`);
    const lightFooter = await home({ header, common, footer: { background: 'light' } });
    expect(src(lightFooter, '.vt-footer')).toContain(`/${logo}-`);
  });

  test('button opens the enquiry form unless sendEnquiry is off [R82,95]', async () => {
    const html = await home({ header: headerWith({ type: 'button', text: 'Ask us' }) });
    expect(html.attribute(`${desktop} [data-vt-modal]`, 'data-vt-modal')).toBe('LeadForm');
    expect(html.text(`${desktop} [data-vt-modal]`)).toBe('Ask us');
    const off = await home({ header: { ...headerWith({ type: 'button' }), sendEnquiry: { isShow: false } } });
    expect(off.has('header [data-vt-modal]')).toBe(false);
  });

  test('custom text is sanitised [R86]', async () => {
    const text =
      '<p onclick="x()">Free <b>wrapping</b><script>alert(1)</script><a href="javascript:x()">!</a></p>';
    const html = await home({ header: headerWith({ type: 'customText', html: text }) });
    const [shown] = html.all(`${desktop} .vt-header__text`);
    expect(html.text(`${desktop} .vt-header__text`)).toBe('Free wrapping!');
    expect(shown && html.all('script', shown.children)).toEqual([]);
    expect(html.source).not.toMatch(/onclick|javascript:x/);
  });

  test('phone, email, telegram and whatsapp leave the phone header by their flags [R91,116-118]', async () => {
    const header = headerWith({ type: 'phone' }, { type: 'email' });
    const common = { ...contacts, telegram: 'https://t.me/shop', whatsapps: ['+1 202 555 0143'] };
    const addresses = {
      phone: 'tel:',
      email: 'mailto:',
      telegram: 'https://t.me/',
      whatsapp: 'https://wa.me/',
    };
    const all = (await home({ header, common })).attributes(`${mobile} a`, 'href');
    for (const [contact, address] of Object.entries(addresses)) {
      const html = await home({ header, common: { ...common, showOnMobileHeader: { [contact]: false } } });
      const isOf = (href: string | undefined) => href?.startsWith(address) ?? false;
      expect(all.filter(isOf).length).toBeGreaterThan(0);
      expect(html.attributes(`${mobile} a`, 'href')).toEqual(all.filter((href) => !isOf(href)));
    }
    const desktopLinks = (
      await home({ header, common: { ...common, showOnMobileHeader: { phone: false } } })
    ).attributes(`${desktop} a`, 'href');
    expect(desktopLinks.filter((href) => href?.startsWith('tel:'))).toHaveLength(2);
  });
});

test('the mobile menu has the main menu in levels and the contacts that its flags leave [R98]', async () => {
  const common = {
    phones: ['+1 202 555 0142'],
    emails: ['a@shop.example'],
    whatsapps: ['+1 202 555 0143'],
    telegram: 'https://t.me/shop',
  };
  const links = {
    phone: 'tel:+12025550142',
    email: 'mailto:a@shop.example',
    whatsapp: 'https://wa.me/12025550143',
    telegram: 'https://t.me/shop',
  };
  const all = await home({ common });
  expect(all.attributes('dialog#vt-mobile-menu nav a', 'href')).toEqual([
    '/about',
    '/catalogs/prints',
    '/catalogs/posters',
    'https://other.example/',
  ]);
  expect(all.attributes('.vt-mobile-menu__contacts a', 'href')).toEqual([
    links.phone,
    links.email,
    links.whatsapp,
    links.telegram,
  ]);
  for (const [contact, link] of Object.entries(links)) {
    const html = await home({ common: { ...common, showOnMobileMenu: { [contact]: false } } });
    const left = html.attributes('.vt-mobile-menu__contacts a', 'href');
    expect(left).toHaveLength(3);
    expect(left).not.toContain(link);
  }
});

describe('the footer', () => {
  test('has four columns by default and as many as the settings say [R101-103,724]', async () => {
    expect((await home({})).attribute('footer.vt-footer', 'style')).toContain('--vt-footer-columns:4');
    const html = await home({ footer: { menuColumns: 3, menuOptions: { size: 16, uppercase: true } } });
    expect(html.attribute('footer.vt-footer', 'style')).toBe('--vt-footer-columns:3;--vt-footer-size:1rem');
    expect(html.attribute('footer.vt-footer', 'data-menu-uppercase')).toBe('true');
  });

  test('shows its own menu in columns that fold, and its own logo [R104,106]', async () => {
    const html = await home({ footer: { logo } });
    expect(html.text('footer nav details summary')).toBe('Help');
    expect(html.attribute('footer nav a', 'href')).toBe('/returns');
    expect(html.attribute('footer a[href=/] img', 'src')).toContain(`/${logo}-`);
  });

  test('sanitises its text', async () => {
    const html = await home({ footer: { text: '<p>Blue door</p><img src=x onerror=alert(1)>' } });
    expect(html.text('.vt-footer__text')).toBe('Blue door');
    expect(html.source).not.toContain('onerror');
  });

  test('asks for its menus together with the others: GET /api/menus/batch [R105]', async () => {
    const response = await fetch(`${site.origin}/api/menus/batch?names[]=info&names[]=main&names[]=footer`);
    const menus = (await response.json()) as Record<string, unknown[]>;
    expect(
      Object.fromEntries(Object.entries(menus).map(([name, entries]) => [name, entries.length])),
    ).toEqual({ info: 1, main: 2, footer: 1 });
  });
});

describe('the messenger widget', () => {
  const phones = ['+1 202 555 0142'];
  const whatsapps = ['+1 (202) 555-0143'];
  const telegram = 'https://t.me/shop';

  test('is absent without messengers [R114]', async () => {
    expect((await home({})).has('.vt-messengers')).toBe(false);
  });

  test('shows a single messenger directly [R113]', async () => {
    const html = await home({ common: { telegram } });
    expect(html.attributes('.vt-messengers a', 'href')).toEqual([telegram, telegram]);
    expect(html.has('.vt-messengers button')).toBe(false);
  });

  test('puts several behind a toggle [R112,116-118]', async () => {
    const html = await home({ common: { phones, whatsapps, whatsappMessage: 'Hello & hi?' } });
    const button = html.one('.vt-messengers--desktop button');
    expect(button.attribs['aria-expanded']).toBe('false');
    expect(html.attributes(`#${button.attribs['aria-controls']} a`, 'href')).toEqual([
      'tel:+12025550142',
      'https://wa.me/12025550143?text=Hello%20%26%20hi%3F',
    ]);
    expect(html.attributes('.vt-messengers--desktop a[target=_blank]', 'href')).toEqual([
      'https://wa.me/12025550143?text=Hello%20%26%20hi%3F',
    ]);
  });

  test('is narrowed on phones by its flags [R115,577]', async () => {
    const common = { phones, whatsapps, telegram };
    for (const [flag, prefix] of [
      ['phone', 'tel:'],
      ['whatsapp', 'https://wa.me'],
      ['telegram', 'https://t.me'],
    ] as const) {
      const html = await home({ common: { ...common, showOnMobileWidget: { [flag]: false } } });
      const on = (screen: string) =>
        html.attributes(`.vt-messengers--${screen} a`, 'href').filter((href) => href?.startsWith(prefix))
          .length;
      expect([on('desktop'), on('mobile')]).toEqual([1, 0]);
    }
    const none = await home({ common: { telegram, showOnMobileWidget: { telegram: false } } });
    expect(none.has('.vt-messengers--mobile')).toBe(false);
  });
});
