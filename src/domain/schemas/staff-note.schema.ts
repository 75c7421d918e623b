import { z } from 'zod';

import { cleanText } from '../text.ts';
import { checkNoEmpty } from '../validation.ts';
import { ruledText } from './form-fields.schema.ts';
import { idSchema } from './image.schema.ts';

/** What staff write for each other about an order or an enquiry. */
export const staffNoteSchema = z.object({
  id: idSchema,
  text: z.string(),
  /** Empty when the account is gone. */
  author: z.string(),
  /** Written by who asks, who may delete it then. */
  isOwn: z.boolean(),
  createdAt: z.string(),
});
export type StaffNote = z.infer<typeof staffNoteSchema>;

export const noteTextSchema = z.strictObject({
  text: ruledText(cleanText, [checkNoEmpty]).max(5000),
});
