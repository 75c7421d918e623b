import { z } from 'zod';

import { metaSchema, versionSchema } from '../schemas/image.schema.ts';
import { cleanLine } from '../text.ts';
import { documentKeySchema } from './document-key.ts';
import { documentEntrySchema, documentSectionSchema } from './documents.schema.ts';
import { intentSchema } from './intents.schema.ts';
import { documentIssueSchema } from './issues.schema.ts';

const revisionSchema = versionSchema;
const noteSchema = z.string().overwrite(cleanLine).max(500).default('');

/** A draft that is to be published at a time as it was then; `failure` says why it was not. */
const scheduleSchema = z.object({
  at: z.string(),
  revision: revisionSchema,
  note: z.string(),
  author: z.string().nullable(),
  /** What was scheduled with it and waits too: all of it goes out, or nothing. */
  together: z.array(documentKeySchema),
  failure: z
    .object({
      at: z.string(),
      issues: z.array(documentIssueSchema),
      /** What was to go out with it and had to be put right first. */
      because: z.array(documentKeySchema),
    })
    .nullable(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

const draftState = {
  revision: revisionSchema,
  /** 0 before the first publishing. */
  publishedVersion: z.int(),
  /** There is something to publish. */
  isChanged: z.boolean(),
  schedule: scheduleSchema.nullable(),
};

/** A page with its unpublished edits. */
export const draftSchema = z.object({
  pageId: z.int(),
  kind: z.string(),
  ...draftState,
  title: z.string(),
  slug: z.string(),
  meta: metaSchema,
  sections: z.record(z.string(), documentSectionSchema),
  order: z.array(z.string()),
});
export type DraftAnswer = z.infer<typeof draftSchema>;

/** The settings with their unpublished edits, every group in full. */
export const settingsDraftSchema = z.object({ ...draftState, groups: z.record(z.string(), z.unknown()) });
export type SettingsDraftAnswer = z.infer<typeof settingsDraftSchema>;

/** A menu with its unpublished edits. */
export const menuDraftSchema = z.object({
  ...draftState,
  name: z.string(),
  entries: z.record(z.string(), documentEntrySchema),
  order: z.array(z.string()),
});
export type MenuDraftAnswer = z.infer<typeof menuDraftSchema>;

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
  /** Of a value that does not fit: the field, from the section, item, entry or settings group on, and why. */
  fault: z.object({ path: z.array(z.string()), message: z.string() }).optional(),
  /** The edit of somebody else that it collides with. */
  with: intentSchema.optional(),
});
export type EditResult = z.infer<typeof editResultSchema>;

export const editsAnswerSchema = z.object({
  revision: revisionSchema,
  /** There is something to publish. */
  isChanged: z.boolean(),
  results: z.array(editResultSchema),
  /** What others did since the base revision, in their order; the tab applies it beneath its own edits. */
  others: z.array(
    z.object({ revision: revisionSchema, intent: intentSchema, author: z.string().nullable() }),
  ),
});
export type EditsAnswer = z.infer<typeof editsAnswerSchema>;

/** `revision` is the one that was looked at: what somebody adds meanwhile is not published unseen. */
const publishDraftSchema = z.strictObject({
  revision: revisionSchema,
  /**
   * What becomes of changes that wait for their time: `keep` leaves them to their schedule and publishes the
   * others, `publish` publishes them now and ends it. Without it they are refused with 409.
   */
  scheduled: z.enum(['keep', 'publish']).optional(),
});
export const publishRequestSchema = publishDraftSchema.extend({ note: noteSchema });

/** Settings may be published by group, and the rest stays unpublished. */
export const publishSettingsRequestSchema = publishRequestSchema.extend({
  groups: z.array(z.string().max(40)).min(1).max(20).optional(),
});

export const publishAnswerSchema = z.object({ version: z.int(), issues: z.array(documentIssueSchema) });
export type PublishAnswer = z.infer<typeof publishAnswerSchema>;

export const restoreRequestSchema = z.strictObject({ note: noteSchema });

/** A published version; `changes` lead to it from the version before. */
export const documentVersionSchema = z.object({
  version: z.int(),
  /** Of a page; empty for what has none. */
  title: z.string(),
  note: z.string(),
  author: z.string().nullable(),
  createdAt: z.string(),
  isPublished: z.boolean(),
  changes: z.array(intentSchema),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

/** A published version as it was. */
export const versionAnswerSchema = z.object({
  version: z.int(),
  document: z.object({ kind: z.enum(['page', 'settings', 'menu']) }).loose(),
});

/** `at` with its time zone, at most a year ahead. */
const scheduleDraftSchema = z.strictObject({
  revision: revisionSchema,
  /** In the place of what is scheduled already; without it such a draft is refused with 409. */
  replaces: z.boolean().default(false),
});
const whenSchema = { at: z.iso.datetime({ offset: true }), note: noteSchema };
export const scheduleRequestSchema = scheduleDraftSchema.extend(whenSchema);
export const scheduleAnswerSchema = z.object({
  schedule: scheduleSchema,
  /** What would keep it from being published if it were to happen now. */
  issues: z.array(documentIssueSchema),
});
export type ScheduleAnswer = z.infer<typeof scheduleAnswerSchema>;

/** Something that waits to be published. */
export const unpublishedChangeSchema = z.object({
  key: documentKeySchema,
  /** Of a page its kind; `settings` or `menu`. */
  kind: z.string(),
  /** Of a page; empty for what has none. */
  title: z.string(),
  /** Address of a page. */
  path: z.string().nullable(),
  revision: revisionSchema,
  updatedAt: z.string(),
  /** Who edited last. */
  author: z.string().nullable(),
  /** Whose unpublished edits it holds, the latest first. */
  authors: z.array(z.string()),
  /** It holds unpublished edits of who asks, and of nobody else. */
  isMine: z.boolean(),
  /** It differs from what visitors see; false for what only waits for its time. */
  isChanged: z.boolean(),
  /** Never published before. */
  isNew: z.boolean(),
  schedule: scheduleSchema
    .extend({
      /** What the schedule will change. */
      changes: z.array(intentSchema),
      /** Changes of the draft that have nothing to do with it can be published now. */
      canKeep: z.boolean(),
      /** The draft holds changes that belong to it. */
      isInDraft: z.boolean(),
    })
    .nullable(),
});
export type UnpublishedChange = z.infer<typeof unpublishedChangeSchema>;

export const issuesOfDocumentsSchema = z.array(
  z.object({ key: documentKeySchema, issues: z.array(documentIssueSchema) }),
);
export type IssuesOfDocuments = z.infer<typeof issuesOfDocumentsSchema>;

/** All of them or none; each with the revision that was looked at. */
export const publishSeveralSchema = z.strictObject({
  documents: z
    .array(publishDraftSchema.extend({ key: documentKeySchema }))
    .min(1)
    .max(100),
  note: noteSchema,
});
export type PublishSeveral = z.infer<typeof publishSeveralSchema>;

/** All of them or none, at one time. */
export const scheduleSeveralSchema = z.strictObject({
  documents: z
    .array(scheduleDraftSchema.extend({ key: documentKeySchema }))
    .min(1)
    .max(100),
  ...whenSchema,
});
export type ScheduleSeveral = z.infer<typeof scheduleSeveralSchema>;

export const publishSeveralAnswerSchema = z.array(publishAnswerSchema.extend({ key: documentKeySchema }));
export type PublishSeveralAnswer = z.infer<typeof publishSeveralAnswerSchema>;
