import type { Html } from '#tests/support/html.ts';

import { says, has, lacks, source, styled, type Effect, type EffectTable } from './effect.ts';

const desktop = '.vt-header__screen--desktop';
const mobile = '.vt-header__screen--mobile';

const networks = ['facebook', 'instagram', 'linkedIn', 'twitter', 'medium', 'telegram', 'tiktok', 'vk'];

const withContacts = { common: { emails: ['hello@tide.example'], phones: ['+1 202 555 0142'] } };

const announced = (announcement: object) => ({ header: { announcement: { isShow: true, ...announcement } } });

/** What can be set of a line of the announcement. */
function lineEffects(line: string): [string, Effect][] {
  const path = `header.announcement.${line}`;
  const given = announced({ [line]: { text: 'Kiln opening' } });
  const isGone = (html: Html) => !html.source.includes('Kiln opening');
  return [
    [`${path}.text`, { page: 'home', value: 'Sale', given: announced({}), sees: says('Sale') }],
    [`${path}.link`, { page: 'home', value: '/about', given, sees: has('.vt-announcement a') }],
    [`${path}.from`, { page: 'home', value: '2999-01-01T00:00', given, sees: isGone }],
    [`${path}.until`, { page: 'home', value: '2001-01-01T00:00', given, sees: isGone }],
  ];
}

const headerEffects: EffectTable = {
  'header.logo': { page: 'home', value: 1, sees: has(`${desktop} .vt-logo img`) },
  'header.logoMobile': {
    page: 'home',
    value: 2,
    given: { header: { logo: 1 } },
    sees: (html) => html.attribute(`${mobile} .vt-logo img`, 'src')?.includes('/2-') === true,
  },
  'header.logoAlt': {
    page: 'home',
    value: 'Tide and Clay',
    given: { header: { logo: 1 } },
    sees: (html) => html.attribute(`${desktop} .vt-logo img`, 'alt') === 'Tide and Clay',
    isReadAloud: true,
    also: [{ value: 1, sees: has('.vt-footer .vt-logo img') }],
  },
  'header.menuOptions.size': {
    page: 'home',
    value: 20,
    sees: styled('.vt-header', '--vt-menu-size:1.25rem'),
  },
  'header.menuOptions.uppercase': { page: 'home', value: true, sees: has('.vt-header[data-menu-uppercase]') },
  'header.menuSubOptions.size': {
    page: 'home',
    value: 20,
    sees: styled('.vt-header', '--vt-submenu-size:1.25rem'),
  },
  'header.menuSubOptions.uppercase': {
    page: 'home',
    value: true,
    sees: has('.vt-header[data-submenu-uppercase]'),
  },
  'header.menuSubOptions.panel': {
    page: 'home',
    value: 'pictures',
    sees: has(`${desktop} .vt-nav__picture img`),
  },
  'header.announcement.isShow': {
    page: 'home',
    value: true,
    given: { header: { announcement: { first: { text: 'Free delivery' } } } },
    sees: says('Free delivery'),
  },
  'header.announcement.motion': {
    page: 'home',
    value: 'stand',
    given: announced({ first: { text: 'Free delivery' }, second: { text: 'New glazes' } }),
    sees: has('vt-announcement[data-motion=stand]'),
  },
  'header.announcement.dismissible': {
    page: 'home',
    value: false,
    given: announced({ first: { text: 'Free delivery' } }),
    sees: lacks('.vt-announcement__close'),
  },
  ...Object.fromEntries(['first', 'second', 'third'].flatMap(lineEffects)),
  'header.contactsSize': {
    page: 'home',
    value: 16,
    given: withContacts,
    sees: styled('.vt-header', '--vt-contacts-size:1rem'),
  },
  'header.contactsStyles.bold': {
    page: 'home',
    value: true,
    given: withContacts,
    sees: has('.vt-header[data-contacts-bold]'),
  },
  'header.contactsStyles.uppercase': {
    page: 'home',
    value: true,
    given: withContacts,
    sees: has('.vt-header[data-contacts-uppercase]'),
  },
  'header.sendEnquiry.isShow': {
    page: 'home',
    value: false,
    given: { header: { desktop: { top: { start: [{ type: 'button' }], center: [], end: [] } } } },
    sees: lacks(`${desktop} [data-vt-modal=LeadForm]`),
  },
  'header.template': { page: 'home', value: 'split', sees: has(`${desktop}[data-template=split]`) },
  'header.mobileTemplate': {
    page: 'home',
    value: 'logo-center',
    sees: has(`${mobile}[data-template=logo-center]`),
  },
  'header.mobileMenu.pictures': { page: 'home', value: true, sees: has('.vt-mobile-menu__picture') },
  'header.mobileMenu.account': { page: 'home', value: true, sees: has('.vt-mobile-menu__account') },
  'header.scroll': { page: 'home', value: 'block', sees: has('.vt-header[data-scroll=block]') },
  'footer.logo': { page: 'home', value: 1, sees: has('.vt-footer .vt-logo img') },
  'footer.template': { page: 'home', value: 'center', sees: has('.vt-footer--center') },
  'header.background': { page: 'home', value: 'dark', sees: has('.vt-header[data-background=dark]') },
  'footer.background': { page: 'home', value: 'light', sees: has('.vt-footer[data-background=light]') },
  'footer.menuColumns': { page: 'home', value: 3, sees: styled('.vt-footer', '--vt-footer-columns:3') },
  'footer.menuOptions.size': {
    page: 'home',
    value: 20,
    sees: styled('.vt-footer', '--vt-footer-size:1.25rem'),
  },
  'footer.menuOptions.uppercase': { page: 'home', value: true, sees: has('.vt-footer[data-menu-uppercase]') },
  'footer.text': { page: 'home', value: '<p>Tide &amp; Clay Ltd</p>', sees: says('Tide & Clay Ltd') },
};

const screenRows = { desktop: ['top', 'main', 'bottom'], mobile: ['info', 'main', 'second'] };
const rowEffects = Object.fromEntries(
  Object.entries(screenRows).flatMap(([screen, rows]) =>
    rows.map((row): [string, Effect] => [
      `header.${screen}.${row}`,
      {
        page: 'home',
        value: { start: [{ type: 'customText', html: '<p>Free delivery</p>' }], center: [], end: [] },
        sees: (html) =>
          html
            .texts(`.vt-header__screen--${screen} .vt-header__row--${row}`)
            .some((text) => text.includes('Free delivery')),
      },
    ]),
  ),
);

const socialEffects = Object.fromEntries(
  networks.map((network): [string, Effect] => [
    `socials.${network}`,
    {
      page: 'home',
      value: `https://${network}.example/tide`,
      sees: has(`.vt-footer a[href=https://${network}.example/tide]`),
    },
  ]),
);

const metaEffects = Object.fromEntries(
  (['product', 'catalog', 'page', 'category', 'article'] as const).flatMap((page) =>
    (['h1', 'title', 'description'] as const).map((part): [string, Effect] => [
      `seo.templates.${page}.${part}`,
      {
        page,
        value: `Ours: %${page}_name%`,
        sees: (html) => {
          const name = {
            product: 'Jug',
            catalog: 'Prints',
            page: 'About',
            category: 'Blog',
            article: 'Kiln',
          }[page];
          const shown = {
            h1: () => html.text('main h1'),
            title: () => html.title,
            description: () => html.meta('description'),
          }[part]();
          return shown === `Ours: ${name}`;
        },
      },
    ]),
  ),
);

/** Read from the page by the script, which loads them after consent. */
const tracker = (id: string): Pick<Effect, 'page' | 'value' | 'sees'> => ({
  page: 'home',
  value: id,
  sees: source(`"${id}"`),
});

const seoEffects: EffectTable = {
  'seo.googleAnalytics': tracker('G-ABCDEF1234'),
  'seo.googleTagManager': tracker('GTM-ABC1234'),
  'seo.metaPixel': tracker('1234567890'),
  'seo.yandexMetrika': tracker('12345678'),
  'seo.snapchatPixel': tracker('0f0f0f0f-aaaa'),
  'seo.callTracking': { page: 'home', test: 'tests/browser/tracking.browser.test.ts' },
  'seo.foreignTrackersOffIn': {
    page: 'home',
    value: ['RU'],
    given: { seo: { metaPixel: '1234567890' } },
    sees: source('id="vt-trackers-off">["RU"]'),
  },
  'seo.errorReports': {
    page: 'home',
    value: 'https://0a1b2c@errors.example/7',
    sees: source('"https://errors.example/api/7/envelope/?sentry_version=7'),
  },
  'seo.googleVerification': {
    page: 'home',
    value: 'abc',
    sees: has('meta[name=google-site-verification][content=abc]'),
  },
  'seo.yandexVerification': {
    page: 'home',
    value: 'abc',
    sees: has('meta[name=yandex-verification][content=abc]'),
  },
  'seo.customCode': { page: 'home', value: '<p id="own">Own code</p>', sees: has('p#own') },
  'seo.allowedHosts': { page: 'home', test: 'tests/browser/own-code.browser.test.ts' },
  'seo.customCodeIsTracking': {
    page: 'home',
    value: true,
    given: { seo: { customCode: '<p id="own">Own code</p>' } },
    sees: lacks('p#own'),
  },
  'seo.customStyle': {
    page: 'home',
    value: 'body{letter-spacing:3px}',
    sees: (html) => html.css.includes('body{letter-spacing:3px}'),
  },
  'seo.robots': { page: 'home', value: 'noindex', sees: (html) => html.meta('robots') === 'noindex' },
  'seo.agents': { page: 'home', test: 'src/site/agents/agents.db.test.ts' },
  'seo.alternates': {
    page: 'front',
    value: [{ language: 'ru', url: 'https://ru.tide.example/' }],
    sees: has('link[hreflang=ru]'),
  },
  ...metaEffects,
};

export const layoutEffects: EffectTable = {
  ...headerEffects,
  ...rowEffects,
  ...socialEffects,
  ...seoEffects,
};
