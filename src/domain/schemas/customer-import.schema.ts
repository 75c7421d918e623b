import { z } from 'zod';

/** Why a line is left out; with `phone` and `country` only that is, and the customer comes in. */
const reasons = ['noEmail', 'wrongEmail', 'repeated', 'phone', 'country'] as const;
export type CustomerProblemReason = (typeof reasons)[number];

const customerProblemSchema = z.object({
  /** Of the file, where the row begins; the header is in line 1. */
  line: z.int(),
  reason: z.enum(reasons),
  /** What stands there, its first 200 characters. */
  value: z.string(),
});
export type CustomerProblem = z.infer<typeof customerProblemSchema>;

/** What a file of customers brings, or has brought. Every row is new, known or left out. */
export const customerImportSchema = z.object({
  rows: z.int(),
  /** Accounts that were made, or would be. */
  created: z.int(),
  /** Emails that have an account, which stays as it is. */
  known: z.int(),
  leftOut: z.int(),
  /** The first of them. */
  problems: z.array(customerProblemSchema),
  problemCount: z.int(),
  /** Headings of columns that have no place in the shop. */
  unused: z.array(z.string()),
});
export type CustomerImport = z.infer<typeof customerImportSchema>;
