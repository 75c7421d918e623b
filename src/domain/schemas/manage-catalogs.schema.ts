import { z } from 'zod';

import { cleanLine } from '../text.ts';
import { sortSchema } from './catalog.schema.ts';
import { idSchema, imageSchema, versionSchema } from './image.schema.ts';

const line = (max: number) => z.string().overwrite(cleanLine).max(max);

/** What a catalog is beside its page, which the builder edits. */
export const catalogFormSchema = z.strictObject({
  title: line(300).min(1, 'forms.errors.noEmpty'),
  /** Empty: made of the title, or left as it is. */
  slug: line(120),
  parentId: idSchema.nullable(),
  imageId: idSchema.nullable(),
  /** Rich text; cleaned when it is stored. */
  description: z.string().max(50_000),
  sortCriteria: sortSchema,
  enabled: z.boolean(),
});
export type CatalogForm = z.infer<typeof catalogFormSchema>;

/** `version` is what the editor read: 409 when somebody else has saved since. */
export const catalogUpdateSchema = catalogFormSchema.extend({ version: versionSchema });
export type CatalogUpdate = z.infer<typeof catalogUpdateSchema>;

export const adminCatalogSchema = catalogFormSchema.extend({
  id: idSchema,
  position: z.int(),
  version: z.int(),
  image: imageSchema.nullable(),
  /** Products that are in it themselves, hidden ones too. */
  productCount: z.int(),
  /** Whether visitors can reach it: it and all above it are enabled. */
  isShown: z.boolean(),
});
export type AdminCatalog = z.infer<typeof adminCatalogSchema>;

/** Where a catalog goes: below `parentId`, before a sister or at the end. */
export const catalogMoveSchema = z.strictObject({
  parentId: idSchema.nullable(),
  before: idSchema.nullable(),
});
export type CatalogMove = z.infer<typeof catalogMoveSchema>;

/** Products of a catalog in its own order, which `custom` sorting shows. */
const featuredProductSchema = z.object({
  id: idSchema,
  title: z.string(),
  enabled: z.boolean(),
  image: imageSchema.nullable(),
});
export type FeaturedProduct = z.infer<typeof featuredProductSchema>;
export const featuredPageSchema = z.object({ total: z.int(), items: z.array(featuredProductSchema) });

export const featuredMoveSchema = z.strictObject({
  productId: idSchema,
  /** Before this one; null: to the end. */
  before: idSchema.nullable(),
});
