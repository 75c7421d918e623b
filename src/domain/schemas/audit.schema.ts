import { z } from 'zod';

import { idSchema } from './image.schema.ts';

/** One thing that somebody on the staff did, or tried to. */
const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Null for somebody who could not sign in. */
  staffId: idSchema.nullable(),
  staffEmail: z.string(),
  /** The name of the key by which a program called for them; empty for a person. */
  apiKey: z.string(),
  /** `PUT /admin/orders/{id}`, or a name such as `sign-in`. */
  action: z.string(),
  /** What it was done to: `orders/12`. */
  entity: z.string(),
  /** The number of the order that it was done to, while there is one. */
  orderNumber: z.string().nullable(),
  /** As HTTP counts: 200 done, 401 or 403 refused. */
  result: z.int(),
  ip: z.string(),
  /** What was sent, without secrets and without what people wrote. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({ entries: z.array(auditEntrySchema), total: z.int() });
export type AuditPage = z.infer<typeof auditPageSchema>;
