import { z } from 'zod';

import { idSchema, imageSchema } from './image.schema.ts';

/** What an editor may choose: for a section, or as the target of a link. */
export const pickerKindSchema = z.enum(['page', 'catalog', 'product', 'category', 'article', 'tag']);
export type PickerKind = z.infer<typeof pickerKindSchema>;

const pickerItemSchema = z.object({
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
export type PickerItem = z.infer<typeof pickerItemSchema>;

export const pickerItemListSchema = z.object({ items: z.array(pickerItemSchema), count: z.int() });
export type PickerItemList = z.infer<typeof pickerItemListSchema>;
