import { z } from 'zod';

import { footerSettingsSchema, headerSettingsSchema } from '../settings/layout.schema.ts';
import { ecommerceSettingsSchema } from '../settings/ecommerce.schema.ts';
import { mediaSettingsSchema } from '../settings/media.schema.ts';
import { stylesSettingsSchema } from '../settings/styles.schema.ts';

/**
 * A place of a theme's home page. It is taken by a section that the owner has of one of the types in `takes`,
 * with all its texts and pictures; where there is none, a section of `type` begins with the preset `from`.
 */
const homePlaceSchema = z.strictObject({
  type: z.string().min(1).max(60),
  /** Types that stand for each other; the section becomes a `type` where its options allow it. */
  takes: z.array(z.string().min(1).max(60)).max(10).default([]),
  /** Name of a preset of `type`; without one the place stays empty where the owner has nothing for it. */
  from: z.string().max(60).nullable().default(null),
  /** Options of the section's look, laid over what it has. */
  look: z.record(z.string(), z.unknown()).default({}),
});
export type HomePlace = z.infer<typeof homePlaceSchema>;

const { filter, ...goods } = ecommerceSettingsSchema.shape;
const { itemsStyle } = mediaSettingsSchema.shape;

/** How a shop looks, and nothing of what it says or offers: no texts, pictures, menus or addresses. */
export const themeSchema = z.strictObject({
  styles: stylesSettingsSchema,
  header: headerSettingsSchema.pick({
    menuOptions: true,
    menuSubOptions: true,
    contactsSize: true,
    contactsStyles: true,
    template: true,
    mobileTemplate: true,
    background: true,
    scroll: true,
    desktop: true,
    mobile: true,
  }),
  footer: footerSettingsSchema.pick({ template: true, background: true, menuOptions: true }),
  ecommerce: z.object({
    template: goods.template,
    detailsTemplate: goods.detailsTemplate,
    previewSizeInItem: goods.previewSizeInItem,
    templateListing: goods.templateListing,
    previewSizeInListing: goods.previewSizeInListing,
    defaultColumns: goods.defaultColumns,
    filter: filter.unwrap().pick({ template: true }).prefault({}),
  }),
  media: z.object({
    itemsStyle: itemsStyle
      .unwrap()
      .pick({ template: true, imageProportions: true, borderRadius: true, textAlign: true })
      .prefault({}),
  }),
  home: z.array(homePlaceSchema).max(40).default([]),
});
export type Theme = z.infer<typeof themeSchema>;

/** What an owner may take of a theme, each by itself. */
export const themeParts = ['look', 'layout', 'cards', 'home'] as const;
export type ThemePart = (typeof themeParts)[number];
