import { z } from 'zod';

import { documentSectionSchema, mostItems } from '../editing/documents.schema.ts';
import { isStorable } from '../editing/is-storable.ts';
import { checkNoEmpty } from '../validation.ts';
import { lineField } from './form-fields.schema.ts';
import { idSchema } from './image.schema.ts';

/** In a shop: more than anybody looks through. */
export const mostSavedSections = 200;
/** Of one section as JSON, in bytes. */
export const mostSavedBytes = 64 * 1024;
export const longestSavedTitle = 100;

/** A section as it is added: neither it nor its items have ids yet, and it is shown. */
export const sectionContentSchema = documentSectionSchema
  .pick({ type: true, version: true, name: true, options: true, styles: true })
  .extend({ items: z.array(z.record(z.string(), z.unknown())).max(mostItems) });
export type SectionContent = z.infer<typeof sectionContentSchema>;

const titleField = () => lineField(longestSavedTitle, checkNoEmpty);

export const newSavedSectionSchema = z.strictObject({
  title: titleField(),
  section: z.strictObject(sectionContentSchema.shape).refine((section) => isStorable(section)),
});
export type NewSavedSection = z.infer<typeof newSavedSectionSchema>;

export const savedSectionTitleSchema = z.strictObject({ title: titleField() });

export const savedSectionNameSchema = z.object({ id: idSchema, title: z.string() });
export type SavedSectionName = z.infer<typeof savedSectionNameSchema>;

export const savedSectionSchema = savedSectionNameSchema.extend({
  type: z.string(),
  /** What is added; null where this version of the program has no such type, or the type refuses what is stored. */
  section: sectionContentSchema.nullable(),
  /** Drawn as visitors would see it, with the styles of `GET /admin/section-previews`; empty where `section` is null. */
  html: z.string(),
  /** Its own styles by screen. */
  css: z.string(),
  /** Who saved it, as far as that is known. */
  author: z.string().nullable(),
  createdAt: z.string(),
});
export type SavedSection = z.infer<typeof savedSectionSchema>;
