import { z } from 'zod';

import { cleanLine } from '../text.ts';
import { idSchema } from './image.schema.ts';

const line = (max: number) => z.string().overwrite(cleanLine).min(1, 'forms.errors.noEmpty').max(max);

const officeFacetValueSchema = z.object({
  id: idSchema,
  value: z.string(),
  color: z.string().nullable(),
  /** Products that have it, hidden ones too. */
  productCount: z.int(),
});

/** A title of the filter with its values, in the order in which the filter shows them. */
export const officeFacetSchema = z.object({
  id: idSchema,
  kind: z.enum(['property', 'option']),
  title: z.string(),
  unit: z.string().nullable(),
  productCount: z.int(),
  values: z.array(officeFacetValueSchema),
});
export type OfficeFacet = z.infer<typeof officeFacetSchema>;

export const facetFormSchema = z.strictObject({
  title: line(120),
  unit: z.string().overwrite(cleanLine).max(20).nullable(),
  /** What has this title already takes these values over; without it that is refused. */
  merge: z.boolean(),
});
export type FacetForm = z.infer<typeof facetFormSchema>;

export const facetValueFormSchema = z.strictObject({
  value: line(200),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'forms.errors.color')
    .nullable(),
  merge: z.boolean(),
});
export type FacetValueForm = z.infer<typeof facetValueFormSchema>;

export const orderSchema = z.strictObject({ ids: z.array(idSchema).min(1).max(2000) });
