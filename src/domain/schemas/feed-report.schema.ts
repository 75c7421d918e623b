import { z } from 'zod';

import { idSchema, imageSchema } from './image.schema.ts';

/** Why a product, or some of its variations, is in no product feed; and what its place in them would gain from. */
export const feedFlaws = ['hidden', 'noPicture', 'noPrice', 'noDescription', 'noCatalog'] as const;
const feedFlawSchema = z.enum(feedFlaws);
export type FeedFlaw = z.infer<typeof feedFlawSchema>;

/** These leave out; the others only weaken. */
export const leavesOut: ReadonlySet<FeedFlaw> = new Set(['hidden', 'noPicture', 'noPrice']);

const feedReportItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  image: imageSchema.nullable(),
  variationCount: z.int(),
  /** Variations that no feed tells of. */
  leftOutCount: z.int(),
  flaws: z.array(feedFlawSchema),
});
export type FeedReportItem = z.infer<typeof feedReportItemSchema>;

/** What the product feeds hold now; both tell of the same. */
export const feedReportSchema = z.object({
  /** Products of which at least one variation is told, and those variations. */
  productCount: z.int(),
  offerCount: z.int(),
  /** Products with each flaw. */
  flawCounts: z.record(feedFlawSchema, z.int()),
  /** Products with the flaw that was asked for, or with any that leaves out. */
  total: z.int(),
  items: z.array(feedReportItemSchema),
});
export type FeedReport = z.infer<typeof feedReportSchema>;
