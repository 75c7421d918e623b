import { z } from 'zod';

import { cleanLine } from '../text.ts';
import { focusSchema, idSchema, imageSchema, versionSchema } from './image.schema.ts';

export const imageKinds = ['jpg', 'png', 'webp', 'avif', 'gif', 'svg'] as const;
export const imageSorts = ['newest', 'oldest', 'name', 'largest'] as const;
export const imageFilters = ['all', 'unused', 'noAlt'] as const;

/** 25 MB: what a camera writes; a larger one is mostly metadata or a trap. */
export const maxUploadBytes = 25 * 1024 * 1024;
/** Why a picture is not taken: `data.reason` of the refusal. */
export const uploadRefusals = [
  'unknown_type',
  'damaged',
  'empty_drawing',
  'too_long',
  'too_many_pixels',
  'too_large',
] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

/** Of one request; the admin sends more in several. */
export const mostRemovedImages = 200;

const lineSchema = (max: number) => z.string().overwrite(cleanLine).max(max);

/** A picture of the media library; `version` grows with every change of it. */
export const mediaImageSchema = imageSchema.extend({
  version: z.int(),
  /** Of the file, in bytes. */
  bytes: z.int(),
  createdAt: z.string(),
});
export type MediaImage = z.infer<typeof mediaImageSchema>;

const imageUseSchema = z.object({
  kind: z.enum([
    'product',
    'catalog',
    'category',
    'page',
    'home',
    'article',
    'block',
    'author',
    'settings',
    'section',
  ]),
  /** Null for settings. */
  id: z.int().nullable(),
  /** Of the product, page, author or saved section; the group's name for settings. */
  title: z.string(),
  /** Only in edits that are not published yet. */
  isDraft: z.boolean(),
});
export type ImageUse = z.infer<typeof imageUseSchema>;

export const mediaListSchema = z.object({ items: z.array(mediaImageSchema), total: z.int() });
export type MediaList = z.infer<typeof mediaListSchema>;

/** Where the files of pictures are kept. */
export const mediaPlaceSchema = z.object({
  kind: z.enum(['disk', 's3']),
  /** A folder within the shop's data folder, or the bucket with the folder in it. */
  name: z.string(),
  /** Of the bucket's service; null on a disk. */
  host: z.string().nullable(),
  /** False while files cannot be read or written there. */
  isReady: z.boolean(),
});
export type MediaPlace = z.infer<typeof mediaPlaceSchema>;

export const mediaDetailsSchema = mediaImageSchema.extend({ uses: z.array(imageUseSchema) });
export type MediaDetails = z.infer<typeof mediaDetailsSchema>;

export const imageChangeSchema = z.strictObject({
  /** The version that was looked at; 409 when somebody else has changed the picture since. */
  version: versionSchema,
  name: lineSchema(200).min(1),
  alt: lineSchema(500),
  title: lineSchema(500),
  /** Null: the middle. */
  focus: focusSchema.nullable(),
});
export type ImageChange = z.infer<typeof imageChangeSchema>;

/** `isKnown`: the very file was in the library already, and no second picture was made of it. */
export const uploadAnswerSchema = z.object({ image: mediaImageSchema, isKnown: z.boolean() });
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

export const imageRemovalSchema = z.strictObject({
  ids: z.array(idSchema).min(1).max(mostRemovedImages),
  /** Also those that are in use: where they are shown nothing will be. */
  force: z.boolean().default(false),
});
export type ImageRemoval = z.infer<typeof imageRemovalSchema>;

/** What was removed, and what was kept because it is in use. */
export const removalAnswerSchema = z.object({
  removed: z.array(idSchema),
  kept: z.array(z.object({ id: idSchema, name: z.string(), uses: z.array(imageUseSchema) })),
});
export type RemovalAnswer = z.infer<typeof removalAnswerSchema>;
