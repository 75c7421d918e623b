import { z } from 'zod';

export const serverNoticesSchema = z.object({
  /** Forwarded headers come from nearby, and `TRUST_PROXY` is 0: limits take all visitors for one client. */
  hasUnknownProxy: z.boolean(),
});
export type ServerNotices = z.infer<typeof serverNoticesSchema>;
