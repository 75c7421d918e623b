import type { Html } from '#tests/support/html.ts';

import { has, lacks, says, source, type Effect, type EffectTable } from './effect.ts';
import type { EffectPage } from './pages.ts';

const reachable = {
  phones: ['+1 202 555 0142'],
  emails: ['shop@tide.example'],
  whatsapps: ['+1 202 555 0143'],
  telegram: 'https://t.me/tide',
};
const address = {
  country: 'US',
  region: 'Maryland',
  locality: 'Annapolis',
  street: '18 Slipware Lane',
  postalCode: '21401',
};

const hrefOf = { phone: 'tel:', email: 'mailto:', telegram: 'https://t.me', whatsapp: 'https://wa.me' };
type Contact = keyof typeof hrefOf;
const contacts = Object.keys(hrefOf) as Contact[];

const linksOf = (html: Html, within: string, contact: Contact) =>
  html.all(`${within} a`).filter(({ attribs }) => attribs['href']?.startsWith(hrefOf[contact]));

/** A flag that takes a contact out of one place. */
function hidden(place: string, page: EffectPage, within: string, given: Record<string, unknown> = {}) {
  return Object.fromEntries(
    contacts.map((contact): [string, Effect] => [
      `common.${place}.${contact}`,
      {
        page,
        value: false,
        given: { common: reachable, ...given },
        sees: (html) => linksOf(html, within, contact).length === 0,
      },
    ]),
  );
}

/** Contacts sections hold the links of both screens; one that has a screen's mark is not shown there. */
function hiddenOn(place: string, screen: 'mobile' | 'desktop') {
  return Object.fromEntries(
    contacts.map((contact): [string, Effect] => [
      `common.${place}.${contact}`,
      {
        page: 'contacts',
        value: false,
        given: { common: reachable },
        sees: (html) =>
          linksOf(html, '#section-facts', contact).some(
            ({ parent }) =>
              parent !== null &&
              'attribs' in parent &&
              parent.attribs['class']?.includes(`vt-contacts-1--no-${screen}`) === true,
          ),
      },
    ]),
  );
}

const mobileRow = {
  mobile: { main: { start: [{ type: 'phone' }, { type: 'email' }], center: [], end: [] } },
};

export const commonEffects: EffectTable = {
  'common.type': { page: 'cart', value: 'services_cart', sees: (html) => html.text('h1') === 'Order' },
  'common.sitename': {
    page: 'home',
    value: 'Tide & Clay',
    sees: (html) => html.title.includes('Tide & Clay'),
  },
  'common.description': {
    page: 'home',
    value: 'Prints and pots.',
    sees: (html) => html.meta('description') === 'Prints and pots.',
  },
  'common.phones': {
    page: 'home',
    value: reachable.phones,
    sees: has('.vt-footer a[href=tel:+12025550142]'),
  },
  'common.emails': {
    page: 'home',
    value: reachable.emails,
    sees: has('.vt-footer a[href=mailto:shop@tide.example]'),
  },
  'common.whatsapps': {
    page: 'contacts',
    value: reachable.whatsapps,
    sees: has('#section-facts a[href=https://wa.me/12025550143]'),
  },
  'common.whatsappMessage': {
    page: 'contacts',
    value: 'Hello',
    given: { common: reachable },
    sees: has('#section-facts a[href=https://wa.me/12025550143?text=Hello]'),
  },
  'common.address.country': { page: 'checkout', value: 'GB', sees: source('+44') },
  'common.address.region': { page: 'contacts', value: address.region, sees: says(address.region) },
  'common.address.locality': { page: 'contacts', value: address.locality, sees: says(address.locality) },
  'common.address.street': { page: 'contacts', value: address.street, sees: says(address.street) },
  'common.address.postalCode': {
    page: 'contacts',
    value: address.postalCode,
    sees: says(address.postalCode),
  },
  'common.telegram': {
    page: 'contacts',
    value: reachable.telegram,
    sees: has('#section-facts a[href=https://t.me/tide]'),
  },
  'common.mapUrl': {
    page: 'contacts',
    value: 'https://maps.example/embed?x=1',
    sees: source('https://maps.example/embed?x=1'),
  },
  'common.timeZone': { page: 'dashboard', test: 'src/modules/analytics/dashboard.db.test.ts' },
  'common.workTime': { page: 'home', value: 'Tue–Sat', sees: says('Tue–Sat') },
  'common.favicon': { page: 'home', value: 1, sees: has('link[rel=icon]') },
  'common.sharedImage': {
    page: 'home',
    value: 1,
    sees: (html) => html.meta('og:image')?.includes('/img/') === true,
  },
  'common.showAccount': { page: 'home', value: false, sees: lacks('[data-item=account]') },
  'common.modalCookieAccept': { page: 'home', value: false, sees: lacks('#vt-cookies') },
  'common.modalAgeVerification': { page: 'home', value: true, sees: has('#vt-age') },
  ...hidden('showOnMobileHeader', 'home', '.vt-header__screen--mobile', { header: mobileRow }),
  ...hidden('showOnMobileMenu', 'home', '.vt-mobile-menu'),
  ...hidden('showOnMobileWidget', 'home', '.vt-messengers--mobile'),
  ...hiddenOn('showOnMobileContacts', 'mobile'),
  ...hiddenOn('showOnContacts', 'desktop'),
  language: {
    page: 'cart',
    value: 'ru',
    sees: (html) => html.text('h1') === 'Корзина' && html.one('html').attribs['lang'] === 'ru',
  },
};
