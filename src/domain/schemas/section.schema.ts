import { z } from 'zod';

import { versionSchema } from './image.schema.ts';

/** A section's id is minted once and never reused within its page (decision 11). */
const sectionIdSchema = z.string().regex(/^[a-zA-Z0-9_-]{1,40}$/);

const length = z.number().min(0).max(400);
const color = z.string().regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/);

/** Overrides for one screen class; lengths are CSS pixels. */
const screenStyleSchema = z
  .object({
    paddingTop: length,
    paddingBottom: length,
    marginTop: length,
    marginBottom: length,
    background: color,
    color,
    textAlign: z.enum(['start', 'center', 'end']),
    fontSize: z.number().min(8).max(120),
    hidden: z.boolean(),
  })
  .partial();
export type ScreenStyle = z.infer<typeof screenStyleSchema>;

const stylesByScreenSchema = z
  .object({ desktop: screenStyleSchema, tablet: screenStyleSchema, mobile: screenStyleSchema })
  .partial();
export type StylesByScreen = z.infer<typeof stylesByScreenSchema>;

/**
 * A section as stored and sent. `options` and `items` are checked by the schema of the section's own
 * type when it is rendered or edited; an unknown type is kept as it is and shows nothing.
 */
export const sectionSchema = z.object({
  id: sectionIdSchema,
  type: z.string().min(1).max(60),
  /** Version of the type's schema that options and items were written by. */
  version: versionSchema.min(1).default(1),
  enable: z.boolean().default(true),
  hidden: z.boolean().default(false),
  options: z.record(z.string(), z.unknown()).default({}),
  items: z.array(z.unknown()).max(500).default([]),
  styles: stylesByScreenSchema.default({}),
});
export type Section = z.infer<typeof sectionSchema>;
