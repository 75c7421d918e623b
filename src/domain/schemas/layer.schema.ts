import { z } from 'zod';

import { documentKeySchema } from '../editing/document-key.ts';
import { layerStates } from '../layers/layer-state.ts';
import { cleanLine } from '../text.ts';
import { idSchema, versionSchema } from './image.schema.ts';
import { periodFields } from './period.schema.ts';

/** How somebody, or a program, names a layer and sets its times. */
export const layerTermFields = {
  name: z.string().overwrite(cleanLine).min(1, 'forms.errors.noEmpty').max(100),
  /** Of its mark in the back office. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .meta({ examples: ['#c2410c'] }),
  /** Without an end it is merged once it has started. */
  ...periodFields,
};
const terms = z.strictObject(layerTermFields);
export const hasGoodEnd = ({ startsAt, endsAt }: Pick<z.infer<typeof terms>, 'startsAt' | 'endsAt'>) =>
  endsAt === null || (startsAt !== null && Date.parse(endsAt) > Date.parse(startsAt));
export const wrongEnd = { error: 'promotions.errors.ends', path: ['endsAt'] };

/** A layer as somebody names it and sets its times. */
export const layerInputSchema = terms.refine(hasGoodEnd, wrongEnd);
export type LayerInput = z.infer<typeof layerInputSchema>;

/** `revision` is the one that was looked at. */
export const layerChangeSchema = terms.extend({ revision: versionSchema }).refine(hasGoodEnd, wrongEnd);
export type LayerChange = z.infer<typeof layerChangeSchema>;

export const layerRevisionSchema = z.strictObject({ revision: versionSchema });

export const layerApprovalSchema = layerRevisionSchema.extend({
  /** It starts with the approval, by the server's clock, in the place of the start that was set. */
  isNow: z.boolean().default(false),
});
export type LayerApprovalRequest = z.infer<typeof layerApprovalSchema>;

/** All layers that are not done, the highest first. */
export const layerOrderSchema = z.strictObject({ ids: z.array(idSchema).max(1000) });

export const layerSchema = z.object({
  id: idSchema,
  name: z.string(),
  color: z.string(),
  /** Of layers that say the same the higher counts; null once it is merged or discarded. */
  position: z.int().nullable(),
  state: z.enum(layerStates),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** Who made it; null where the account is gone. */
  createdBy: z.string().nullable(),
  /** A program made it by the API. */
  fromAgent: z.boolean(),
  /** What its key was called; null where somebody was signed in, and for people's own. */
  agent: z.string().nullable(),
  approvedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  revision: versionSchema,
});
export type Layer = z.infer<typeof layerSchema>;

/** A document of which a layer says something. */
const layerDocumentSchema = z.object({
  key: documentKeySchema,
  /** Of a page as the layer has it; empty for what has none. */
  title: z.string(),
  /** Address of a page; null for the others. */
  path: z.string().nullable(),
  revision: versionSchema,
  updatedAt: z.iso.datetime(),
  /** False where something was edited since the layer was approved: visitors do not see that yet. */
  isApproved: z.boolean(),
});
export type LayerDocument = z.infer<typeof layerDocumentSchema>;

/** A list of sale prices that begins and ends with a layer. */
const layerPricesSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Variations that it makes cheaper than they are without any sale; none while it is switched off. */
  cheaper: z.int(),
});
export type LayerPrices = z.infer<typeof layerPricesSchema>;

export const layerWithDocumentsSchema = layerSchema.extend({
  documents: z.array(layerDocumentSchema),
  prices: z.array(layerPricesSchema),
});
export type LayerWithDocuments = z.infer<typeof layerWithDocumentsSchema>;

/** Something that was published while a layer said something else of it. */
export const layerCollisionSchema = z.object({
  key: documentKeySchema,
  /** Of a page as the layer has it; empty for what has none. */
  title: z.string(),
  /** `field`: both gave it a value; `removed`: one took away what the other changed. */
  kind: z.enum(['field', 'removed']),
  /** Ids from the outside in, and of a field the keys below. */
  path: z.array(z.string()),
  /** The version that was published. */
  version: z.int(),
  /** Before, in Live since, and in the layer; null where there is none. */
  base: z.unknown(),
  live: z.unknown(),
  layer: z.unknown(),
  liveAuthor: z.string().nullable(),
  layerAuthor: z.string().nullable(),
});
export type LayerCollision = z.infer<typeof layerCollisionSchema>;

/** An address outside of the shop that visitors would newly be led to: of the web, of a mailbox, of a phone. */
export const newAddressSchema = z.object({ key: documentKeySchema, address: z.string() });
export type NewAddress = z.infer<typeof newAddressSchema>;

/** Of a collision. */
export const layerPathSchema = z.strictObject({ path: z.array(z.string().min(1).max(200)).min(1).max(20) });

/** Fields and sections of which two layers say something at the same time: visitors see what the higher one says. */
export const layerOverlapSchema = z.object({
  higher: idSchema,
  lower: idSchema,
  key: documentKeySchema,
  title: z.string(),
  /** Each as that of a collision. */
  paths: z.array(z.array(z.string())),
});
export type LayerOverlap = z.infer<typeof layerOverlapSchema>;

/** Something that a layer says and that cannot be shown: what it is said of is not there any more. */
const parkedSchema = z.object({
  /** Ids from the outside in: of a section and its item, of a menu's entry, of a group of the settings. */
  node: z.array(z.string()),
  what: z.enum(['field', 'added', 'removed', 'placed']),
  /** Of a field. */
  path: z.array(z.string()).optional(),
});

/** A document as it is with what a layer says of it, approved or not. */
export const layerDraftSchema = z.object({
  key: documentKeySchema,
  revision: versionSchema,
  /** The layer says something that Live does not. */
  isChanged: z.boolean(),
  document: z.object({ kind: z.enum(['page', 'settings', 'menu']) }).loose(),
  parked: z.array(parkedSchema),
});

/** A document as it is published and as a layer has it. */
export const layerDifferenceSchema = z.object({
  before: layerDraftSchema.shape.document,
  document: layerDraftSchema.shape.document,
});
export type LayerDraftAnswer = z.infer<typeof layerDraftSchema>;
