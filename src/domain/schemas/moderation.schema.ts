import { z } from 'zod';

import { cleanText } from '../text.ts';
import { idSchema, imageSchema } from './image.schema.ts';
import { staffNoteSchema } from './staff-note.schema.ts';

export const moderationStatusSchema = z.enum(['pending', 'approved', 'rejected']);
export type ModerationStatus = z.infer<typeof moderationStatusSchema>;
export const leadStatusSchema = z.enum(['new', 'handled', 'spam']);
export type LeadStatus = z.infer<typeof leadStatusSchema>;

const moderated = {
  id: idSchema,
  name: z.string(),
  email: z.string().nullable(),
  /** A signed-in customer's. */
  userId: idSchema.nullable(),
  text: z.string(),
  status: moderationStatusSchema,
  createdAt: z.string(),
  moderatedAt: z.string().nullable(),
  /** Name of the manager who decided. */
  moderatedBy: z.string().nullable(),
  /** Of the demo. */
  isSample: z.boolean(),
};

export const moderatedReviewSchema = z.object({
  ...moderated,
  product: z.object({ id: idSchema, title: z.string(), slug: z.string() }),
  rating: z.int(),
  reply: z.string().nullable(),
  /** Its author has bought the product here. */
  isPurchase: z.boolean(),
  photos: z.array(imageSchema),
});
export type ModeratedReview = z.infer<typeof moderatedReviewSchema>;

export const moderatedQuestionSchema = z.object({
  ...moderated,
  product: z.object({ id: idSchema, title: z.string(), slug: z.string() }),
  /** The shop's answer, without which it is not published. */
  reply: z.string().nullable(),
});
export type ModeratedQuestion = z.infer<typeof moderatedQuestionSchema>;

export const moderatedCommentSchema = z.object({
  ...moderated,
  /** `url` is the path of its page. */
  article: z.object({ id: idSchema, title: z.string(), url: z.string() }),
  parent: idSchema.nullable(),
  reply: z.string().nullable(),
});
export type ModeratedComment = z.infer<typeof moderatedCommentSchema>;

export const leadSchema = z.object({
  id: idSchema,
  type: z.string(),
  /** `id` is null when the product is gone since. */
  product: z
    .object({ id: idSchema.nullable(), title: z.string(), variationId: idSchema.nullable() })
    .nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  text: z.string(),
  url: z.string(),
  utm: z.record(z.string(), z.string()),
  status: leadStatusSchema,
  createdAt: z.string(),
  /** Of the demo. */
  isSample: z.boolean(),
  notes: z.array(staffNoteSchema),
});
export type Lead = z.infer<typeof leadSchema>;

/** How many there are of each status. */
export const moderationCountsSchema = z.object({
  reviews: z.record(moderationStatusSchema, z.int()),
  questions: z.record(moderationStatusSchema, z.int()),
  comments: z.record(moderationStatusSchema, z.int()),
  leads: z.record(leadStatusSchema, z.int()),
});
export type ModerationCounts = z.infer<typeof moderationCountsSchema>;

/** The shop's public answer to a review or a comment. */
export const replySchema = z.strictObject({
  /** Empty takes the reply back. */
  reply: z.string().overwrite(cleanText).max(5000),
});
export const leadChangeSchema = z.strictObject({ status: leadStatusSchema });
