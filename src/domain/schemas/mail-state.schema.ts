import { z } from 'zod';

import { mailTestSchema } from './mail-server.schema.ts';

/** Emails that have not left yet; those that may be taken back for a moment are not among them. */
const waitingMailsSchema = z.object({
  count: z.int(),
  /** Since when the oldest waits. */
  since: z.iso.datetime(),
  /** The mail server takes nothing since the last one left: not only emails that it refuses one by one. */
  isStuck: z.boolean(),
  /** The newest failure of those that wait; null while none has failed. `detail` is the server's own. */
  error: mailTestSchema
    .extend({ outcome: mailTestSchema.shape.outcome.exclude(['sent']), at: z.iso.datetime() })
    .nullable(),
});

/** Whether emails of the shop reach anybody. */
export const mailStateSchema = z.object({
  /** False: there is no mail server, and emails are kept as files on the shop's own. */
  isSent: z.boolean(),
  /** The shop has an address for enquiries and as sender. */
  hasAddress: z.boolean(),
  /** Null when none waits. */
  waiting: waitingMailsSchema.nullable(),
});
export type MailState = z.infer<typeof mailStateSchema>;
