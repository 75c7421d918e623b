import { z } from 'zod';

import { nodeIdSchema } from '../editing/documents.schema.ts';
import { maxDatabaseId } from '../limits.ts';
import { cleanText } from '../text.ts';
import { checkNoEmpty } from '../validation.ts';
import { lineField, ruledText } from './form-fields.schema.ts';
import { idSchema } from './image.schema.ts';

/** Of a page in one layer, resolved ones included. */
export const mostThreads = 200;
/** Of a thread, without the comment that began it. */
export const mostAnswers = 100;
const mostMentions = 20;
/** In characters. */
export const longestComment = 2000;

/** Of what a section is called, in characters. */
export const longestSectionLabel = 200;

/** 0: Live. */
const threadLayerSchema = z.int().min(0).max(maxDatabaseId);

const commentInput = {
  text: ruledText(cleanText, [checkNoEmpty]).max(longestComment),
  /** Members of the staff whose `@name` stands in the text. */
  mentions: z.array(idSchema).max(mostMentions).default([]),
};

export const commentInputSchema = z.strictObject(commentInput);
export type CommentInput = z.infer<typeof commentInputSchema>;

export const newThreadSchema = z.strictObject({
  layerId: threadLayerSchema.default(0),
  pageId: idSchema,
  /** Null: about the page as a whole. */
  sectionId: nodeIdSchema.nullable(),
  /** What the section is called now, for the time when it is gone. */
  sectionName: lineField(longestSectionLabel).default(''),
  ...commentInput,
});
export type NewThread = z.infer<typeof newThreadSchema>;

export const threadChangeSchema = z.strictObject({ isResolved: z.boolean() });

const sectionCommentSchema = z.object({
  id: idSchema,
  /** Empty for one that is deleted while others have answered it. */
  text: z.string(),
  /** As it was when the comment was written. */
  author: z.string(),
  /** Written by who asks. */
  isOwn: z.boolean(),
  /** Whether who asks may delete it: the author and administrators. */
  canDelete: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  isDeleted: z.boolean(),
  /** By the name that stands in the text. */
  mentions: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type SectionComment = z.infer<typeof sectionCommentSchema>;

export const sectionThreadSchema = z.object({
  id: idSchema,
  layerId: threadLayerSchema,
  pageId: idSchema,
  sectionId: z.string().nullable(),
  sectionName: z.string(),
  /** Who has resolved it; null while it is open. */
  resolvedBy: z.string().nullable(),
  createdAt: z.string(),
  first: sectionCommentSchema,
  answers: z.int(),
  /** Whether who asks is mentioned in it and has not opened it since. */
  isMentioned: z.boolean(),
});
export type SectionThread = z.infer<typeof sectionThreadSchema>;

export const wholeThreadSchema = sectionThreadSchema.extend({
  /** The first included, in the order in which they were written. */
  comments: z.array(sectionCommentSchema),
});
export type WholeThread = z.infer<typeof wholeThreadSchema>;

/** Who can be mentioned: those who can open the builder. */
export const mentionableSchema = z.object({ id: idSchema, name: z.string() });
export type Mentionable = z.infer<typeof mentionableSchema>;

/** A comment that mentions who asks, and has not been opened. */
export const openMentionSchema = z.object({
  threadId: idSchema,
  layerId: threadLayerSchema,
  pageId: idSchema,
  /** Where the builder shows the page. */
  path: z.string(),
  pageTitle: z.string(),
  author: z.string(),
  text: z.string(),
  createdAt: z.string(),
});
export type OpenMention = z.infer<typeof openMentionSchema>;
