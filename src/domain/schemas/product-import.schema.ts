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

export const productImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  encoding: z.string(),
  separator: z.string(),
  header: z.array(z.string()),
  /** The field of each column; null for one that is left out. */
  mapping: z.array(z.string().nullable()),
  /** First rows of the file. */
  sample: z.array(z.array(z.string())),
  rowCount: z.int(),
  state: importStateSchema,
  rowsDone: z.int(),
  createdCount: z.int(),
  updatedCount: z.int(),
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
});
export type ImportProblem = z.infer<typeof importProblemSchema>;
export const importProblemsSchema = z.object({ total: z.int(), items: z.array(importProblemSchema) });

export const importMappingSchema = z.strictObject({
  mapping: z.array(z.string().max(200).nullable()).max(300),
});
