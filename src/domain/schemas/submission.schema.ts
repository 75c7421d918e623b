import { z } from 'zod';

import { writeMessageRef } from '../i18n/message-ref.ts';
import { cleanLine, cleanText } from '../text.ts';
import { mostReviewPhotos } from '../review-photo.ts';
import { idSchema } from './image.schema.ts';

/*
 * What visitors send to the shop. Only types and lengths are told here: which fields must be filled is
 * told by `domain/submission-rules.ts`, to the forms and to the server alike.
 */
const line = (max: number) => z.string().overwrite(cleanLine).max(max).default('');
const text = () => z.string().overwrite(cleanText).max(20_000).default('');

const sender = {
  name: line(200),
  email: line(254),
  /** A field that people do not see: only a program fills it. */
  website: z.string().max(2000).default(''),
  /** Milliseconds between showing the form and sending it; absent where no script ran. */
  elapsed: z.number().min(0).optional(),
};

export const leadRequestSchema = z.strictObject({
  type: z.literal('enquiry').default('enquiry'),
  /** What the enquiry is about. An id that is there but empty is refused (requirement 442). */
  product: z
    .strictObject({ id: z.unknown().optional(), title: line(500), variationId: idSchema.nullish() })
    .nullish(),
  ...sender,
  phone: line(40),
  text: text(),
  /** The page that the form stood on. */
  url: z
    .string()
    .overwrite((url) => cleanLine(url).slice(0, 2000))
    .default(''),
  /** `utm_source` and the like, as the visitor came. */
  utm: z
    .record(z.string().regex(/^utm_[a-z_]{1,30}$/), z.string().overwrite(cleanLine).max(300))
    .refine(
      (values) => Object.keys(values).length <= 10,
      writeMessageRef('validation.tooMany', { count: 10 }),
    )
    .default({}),
  /** The box under the policy was ticked. */
  consent: z.boolean().default(false),
});
export type LeadRequest = z.infer<typeof leadRequestSchema>;

export const reviewRequestSchema = z.strictObject({
  product: idSchema,
  ...sender,
  rating: z.number().nullish(),
  text: text(),
  /** Tokens of photos that were sent before it. */
  photos: z.array(z.uuid()).max(mostReviewPhotos, 'reviews.tooManyPhotos').default([]),
});
export type ReviewRequest = z.infer<typeof reviewRequestSchema>;

/** Names a photo that was sent, for the review that comes after it. */
export const sentPhotoSchema = z.object({ token: z.uuid() });
export type SentPhoto = z.infer<typeof sentPhotoSchema>;

export const commentRequestSchema = z.strictObject({
  article: idSchema,
  /** The comment that this one answers. */
  parent: idSchema.nullish(),
  ...sender,
  text: text(),
});
export type CommentRequest = z.infer<typeof commentRequestSchema>;

export const questionRequestSchema = z.strictObject({ product: idSchema, ...sender, text: text() });
export type QuestionRequest = z.infer<typeof questionRequestSchema>;
