import { z } from 'zod';

import { languageCodes } from '#locales/languages.ts';

import { allowedHostPattern } from '../page-policy.ts';

import { controlled, setting } from './setting.ts';

const imageId = z.int().positive().nullable().default(null);
const text = z.string().max(500).default('');
const html = z.string().max(20_000).default('');

/** Where a contact is shown on phones: header, mobile menu, messenger widget, contacts sections. */
const showOnMobile = z
  .object({
    phone: z.boolean().default(true),
    email: z.boolean().default(true),
    telegram: z.boolean().default(true),
    whatsapp: z.boolean().default(true),
  })
  .prefault({});

/** `country` is an ISO 3166-1 alpha-2 code; it also sets the default country of phone inputs. */
const addressSchema = z
  .object({
    country: controlled(text, { control: 'country' }),
    region: text,
    locality: text,
    street: text,
    postalCode: text,
  })
  .prefault({});

export const commonSettingsSchema = z.object({
  type: setting(z.enum(['ecommerce', 'services_cart']).catch('ecommerce').default('ecommerce'), {
    tab: 'shop',
    card: 'kind',
  }),
  sitename: setting(z.string().max(200).default('Vitrina'), { tab: 'shop', card: 'about' }),
  description: setting(text, { tab: 'shop', card: 'about' }),
  phones: setting(z.array(z.string().max(60)).max(10).default([]), { tab: 'contacts', card: 'contacts' }),
  emails: setting(z.array(z.string().max(254)).max(10).default([]), { tab: 'contacts', card: 'contacts' }),
  whatsapps: setting(z.array(z.string().max(60)).max(10).default([]), { tab: 'contacts', card: 'contacts' }),
  whatsappMessage: setting(text, { tab: 'contacts', card: 'contacts' }),
  address: setting(addressSchema, { tab: 'contacts', card: 'contacts', order: 1 }),
  /** A link such as https://t.me/name. */
  telegram: setting(text, { tab: 'contacts', card: 'contacts', control: 'social' }),
  /** The address of a map to embed; loaded only after a click. */
  mapUrl: setting(text, { tab: 'contacts', card: 'contacts', order: 1, control: 'map' }),
  workTime: setting(text, { tab: 'contacts', card: 'contacts' }),
  /** An IANA name; empty: the one of the address's country (`shopTimeZone`). */
  timeZone: setting(z.string().max(60).default(''), {
    tab: 'shop',
    card: 'kind',
    order: 2,
    control: 'timeZone',
  }),
  favicon: setting(imageId, { tab: 'shop', card: 'about', control: 'image' }),
  sharedImage: setting(imageId, { tab: 'shop', card: 'about', control: 'image' }),
  showAccount: setting(z.boolean().default(true), { tab: 'shop', card: 'visitors' }),
  modalCookieAccept: setting(z.boolean().default(true), { tab: 'shop', card: 'visitors' }),
  modalAgeVerification: setting(z.boolean().default(false), { tab: 'shop', card: 'visitors' }),
  showOnMobileHeader: setting(showOnMobile, { tab: 'contacts', card: 'shown' }),
  showOnMobileMenu: setting(showOnMobile, { tab: 'contacts', card: 'shown' }),
  showOnMobileWidget: setting(showOnMobile, { tab: 'contacts', card: 'shown' }),
  showOnMobileContacts: setting(showOnMobile, { tab: 'contacts', card: 'shown' }),
  /** Contacts sections on larger screens. */
  showOnContacts: setting(showOnMobile, { tab: 'contacts', card: 'shown' }),
});

export const socialsSettingsSchema = z.object({
  facebook: setting(text, { tab: 'contacts', card: 'socials', control: 'social' }),
  instagram: setting(text, { tab: 'contacts', card: 'socials', control: 'social' }),
  linkedIn: setting(text, { tab: 'contacts', card: 'socials', control: 'social' }),
  twitter: setting(text, { tab: 'contacts', card: 'socials', control: 'social' }),
  medium: setting(text, { tab: 'contacts', card: 'socials', control: 'social' }),
  telegram: setting(text, { tab: 'contacts', card: 'socials', control: 'social' }),
  tiktok: setting(text, { tab: 'contacts', card: 'socials', control: 'social' }),
  vk: setting(text, { tab: 'contacts', card: 'socials', control: 'social' }),
});

const metaTemplates = z.object({ h1: text, title: text, description: text }).prefault({});

export const seoSettingsSchema = z.object({
  googleAnalytics: setting(text, { tab: 'tracking', card: 'trackers' }),
  googleTagManager: setting(text, { tab: 'tracking', card: 'trackers' }),
  metaPixel: setting(text, { tab: 'tracking', card: 'trackers' }),
  yandexMetrika: setting(text, { tab: 'tracking', card: 'trackers' }),
  snapchatPixel: setting(text, { tab: 'tracking', card: 'trackers' }),
  callTracking: setting(text, { tab: 'tracking', card: 'trackers' }),
  /** ISO codes of countries whose visitors Google, Meta and Snapchat do not hear of. */
  foreignTrackersOffIn: setting(
    z
      .array(z.string().regex(/^[A-Za-z]{2}$/))
      .max(50)
      .default([]),
    { tab: 'tracking', card: 'trackers' },
  ),
  /** DSN of a service like Sentry. */
  errorReports: setting(text, { tab: 'tracking', card: 'trackers' }),
  googleVerification: setting(text, { tab: 'search', card: 'robots', order: 1 }),
  yandexVerification: setting(text, { tab: 'search', card: 'robots', order: 1 }),
  /** HTML put raw at the end of body. Only staff with the admin role may set it. */
  customCode: setting(html, { tab: 'tracking', card: 'code', control: 'code' }),
  customCodeIsTracking: setting(z.boolean().default(false), { tab: 'tracking', card: 'code' }),
  /** Origins that scripts of others may use as well, and `eval`; more in `../page-policy.ts`. */
  allowedHosts: setting(z.array(z.string().max(120).regex(allowedHostPattern)).max(100).default([]), {
    tab: 'tracking',
    card: 'code',
    order: 1,
  }),
  customStyle: setting(html, { tab: 'tracking', card: 'code', control: 'code' }),
  /** Value of the robots meta for the whole site, e.g. `noindex`; empty lets pages be indexed. */
  robots: setting(text, { tab: 'search', card: 'robots' }),
  /** Programs that shop for people may search the goods and fill carts; nobody is charged by them. */
  agents: setting(z.boolean().default(true), { tab: 'search', card: 'robots', order: 2 }),
  /** Home pages of the same site in other languages. */
  alternates: setting(
    z
      .array(z.object({ language: z.string().max(20), url: z.url() }))
      .max(20)
      .default([]),
    { tab: 'search', card: 'robots', control: 'alternates' },
  ),
  templates: setting(
    z
      .object({
        product: metaTemplates,
        catalog: metaTemplates,
        page: metaTemplates,
        category: metaTemplates,
        article: metaTemplates,
      })
      .prefault({}),
    { tab: 'search', card: 'templates' },
  ),
});

export const languageSettingsSchema = setting(z.enum(languageCodes).catch('en').default('en'), {
  tab: 'shop',
  card: 'kind',
});
