import { z } from 'zod';

import { cleanLine } from '../text.ts';
import { idSchema, versionSchema } from './image.schema.ts';

const line = (max: number) => z.string().overwrite(cleanLine).min(1, 'forms.errors.noEmpty').max(max);

const adminFacetValueSchema = z.object({
  id: idSchema,
  value: z.string(),
  color: z.string().nullable(),
  /** Products that have it, hidden ones too. */
  productCount: z.int(),
  version: z.int(),
});

/** A title of the filter with its values, in the order in which the filter shows them. */
export const adminFacetSchema = z.object({
  id: idSchema,
  kind: z.enum(['property', 'option']),
  title: z.string(),
  unit: z.string().nullable(),
  productCount: z.int(),
  /** Whether visitors filter by it; product pages show it anyway. */
  inFilter: z.boolean(),
  version: z.int(),
  values: z.array(adminFacetValueSchema),
});
export type AdminFacet = z.infer<typeof adminFacetSchema>;

const version = versionSchema;

export const facetFormSchema = z.strictObject({
  title: line(120),
  unit: z.string().overwrite(cleanLine).max(20).nullable(),
  /** What has this title already takes these values over; without it that is refused. */
  merge: z.boolean(),
  /** As it was read: 409 when somebody else has changed the title since. */
  version,
});
export type FacetForm = z.infer<typeof facetFormSchema>;

export const facetValueFormSchema = z.strictObject({
  value: line(200),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'forms.errors.color')
    .nullable(),
  merge: z.boolean(),
  version,
});
export type FacetValueForm = z.infer<typeof facetValueFormSchema>;

export const facetVisibilitySchema = z.strictObject({ inFilter: z.boolean(), version });
export type FacetVisibility = z.infer<typeof facetVisibilitySchema>;

const ids = z.array(idSchema).min(1).max(2000);
/** All titles of a kind, or all values of a title, as they shall stand and as they stood: 409 when they do not. */
export const facetOrderSchema = z.strictObject({ ids, before: ids });
export type FacetOrder = z.infer<typeof facetOrderSchema>;
