import { z } from 'zod';

import { controlled, setting } from './setting.ts';

const imageId = z.int().positive().nullable().default(null);
/** A line of the announcement; empty times have no bound. Times are those of clocks in the shop's time zone. */
const announcementTime = controlled(
  z
    .string()
    .regex(/^(?:\d{4}-\d\d-\d\dT\d\d:\d\d)?$/)
    .catch('')
    .default('')
    .meta({ examples: ['2026-11-27T00:00'] }),
  { control: 'localTime' },
);
const announcementLine = z
  .object({
    text: z.string().max(160).default(''),
    link: z.string().max(500).default(''),
    from: announcementTime,
    until: announcementTime,
  })
  .prefault({});

const size = (fallback: number) => z.number().min(8).max(40).default(fallback);

/** What may stand in a header row (specification section 2). */
const headerItemSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('account') }),
  z.object({ type: z.literal('cart') }),
  z.object({ type: z.literal('search') }),
  z.object({ type: z.literal('phone') }),
  z.object({ type: z.literal('socials') }),
  z.object({ type: z.literal('menu'), menu: z.string().max(40).default('main') }),
  z.object({ type: z.literal('logo') }),
  z.object({ type: z.literal('button'), text: z.string().max(80).default('') }),
  z.object({ type: z.literal('address') }),
  z.object({ type: z.literal('email') }),
  z.object({ type: z.literal('workTime') }),
  z.object({ type: z.literal('customText'), html: z.string().max(2000).default('') }),
]);
export type HeaderItem = z.infer<typeof headerItemSchema>;

/** An item that this version does not know costs only itself, not the header that the owner has made. */
const slot = z
  .preprocess(
    (items) =>
      Array.isArray(items) ? items.filter((item) => headerItemSchema.safeParse(item).success) : items,
    z.array(headerItemSchema).max(12),
  )
  .default([]);

/** A row lays its three slots out by the header's template; a row without items is not shown. */
const headerRowSchema = z.object({ start: slot, center: slot, end: slot });
export type HeaderRow = z.infer<typeof headerRowSchema>;

const grounds = ['white', 'grey', 'light', 'middle', 'dark'] as const;

const headerTemplates = ['logo-left', 'logo-center', 'split', 'minimal'] as const;
const mobileHeaderTemplates = ['logo-left', 'logo-center'] as const;

export const headerSettingsSchema = z.object({
  logo: setting(imageId, { tab: 'layout', card: 'logos', control: 'image' }),
  logoMobile: setting(imageId, { tab: 'layout', card: 'logos', control: 'image' }),
  /** A number is the picture of a logo for dark grounds (header, footer), a text the logo's alternative text. */
  logoAlt: setting(
    z
      .union([z.int().positive(), z.string().max(200)])
      .nullable()
      .default(null),
    { tab: 'layout', card: 'logos', control: 'logoAlt' },
  ),
  menuOptions: setting(z.object({ size: size(15), uppercase: z.boolean().default(false) }).prefault({}), {
    tab: 'layout',
    card: 'header',
  }),
  menuSubOptions: setting(
    z
      .object({
        size: size(15),
        uppercase: z.boolean().default(false),
        /** On desktops; `pictures`: with those of catalogs, and a link to all that lies below an entry. */
        panel: z.enum(['list', 'pictures']).catch('list').default('list'),
      })
      .prefault({}),
    { tab: 'layout', card: 'header' },
  ),
  contactsSize: setting(size(14), { tab: 'layout', card: 'header' }),
  contactsStyles: setting(
    z.object({ bold: z.boolean().default(false), uppercase: z.boolean().default(false) }).prefault({}),
    { tab: 'layout', card: 'header' },
  ),
  sendEnquiry: setting(z.object({ isShow: z.boolean().default(true) }).prefault({}), {
    tab: 'layout',
    card: 'header',
  }),
  template: setting(z.enum(headerTemplates).catch('logo-left').default('logo-left'), {
    tab: 'layout',
    card: 'header',
  }),
  mobileTemplate: setting(z.enum(mobileHeaderTemplates).catch('logo-left').default('logo-left'), {
    tab: 'layout',
    card: 'header',
  }),
  /** A bar above the header. */
  announcement: setting(
    z
      .object({
        isShow: z.boolean().default(false),
        /** Lines take turns, or stand beside each other. */
        motion: z.enum(['rotate', 'stand']).catch('rotate').default('rotate'),
        dismissible: z.boolean().default(true),
        first: announcementLine,
        second: announcementLine,
        third: announcementLine,
      })
      .prefault({}),
    { tab: 'layout', card: 'announcement' },
  ),
  background: setting(z.enum(grounds).catch('white').default('white'), { tab: 'layout', card: 'header' }),
  /** The main menu on small screens. */
  mobileMenu: setting(
    z
      .object({
        /** Catalogs stand beside their pictures. */
        pictures: z.boolean().default(false),
        /** A way to the account below the entries, where the shop shows accounts. */
        account: z.boolean().default(false),
      })
      .prefault({}),
    { tab: 'layout', card: 'header' },
  ),
  scroll: setting(z.enum(['shrink', 'sticky', 'block']).default('shrink'), { tab: 'layout', card: 'header' }),
  desktop: z
    .object({
      top: headerRowSchema.default({
        start: [{ type: 'address' }, { type: 'workTime' }],
        center: [],
        end: [{ type: 'email' }, { type: 'phone' }],
      }),
      main: headerRowSchema.default({
        start: [{ type: 'logo' }],
        center: [{ type: 'menu', menu: 'main' }],
        end: [{ type: 'search' }, { type: 'account' }, { type: 'cart' }],
      }),
      bottom: headerRowSchema.default({ start: [], center: [], end: [] }),
    })
    .prefault({}),
  mobile: z
    .object({
      info: headerRowSchema.default({ start: [], center: [], end: [] }),
      main: headerRowSchema.default({
        start: [{ type: 'logo' }],
        center: [],
        end: [{ type: 'search' }, { type: 'cart' }],
      }),
      second: headerRowSchema.default({ start: [], center: [], end: [] }),
    })
    .prefault({}),
});

const footerTemplates = ['columns', 'center'] as const;

export const footerSettingsSchema = z.object({
  /** Of the footer on a dark ground, where `header.logoAlt` may stand in for it; on a light one the header's logo stands there, made for such a ground. */
  logo: setting(imageId, { tab: 'layout', card: 'logos', control: 'image' }),
  template: setting(z.enum(footerTemplates).catch('columns').default('columns'), {
    tab: 'layout',
    card: 'footer',
  }),
  background: setting(z.enum(grounds).catch('dark').default('dark'), { tab: 'layout', card: 'footer' }),
  menuColumns: setting(z.int().min(1).max(6).default(4), { tab: 'layout', card: 'footer' }),
  menuOptions: setting(z.object({ size: size(15), uppercase: z.boolean().default(false) }).prefault({}), {
    tab: 'layout',
    card: 'footer',
  }),
  text: setting(z.string().max(2000).default(''), { tab: 'layout', card: 'footer', control: 'html' }),
});
