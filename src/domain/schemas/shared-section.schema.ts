import { z } from 'zod';

import { isStorable } from '../editing/is-storable.ts';
import { mostSharedParts } from '../shared-sections.ts';
import { checkNoEmpty } from '../validation.ts';
import { lineField } from './form-fields.schema.ts';
import { idSchema } from './image.schema.ts';
import { pageKindSchema } from './manage-pages.schema.ts';
import { longestSavedTitle, sectionContentSchema } from './saved-section.schema.ts';

/** Of a shared section as JSON, in bytes. */
export const mostSharedBytes = 512 * 1024;

const titleField = () => lineField(longestSavedTitle, checkNoEmpty);

export const newSharedSectionSchema = z.strictObject({
  title: titleField(),
  sections: z
    .array(z.strictObject(sectionContentSchema.shape).refine((section) => isStorable(section)))
    .min(1)
    .max(mostSharedParts),
});
export type NewSharedSection = z.infer<typeof newSharedSectionSchema>;

export const sharedSectionTitleSchema = z.strictObject({ title: titleField() });

export const sharedSectionNameSchema = z.object({ id: idSchema, title: z.string() });
export type SharedSectionName = z.infer<typeof sharedSectionNameSchema>;

export const sharedSectionSchema = sharedSectionNameSchema.extend({
  /** Where the builder shows it by itself. */
  path: z.string(),
  /** Sections that visitors get of it. */
  parts: z.int(),
  /** Pages in which it stands: published, or in drafts, campaigns and what is scheduled. */
  pages: z.int(),
});
export type SharedSection = z.infer<typeof sharedSectionSchema>;

/** One as visitors see it, with the styles of `GET /admin/section-previews`. */
export const sharedSectionPictureSchema = z.object({
  id: idSchema,
  types: z.array(z.string()),
  html: z.string(),
  css: z.string(),
});
export type SharedSectionPicture = z.infer<typeof sharedSectionPictureSchema>;

const sharedSectionUseSchema = z.object({
  /** Of the page. */
  id: idSchema,
  kind: pageKindSchema,
  title: z.string(),
  path: z.string(),
  /** Where visitors have it; it may stand in what is not published too. */
  isPublished: z.boolean(),
  /** Of the campaigns that put it there. */
  layers: z.array(z.string()),
});

export const sharedSectionUsesSchema = sharedSectionSchema.omit({ parts: true }).extend({
  isDeleted: z.boolean(),
  /** At most a hundred, by title. */
  uses: z.array(sharedSectionUseSchema),
});
export type SharedSectionUses = z.infer<typeof sharedSectionUsesSchema>;
