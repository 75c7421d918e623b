import { z } from 'zod';

import { idSchema, imageSchema } from './image.schema.ts';

/** What an editor may choose: for a section, or as the target of a link. */
export const pickKindSchema = z.enum(['page', 'catalog', 'product', 'category', 'article', 'tag']);
export type PickKind = z.infer<typeof pickKindSchema>;

const pickSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** What a link target holds: the slug, for an article with its category's before it. */
  url: z.string(),
  /** Tells namesakes apart: a product's SKU, an article's category, the catalog around a catalog. */
  detail: z.string(),
  image: imageSchema.nullable(),
  /** Whether visitors can see it now. */
  isShown: z.boolean(),
});
export type PickItem = z.infer<typeof pickSchema>;

export const pickListSchema = z.object({ items: z.array(pickSchema), count: z.int() });
export type PickList = z.infer<typeof pickListSchema>;
