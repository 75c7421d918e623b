import { z } from 'zod';

import { cleanLine } from '../text.ts';
import { idSchema } from './image.schema.ts';

export const pageKindSchema = z.enum(['home', 'page', 'catalog', 'category', 'article', 'block']);

/**
 * `draft`: never published; `off`: visitors do not find it; `changed`: published, with edits that are not;
 * `published`: what visitors see is all there is.
 */
const pageStateSchema = z.enum(['draft', 'off', 'changed', 'published']);
export type PageState = z.infer<typeof pageStateSchema>;

/** A page as lists of the back office show it. `path` is its address on the site. */
export const pageRowSchema = z.object({
  id: idSchema,
  kind: pageKindSchema,
  title: z.string(),
  slug: z.string(),
  path: z.string(),
  enabled: z.boolean(),
  state: pageStateSchema,
  updatedAt: z.string(),
});
export type PageRow = z.infer<typeof pageRowSchema>;

export const pageRowListSchema = z.object({ total: z.int(), pages: z.array(pageRowSchema) });
export type PageRowList = z.infer<typeof pageRowListSchema>;

const titleSchema = z.string().overwrite(cleanLine).min(1, 'forms.errors.noEmpty').max(300);
const slugSchema = z.string().overwrite(cleanLine).max(200);

/** Without a slug one is made of the title; `from` is the page whose content it begins with. */
export const newPageSchema = z.strictObject({
  kind: z.literal('page'),
  title: titleSchema,
  slug: slugSchema.optional(),
  from: idSchema.optional(),
});
export type NewPage = z.infer<typeof newPageSchema>;

/** What is left out stays as it is. */
export const pageChangesSchema = z.strictObject({
  enabled: z.boolean().optional(),
  slug: slugSchema.optional(),
});
export type PageChanges = z.infer<typeof pageChangesSchema>;
