import { z } from 'zod';

import { metaSchema } from '../schemas/image.schema.ts';
import { cleanLine } from '../text.ts';
import { documentSectionSchema } from './documents.schema.ts';
import { intentSchema } from './intents.schema.ts';

const revisionSchema = z.int().min(0);
const noteSchema = z.string().overwrite(cleanLine).max(500).default('');

/** A page with its unpublished edits. `isChanged`: there is something to publish. */
export const draftSchema = z.object({
  pageId: z.int(),
  kind: z.string(),
  revision: revisionSchema,
  publishedVersion: z.int(),
  isChanged: z.boolean(),
  title: z.string(),
  slug: z.string(),
  meta: metaSchema,
  sections: z.record(z.string(), documentSectionSchema),
  order: z.array(z.string()),
});
export type DraftAnswer = z.infer<typeof draftSchema>;

/**
 * Edits that one tab has made on top of a revision, in their order. `clientId` names the tab, `id` the edit:
 * what is sent again is not done again.
 */
export const editsSchema = z.strictObject({
  baseRevision: revisionSchema,
  clientId: z.uuid(),
  edits: z
    .array(z.strictObject({ id: z.uuid(), intent: intentSchema }))
    .min(1)
    .max(200),
});
export type Edits = z.infer<typeof editsSchema>;

/**
 * What became of an edit: `applied`; `known` when it, or exactly what it wants, had been done before;
 * `conflict` when somebody else has changed the same since; `refused` with the reason when it cannot be.
 */
const editResultSchema = z.object({
  id: z.uuid(),
  status: z.enum(['applied', 'known', 'conflict', 'refused']),
  reason: z.string().optional(),
  /** The edit of somebody else that it collides with. */
  with: intentSchema.optional(),
});
export type EditResult = z.infer<typeof editResultSchema>;

export const editsAnswerSchema = z.object({
  revision: revisionSchema,
  results: z.array(editResultSchema),
  /** What others did since the base revision, in their order; the tab applies it beneath its own edits. */
  others: z.array(
    z.object({ revision: revisionSchema, intent: intentSchema, author: z.string().nullable() }),
  ),
});
export type EditsAnswer = z.infer<typeof editsAnswerSchema>;

/** Something that keeps a draft from being published (`error`) or that its author should know of. */
export const pageIssueSchema = z.object({
  sectionId: z.string(),
  severity: z.enum(['error', 'warning']),
  code: z.enum([
    'invalid_section',
    'unknown_type',
    'broken_link',
    'missing_picture',
    'missing_alt',
    'low_contrast',
  ]),
  /** What exactly: a reason, a link's target, a picture's id, two colours. */
  detail: z.string(),
});
export type PageIssue = z.infer<typeof pageIssueSchema>;

/** `revision` is the one that was looked at: what somebody adds meanwhile is not published unseen. */
export const publishRequestSchema = z.strictObject({ revision: revisionSchema, note: noteSchema });
export const publishAnswerSchema = z.object({ version: z.int(), issues: z.array(pageIssueSchema) });
export type PublishAnswer = z.infer<typeof publishAnswerSchema>;

export const restoreRequestSchema = z.strictObject({ note: noteSchema });

/** A published version; `changes` lead to it from the version before. */
export const pageVersionSchema = z.object({
  version: z.int(),
  title: z.string(),
  note: z.string(),
  author: z.string().nullable(),
  createdAt: z.string(),
  isPublished: z.boolean(),
  changes: z.array(intentSchema),
});
export type PageVersion = z.infer<typeof pageVersionSchema>;
