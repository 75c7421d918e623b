import { z } from 'zod';

/** Whether letters of the shop reach anybody. */
export const mailStateSchema = z.object({
  /** False: there is no mail server, and letters are kept as files on the shop's own. */
  isSent: z.boolean(),
  /** The shop has an address for enquiries and as sender. */
  hasAddress: z.boolean(),
});
export type MailState = z.infer<typeof mailStateSchema>;
