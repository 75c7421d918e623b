import { z } from 'zod';

/** Something that a page's policy has kept visitors' browsers from using, added up. */
export const policyReportSchema = z.object({
  /** What it was wanted for: `script-src`, `connect-src`… */
  directive: z.string(),
  /** An origin, `inline` or `eval`. */
  source: z.string(),
  /** Path of the page where it happened last. */
  page: z.string(),
  reports: z.int(),
  lastAt: z.iso.datetime(),
});
export type PolicyReport = z.infer<typeof policyReportSchema>;
