import { z } from 'zod';

import { articleCardSchema } from './article.schema.ts';
import { idSchema, imageSchema, metaSchema } from './image.schema.ts';
import { productSchema } from './product.schema.ts';
import { sectionSchema } from './section.schema.ts';

export const pageSchema = z.object({
  id: idSchema.optional(),
  title: z.string(),
  slug: z.string(),
  sections: z.array(sectionSchema),
  meta: metaSchema,
});
export type Page = z.infer<typeof pageSchema>;

/** v2 is v1 with what its sections refer to, resolved in the same answer. */
export const pageV2Schema = pageSchema.extend({
  included: z.object({
    images: z.array(imageSchema),
    products: z.array(productSchema),
    articles: z.array(articleCardSchema),
  }),
});
export type PageV2 = z.infer<typeof pageV2Schema>;
