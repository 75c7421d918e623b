import { z } from 'zod';

import { metaSchema, versionSchema } from '../schemas/image.schema.ts';
import { linkTargetSchema } from '../schemas/link.schema.ts';
import { sectionSchema } from '../schemas/section.schema.ts';
import { cleanLine } from '../text.ts';

/** Names a section, an item or a menu entry for ever; minted once by whoever adds it. */
export const nodeIdSchema = z
  .string()
  .regex(/^[a-zA-Z0-9_-]{1,40}$/)
  .refine((id) => id !== '__proto__');

/** An item of a section, such as a slide: its fields beside its id. */
export const itemSchema = z.looseObject({ id: nodeIdSchema });
export type Item = z.infer<typeof itemSchema>;

export const longestSectionName = 80;

/** What the owner calls a section in the builder; visitors never get it. */
export const sectionNameSchema = z
  .string()
  .min(1)
  .max(longestSectionName)
  .refine((name) => cleanLine(name) === name);

/** Of a page, of a section and of a menu. */
export const mostSections = 1000;
export const mostItems = 500;
export const mostEntries = 500;

/** A stored section whose every part is there and whose items have ids. */
export const documentSectionSchema = z.object({
  id: nodeIdSchema,
  type: sectionSchema.shape.type,
  version: versionSchema.min(1),
  name: sectionNameSchema.optional(),
  enable: z.boolean(),
  hidden: z.boolean(),
  options: z.record(z.string(), z.unknown()),
  items: z
    .array(itemSchema)
    .max(mostItems)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length),
  styles: sectionSchema.shape.styles.unwrap(),
});
export type DocumentSection = z.infer<typeof documentSectionSchema>;

/** What a page, catalog, category or article says of itself. */
export const pageFieldsSchema = z.object({
  title: z.string().min(1).max(300),
  slug: z.string().max(120),
  meta: metaSchema,
});

/** A page, catalog, category or article as it is edited: `order` has each section's id once. */
export interface PageDocument extends z.infer<typeof pageFieldsSchema> {
  kind: 'page';
  sections: Record<string, DocumentSection>;
  order: string[];
}

/**
 * All groups of the settings in full; the theme (`styles`) and SEO are groups too. A group that is a single
 * value, the language, is changed by the path `['value']`.
 */
export interface SettingsDocument {
  kind: 'settings';
  groups: Record<string, unknown>;
}

/** Where a menu entry leads; a heading leads nowhere and only has entries below it. */
export const entryTargetSchema = z.discriminatedUnion('type', [
  ...linkTargetSchema.options,
  z.object({ type: z.literal('heading') }),
]);

export const entryFieldsSchema = z.object({
  title: z.string().min(1).max(200),
  target: entryTargetSchema,
});

/** A menu entry with the ids of its children in their order. */
export const documentEntrySchema = entryFieldsSchema.extend({
  id: nodeIdSchema,
  children: z.array(nodeIdSchema),
});
export type DocumentEntry = z.infer<typeof documentEntrySchema>;

/** A menu as it is edited: `order` has the ids of its first level. */
export interface MenuDocument {
  kind: 'menu';
  entries: Record<string, DocumentEntry>;
  order: string[];
}

export type EditableDocument = PageDocument | SettingsDocument | MenuDocument;
