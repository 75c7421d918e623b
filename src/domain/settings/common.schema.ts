import { z } from 'zod';

import { languageCodes } from '#locales/languages.ts';

import { allowedHostPattern } from '../page-policy.ts';

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
  .object({ country: text, region: text, locality: text, street: text, postalCode: text })
  .prefault({});

export const commonSettingsSchema = z.object({
  type: z.enum(['ecommerce', 'services_cart']).catch('ecommerce').default('ecommerce'),
  sitename: z.string().max(200).default('Vitrina'),
  description: text,
  phones: z.array(z.string().max(60)).max(10).default([]),
  emails: z.array(z.string().max(254)).max(10).default([]),
  whatsapps: z.array(z.string().max(60)).max(10).default([]),
  whatsappMessage: text,
  address: addressSchema,
  /** A link such as https://t.me/name. */
  telegram: text,
  /** The address of a map to embed; loaded only after a click. */
  mapUrl: text,
  workTime: text,
  /** An IANA name; empty: the one of the address's country (`shopTimeZone`). */
  timeZone: z.string().max(60).default(''),
  favicon: imageId,
  sharedImage: imageId,
  showAccount: z.boolean().default(true),
  modalCookieAccept: z.boolean().default(true),
  modalAgeVerification: z.boolean().default(false),
  showOnMobileHeader: showOnMobile,
  showOnMobileMenu: showOnMobile,
  showOnMobileWidget: showOnMobile,
  showOnMobileContacts: showOnMobile,
  /** Contacts sections on larger screens. */
  showOnContacts: showOnMobile,
});

export const socialsSettingsSchema = z.object({
  facebook: text,
  instagram: text,
  linkedIn: text,
  twitter: text,
  medium: text,
  telegram: text,
  tiktok: text,
  vk: text,
});

const metaTemplates = z.object({ h1: text, title: text, description: text }).prefault({});

export const seoSettingsSchema = z.object({
  googleAnalytics: text,
  googleTagManager: text,
  metaPixel: text,
  yandexMetrika: text,
  snapchatPixel: text,
  callTracking: text,
  /** ISO codes of countries whose visitors Google, Meta and Snapchat do not hear of. */
  foreignTrackersOffIn: z
    .array(z.string().regex(/^[A-Za-z]{2}$/))
    .max(50)
    .default([]),
  /** DSN of a service like Sentry. */
  errorReports: text,
  googleVerification: text,
  yandexVerification: text,
  /** HTML put raw at the end of body. Only staff with the admin role may set it. */
  customCode: html,
  customCodeIsTracking: z.boolean().default(false),
  /** Origins that scripts of others may use as well, and `eval`; more in `../page-policy.ts`. */
  allowedHosts: z.array(z.string().max(120).regex(allowedHostPattern)).max(100).default([]),
  customStyle: html,
  /** Value of the robots meta for the whole site, e.g. `noindex`; empty lets pages be indexed. */
  robots: text,
  /** Home pages of the same site in other languages. */
  alternates: z
    .array(z.object({ language: z.string().max(20), url: z.url() }))
    .max(20)
    .default([]),
  templates: z
    .object({
      product: metaTemplates,
      catalog: metaTemplates,
      page: metaTemplates,
      category: metaTemplates,
      article: metaTemplates,
    })
    .prefault({}),
});

export const languageSettingsSchema = z.enum(languageCodes).catch('en').default('en');
