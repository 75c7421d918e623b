import { z } from 'zod';

import { cleanText } from '../text.ts';
import { checkNoEmpty } from '../validation.ts';
import { lineField, ruledText } from './form-fields.schema.ts';
import { idSchema } from './image.schema.ts';

/** More than anybody keeps apart. */
export const mostGroups = 200;
/** Emails that are added at once. */
export const mostEmails = 2000;

export const customerGroupInputSchema = z.strictObject({
  name: lineField(100, checkNoEmpty),
  /** For the staff. */
  note: z.string().overwrite(cleanText).max(1000).default(''),
});
export type CustomerGroupInput = z.infer<typeof customerGroupInputSchema>;

/** A group by its name. */
export const namedGroupSchema = z.object({ id: idSchema, name: z.string() });
export type NamedGroup = z.infer<typeof namedGroupSchema>;

const titledSchema = z.object({ id: idSchema, title: z.string() });

export const customerGroupSchema = namedGroupSchema.extend({
  note: z.string(),
  createdAt: z.string(),
  /** Customers in it. */
  members: z.int(),
  /** What is for it, by id and title. */
  promotions: z.array(titledSchema),
  priceLists: z.array(titledSchema),
});
export type CustomerGroup = z.infer<typeof customerGroupSchema>;

/** Groups of one customer: those that are not named are left. */
export const groupsOfCustomerSchema = z.strictObject({ groups: z.array(idSchema).max(mostGroups) });

/** Emails of accounts, with commas, semicolons, spaces or lines between them. */
export const newMembersSchema = z.strictObject({ emails: ruledText(cleanText, [checkNoEmpty]).max(200_000) });

export const addedMembersSchema = z.object({
  added: z.int(),
  /** Those that were in the group before. */
  known: z.int(),
  /** Of no account. */
  unknown: z.array(z.string()),
});
export type AddedMembers = z.infer<typeof addedMembersSchema>;
