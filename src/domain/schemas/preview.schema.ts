import { z } from 'zod';

import type { ValidationKey } from '#locales/message-keys.ts';

import { documentSectionSchema } from '../editing/documents.schema.ts';
import { idSchema, imageSchema } from './image.schema.ts';

/** Parameters of a page's address that show it as its drafts have it. */
export const previewParameters = {
  edit: 'vt-edit',
  share: 'vt-preview',
  /** Beside `edit`: one document as a published version had it, `page:12@3`; nothing can be edited then. */
  version: 'vt-version',
  /** Beside `edit`: the id of a layer, which is shown over what is published, in the place of the drafts. */
  layer: 'vt-layer',
  /** Beside `edit`: the language of who edits, for what lies over the page. */
  language: 'vt-language',
  /** Beside `edit`: a page of one visitor with nothing in it, `empty`. */
  sample: 'vt-sample',
} as const;

/** A path of the shop, without host and fragment. */
export const pathSchema = z
  .string()
  .max(1000)
  .regex(/^\/(?![/\\])[^\s\\#\p{Cc}]*$/u, 'validation.path' satisfies ValidationKey);

const mostHours = 24 * 30;

/** `edit` opens the builder's frame for 12 hours; `share` is a link for somebody without an account. */
export const previewRequestSchema = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('edit') }),
  z
    .strictObject({
      mode: z.literal('share'),
      hours: z.int().min(1).max(mostHours),
      /** Where the link leads to; from there the whole shop can be walked. */
      page: pathSchema.default('/'),
      /** Id of the one page, catalog, category or article whose draft it shows; null: all that is unpublished. */
      onlyPage: idSchema.nullable().default(null),
      /** A layer, as it is edited now, over what is published. */
      layer: idSchema.nullable().default(null),
      /** The site as visitors will see it at this moment, by the layers that are approved by now; `layer` among them. */
      at: z.iso.datetime({ offset: true }).nullable().default(null),
    })
    // One page shows its draft beside what visitors see now.
    .refine(({ onlyPage, layer, at }) => onlyPage === null || (layer === null && at === null), {
      path: ['onlyPage'],
      message: 'validation.previewScope' satisfies ValidationKey,
    }),
]);
export type PreviewRequest = z.infer<typeof previewRequestSchema>;

/** What a shared link shows, in the place of all that is unpublished. */
export interface PreviewScope {
  /** Id of the one page whose draft it shows. */
  onlyPage: number | null;
  /** Id of a layer, over what is published. */
  layer: number | null;
  /** The moment to come that the site is shown as of. */
  at: Date | null;
}

/** The only answer that holds the token in clear. */
export const previewSchema = z.object({
  token: z.string(),
  expiresAt: z.string(),
  /** Path with the token, to be opened at the shop's address. */
  url: z.string(),
  /** Names a shared link, by which it can be ended; null in edit mode. */
  id: z.int().nullable(),
});
export type Preview = z.infer<typeof previewSchema>;

export const previewLinkSchema = z.object({
  id: z.int(),
  page: z.string(),
  onlyPage: idSchema.nullable(),
  layer: z.object({ id: idSchema, name: z.string() }).nullable(),
  at: z.string().nullable(),
  author: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;

export const sectionsRequestSchema = z.strictObject({
  /** The page that they stand on: some sections show what belongs to it. */
  path: pathSchema,
  /** In which they are edited; null: in Live. */
  layer: idSchema.nullable().default(null),
  sections: z.array(documentSectionSchema).max(300),
});

/** Sections as their views get them, sanitised and with their data. */
export const preparedSectionsSchema = z.object({
  sections: z.array(
    z.looseObject({ id: z.string(), type: z.string(), data: z.record(z.string(), z.unknown()) }),
  ),
  images: z.array(imageSchema),
});
export type PreparedSections = z.infer<typeof preparedSectionsSchema>;
