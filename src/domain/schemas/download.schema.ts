import { z } from 'zod';

import { idSchema } from './image.schema.ts';

/** Longest file of a product, in bytes: what proxies of the examples let through. */
export const maxProductFileBytes = 200 * 1024 * 1024;
export const maxFilesPerProduct = 100;

/** A file that a product gives to download. */
export const productFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Length in bytes. */
  bytes: z.int(),
  /** Null: for every variation of the product. */
  variationId: idSchema.nullable(),
  createdAt: z.string(),
});
export type ProductFile = z.infer<typeof productFileSchema>;

/** `ready` may be downloaded; the others say why it may not. */
const downloadStates = ['ready', 'usedUp', 'expired', 'revoked'] as const;
export type DownloadState = (typeof downloadStates)[number];

/** A bought file, for whoever may read the order. */
export const buyersDownloadSchema = z.object({
  id: z.uuid(),
  /** Of the product that was bought. */
  title: z.string(),
  name: z.string(),
  bytes: z.int(),
  state: z.enum(downloadStates),
  /** How often it may be downloaded still. */
  remaining: z.int(),
  expiresAt: z.string(),
  /** Where it is downloaded, for whoever has the address; null where it cannot be. */
  path: z.string().nullable(),
});
export type BuyersDownload = z.infer<typeof buyersDownloadSchema>;

/** The same in the account of its buyer. */
export const ownDownloadSchema = buyersDownloadSchema.extend({
  /** Of the order that it was bought with. */
  order: z.string(),
  orderedAt: z.string(),
});
export type OwnDownload = z.infer<typeof ownDownloadSchema>;

const revokeReasons = ['unpaid', 'canceled', 'refunded', 'staff'] as const;
export type RevokeReason = (typeof revokeReasons)[number];

/** The same as the staff see it. */
const orderDownloadSchema = buyersDownloadSchema.omit({ path: true }).extend({
  lineId: idSchema,
  /** How often a download was begun, and when last. */
  downloads: z.int(),
  lastAt: z.string().nullable(),
  revokeReason: z.enum(revokeReasons).nullable(),
});
export type OrderDownload = z.infer<typeof orderDownloadSchema>;

export const orderDownloadsSchema = z.object({
  downloads: z.array(orderDownloadSchema),
  /** Files that are sold with what was bought and that the order has no link to. */
  missing: z.int(),
  /** What renewed links get where nothing else is wished for. */
  limits: z.object({ downloads: z.int(), days: z.int() }),
});
export type OrderDownloads = z.infer<typeof orderDownloadsSchema>;

/** How many downloads a link has from now on, and for how many days. */
export const downloadRenewalSchema = z.strictObject({
  downloads: z.int('forms.errors.number').min(1).max(1000),
  days: z.int('forms.errors.number').min(1).max(3650),
  /** Sends the buyer a letter with the links. */
  notify: z.boolean().default(false),
});
export type DownloadRenewal = z.infer<typeof downloadRenewalSchema>;
