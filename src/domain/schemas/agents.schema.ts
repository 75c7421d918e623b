import { z } from 'zod';

import { documentKeySchema } from '../editing/document-key.ts';
import { editsAnswerSchema, editsSchema, issuesOfDocumentsSchema } from '../editing/drafts.schema.ts';
import { intentSchema } from '../editing/intents.schema.ts';
import { idSchema, versionSchema } from './image.schema.ts';
import {
  hasGoodEnd,
  layerDraftSchema,
  layerSchema,
  layerTermFields,
  newAddressSchema,
  wrongEnd,
} from './layer.schema.ts';
import { pageKindSchema } from './manage-pages.schema.ts';
import { pathSchema } from './preview.schema.ts';

const exampleId = '3f1f3f0e-6f0a-4d2c-9a66-1f7a0d9f1c11';

/** Documents that programs may draft, a page of them. */
export const foundDocumentsSchema = z.object({
  total: z.int(),
  documents: z.array(
    z.object({
      key: documentKeySchema,
      kind: pageKindSchema,
      title: z.string(),
      path: z.string(),
      /** A layer changes only what visitors see. */
      isPublished: z.boolean(),
    }),
  ),
  /** Beside the pages: settings and menus. */
  others: z.array(documentKeySchema),
});
export type FoundDocuments = z.infer<typeof foundDocumentsSchema>;

/** Of a document some sections at a time. */
const partFields = {
  /** Sections of the page in all; 0 for what is no page. */
  total: z.int(),
  document: layerDraftSchema.shape.document,
};

export const publishedDocumentSchema = z.object({
  key: documentKeySchema,
  version: versionSchema,
  ...partFields,
});
export type PublishedDocument = z.infer<typeof publishedDocumentSchema>;

/** `revision` is what edits are made on top of. */
export const agentDraftSchema = layerDraftSchema.extend(partFields);
export type AgentDraft = z.infer<typeof agentDraftSchema>;

const jsonSchema = z.record(z.string(), z.unknown());

export const sectionSchemasSchema = z.object({
  /** All types that there are. */
  types: z.array(z.object({ type: z.string(), name: z.string(), about: z.string(), purpose: z.string() })),
  /** Groups of the settings that were asked for, by name, as JSON Schema. */
  settings: z.record(z.string(), jsonSchema),
  /** Those that were asked for. */
  sections: z.array(
    z.object({
      type: z.string(),
      version: versionSchema,
      /** JSON Schema of `options`, and of each of `items`. */
      options: jsonSchema,
      item: jsonSchema,
      /** Options as they are when nothing is set. */
      defaults: z.record(z.string(), z.unknown()),
      presets: z.array(
        z.object({
          name: z.string(),
          options: z.record(z.string(), z.unknown()),
          items: z.array(z.unknown()),
        }),
      ),
    }),
  ),
});
export type SectionSchemas = z.infer<typeof sectionSchemasSchema>;

/** The call’s own id: sent again, it makes no second layer. */
const requestId = z.uuid().meta({ examples: [exampleId] });

export const agentLayerSchema = z
  .strictObject({
    requestId,
    ...layerTermFields,
    /** Of its mark in the back office. */
    color: layerTermFields.color.default('#475569'),
  })
  .refine(hasGoodEnd, wrongEnd);
export type AgentLayerInput = z.infer<typeof agentLayerSchema>;

/** Edits of one call. */
const mostEdits = 50;

export const agentEditsSchema = editsSchema.extend({
  edits: editsSchema.shape.edits.max(mostEdits),
  /** They are judged, and nothing is kept. */
  dryRun: z.boolean().default(false),
});
export type AgentEdits = z.infer<typeof agentEditsSchema>;

/** As people's edits are answered; a refusal also says what would have fitted, as JSON Schema. */
const agentResultSchema = editsAnswerSchema.shape.results.element.omit({ fault: true }).extend({
  faults: z.array(
    z.object({ path: z.array(z.string()), message: z.string(), expected: jsonSchema.nullable() }),
  ),
});

export const agentEditsAnswerSchema = editsAnswerSchema.extend({
  dryRun: z.boolean(),
  results: z.array(agentResultSchema),
  /** What others did since the base revision, in their order; not who. */
  others: z.array(editsAnswerSchema.shape.others.element.omit({ author: true })),
});
export type AgentEditsAnswer = z.infer<typeof agentEditsAnswerSchema>;

/** What a program is told of its layer: nothing of the people who decide on it. */
export const draftedLayerSchema = layerSchema.pick({
  id: true,
  name: true,
  state: true,
  startsAt: true,
  endsAt: true,
});
export type DraftedLayer = z.infer<typeof draftedLayerSchema>;

export const layerCheckSchema = z.object({
  layer: draftedLayerSchema,
  documents: z.array(
    z.object({
      key: documentKeySchema,
      /** The first of them, as edits that would make the live document into that of the layer. */
      changes: z.array(intentSchema),
      total: z.int(),
    }),
  ),
  issues: issuesOfDocumentsSchema,
  newAddresses: z.array(newAddressSchema),
});
export type LayerCheck = z.infer<typeof layerCheckSchema>;

const mostHours = 72;

/** A link by which anybody sees the shop with the layer, or at a moment with what is approved. */
export const agentPreviewSchema = z.strictObject({
  page: pathSchema.default('/').meta({ examples: ['/about'] }),
  hours: z.int().min(1).max(mostHours).default(24),
  at: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type AgentPreviewInput = z.infer<typeof agentPreviewSchema>;

export const agentPreviewAnswerSchema = z.object({
  url: z.string(),
  expiresAt: z.string(),
  /** Names the link, by which people end it. */
  id: idSchema,
});
export type AgentPreview = z.infer<typeof agentPreviewAnswerSchema>;
