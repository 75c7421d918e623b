import { z } from 'zod';

import { idSchema } from './image.schema.ts';

const importStateSchema = z.enum([
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'canceled',
  'failed',
]);
export type ImportState = z.infer<typeof importStateSchema>;

/** What a file is: the shop's own kind, or of another shop or program. */
const importFormats = ['own', 'shopify', 'woocommerce', 'yml', 'google', 'commerceml'] as const;
export type ImportFormat = (typeof importFormats)[number];

export const productImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  format: z.enum(importFormats),
  encoding: z.string(),
  /** Empty for XML. */
  separator: z.string(),
  header: z.array(z.string()),
  /** The field of each column; null for one that is left out. */
  mapping: z.array(z.string().nullable()),
  /** Columns with something in them that a foreign file's import does not use. */
  unused: z.array(z.string()),
  /** Paths of catalogs that are made, the first 200. */
  newCatalogs: z.array(z.string()),
  /** First rows of the file. */
  sample: z.array(z.array(z.string())),
  rowCount: z.int(),
  state: importStateSchema,
  rowsDone: z.int(),
  createdCount: z.int(),
  updatedCount: z.int(),
  /** Products of which the file says nothing new. */
  unchangedCount: z.int(),
  /** What the check found that would change, all of it; the first `keptChanges` are listed. */
  changeCount: z.int(),
  /** Lines of products with a problem, which are left out. */
  refusedCount: z.int(),
  problemCount: z.int(),
  /** Why it failed, for people. */
  failure: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Name of who began it. */
  staff: z.string().nullable(),
});
export type ProductImport = z.infer<typeof productImportSchema>;

const importProblemSchema = z.object({
  line: z.int(),
  field: z.string(),
  code: z.string(),
  value: z.string(),
  /** The product is imported nevertheless. */
  isNote: z.boolean(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;
export const importProblemsSchema = z.object({ total: z.int(), items: z.array(importProblemSchema) });

/** The most changes of an import that are kept to be read. */
export const keptChanges = 1000;
const importChangeSchema = z.object({
  line: z.int(),
  /** A new product, a new variation of one that is there, or another value of a field. */
  kind: z.enum(['product', 'variation', 'field']),
  product: z.string(),
  variation: z.string(),
  /** Key of the column; empty for what is new. */
  field: z.string(),
  /** As a file would have them; null is nothing. Long texts are cut around the first difference. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ImportChange = z.infer<typeof importChangeSchema>;
/** `total`: of those that are kept. */
export const importChangesSchema = z.object({ total: z.int(), items: z.array(importChangeSchema) });

/** Pictures that imports bring by address: how many, and a page of those that could not be fetched. */
export const importedPicturesSchema = z.object({
  waiting: z.int(),
  done: z.int(),
  failed: z.int(),
  items: z.array(
    z.object({
      id: idSchema,
      url: z.string(),
      /** A code of a text of the admin; `refused` has the other server's status behind it. */
      error: z.string(),
      /** One of those that wait for it. */
      productId: idSchema.nullable(),
      product: z.string(),
    }),
  ),
});
export type ImportedPictures = z.infer<typeof importedPicturesSchema>;

export const importMappingSchema = z.strictObject({
  mapping: z.array(z.string().max(200).nullable()).max(300),
});
