import { z } from 'zod';

import { checkStaffPassword } from '../validation.ts';
import { accountSchema, givenPassword } from './account.schema.ts';
import { emailField, lineField, ruledText } from './form-fields.schema.ts';

export const staffRoleSchema = z.enum(['manager', 'admin']);

export const staffLoginSchema = z.strictObject({ email: lineField(254), password: givenPassword() });

/** With the token of the link that the program prints at its first start. */
export const staffSetupSchema = z.strictObject({
  token: z.string().max(200),
  email: emailField(),
  password: ruledText((text) => text, [checkStaffPassword]),
});
export type StaffSetup = z.infer<typeof staffSetupSchema>;

export const staffSessionSchema = z.object({
  token: z.string(),
  data: accountSchema.extend({ role: staffRoleSchema }),
});
export type StaffSession = z.infer<typeof staffSessionSchema>;
