import { z } from 'zod';

import { maxDatabaseId } from '../limits.ts';

export const idSchema = z.int().min(1).max(maxDatabaseId);
/** Counts the changes of a thing; 0 where it was never saved. */
export const versionSchema = z.int().min(0).max(maxDatabaseId);

/** Percent from the left and from the top of what must stay in sight when a picture is cropped. */
export const focusSchema = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });
export type Focus = z.infer<typeof focusSchema>;

/** `uri` is the path of the original: `/img/original/{id}-{hash}.{ext}`; width and height in pixels. */
export const imageSchema = z.object({
  id: idSchema,
  uri: z.string(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  mime: z.string(),
  alt: z.string(),
  title: z.string(),
  /** Absent: the middle. */
  focus: focusSchema.optional(),
  /** How dark and light it is, part by part (`#domain/image-tones.ts`), where somebody reads that. */
  tones: z.string().optional(),
});
export type Image = z.infer<typeof imageSchema>;

/** Meta title and description of an entity; empty means "use the settings' template". */
export const metaSchema = z.object({
  title: z.string().max(300).optional(),
  description: z.string().max(1000).optional(),
});
export type Meta = z.infer<typeof metaSchema>;
