import { z } from 'zod';

import { languageCodes } from '#locales/languages.ts';

import { cleanLine } from '../text.ts';
import { checkStaffPassword } from '../password-rules.ts';
import { staffRights } from '../staff-rights.ts';
import { accountSchema, givenPassword } from './account.schema.ts';
import { emailField, lineField, ruledText } from './form-fields.schema.ts';
import { checkNoEmpty } from '../validation.ts';
import { idSchema } from './image.schema.ts';

/** `custom`: a role that the shop has made itself, named by `roleId`. */
const staffRoleSchema = z.enum(['manager', 'admin', 'custom']);
export type StaffRoleName = z.infer<typeof staffRoleSchema>;
const staffRightSchema = z.enum(staffRights);
/** Of the back office; empty: the browser's. */
const staffLanguageSchema = z.enum(['', ...languageCodes]);
export type StaffLanguage = z.infer<typeof staffLanguageSchema>;

const newPassword = () => ruledText((text) => text, [checkStaffPassword]);
const linkToken = () => z.string().max(200);
/** Six digits of an app, or a recovery code. */
const secondStepCode = () => z.string().overwrite(cleanLine).min(1, 'forms.errors.noEmpty').max(40);
const memberName = () => lineField(100);

export const staffLoginSchema = z.strictObject({ email: lineField(254), password: givenPassword() });
export const secondStepSchema = z.strictObject({ token: linkToken(), code: secondStepCode() });

/** With the token of the link that the program prints at its first start. */
export const staffSetupSchema = z.strictObject({
  token: linkToken(),
  email: emailField(),
  password: newPassword(),
});
export type StaffSetup = z.infer<typeof staffSetupSchema>;

/** With the token of the mail. */
export const invitationAcceptanceSchema = z.strictObject({
  token: linkToken(),
  name: memberName(),
  password: newPassword(),
});
export const staffResetRequestSchema = z.strictObject({ email: emailField() });
export const staffResetSchema = z.strictObject({ token: linkToken(), password: newPassword() });

/** Whoever is signed in, as they see themselves. */
export const ownStaffAccountSchema = accountSchema.extend({
  name: z.string(),
  role: staffRoleSchema,
  /** Of a role of the shop's own; else empty. */
  roleName: z.string(),
  /** What they may, whichever role it comes from. */
  rights: z.array(staffRightSchema),
  language: staffLanguageSchema,
  /** Whether a letter tells of each comment that mentions them. */
  mailsMentions: z.boolean(),
  hasTotp: z.boolean(),
  /** Of ten; each works once. */
  recoveryCodesLeft: z.int(),
  /** The shop wants two-factor sign-in: until it is on, nothing but one's own profile is open. */
  mustEnrol: z.boolean(),
});
export type OwnStaffAccount = z.infer<typeof ownStaffAccountSchema>;

export const staffSessionSchema = z.object({ token: z.string(), data: ownStaffAccountSchema });
export type StaffSession = z.infer<typeof staffSessionSchema>;

/** A session; or, where the account has two-factor sign-in, the token that the code has to come with. */
export const staffSignInSchema = staffSessionSchema.partial().extend({ secondStep: z.string().optional() });
export type StaffSignInAnswer = z.infer<typeof staffSignInSchema>;

export const ownAccountChangeSchema = z.strictObject({
  name: memberName(),
  language: staffLanguageSchema,
  /** Absent: as it was. */
  mailsMentions: z.boolean().optional(),
});
export type OwnAccountChange = z.infer<typeof ownAccountChangeSchema>;
export const ownPasswordChangeSchema = z.strictObject({
  currentPassword: givenPassword(),
  password: newPassword(),
});
export const proofSchema = z.strictObject({ password: givenPassword() });
export const totpEnrolmentSchema = z.object({
  /** Base32, to be typed where no code can be scanned. */
  secret: z.string(),
  /** `otpauth://…`, what the QR code holds. */
  address: z.string(),
});
export type TotpEnrolment = z.infer<typeof totpEnrolmentSchema>;
export const totpConfirmationSchema = z.strictObject({ code: secondStepCode() });
/** Shown once. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

export const staffOwnSessionSchema = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.string(),
  ip: z.string(),
  isCurrent: z.boolean(),
});
export type StaffOwnSession = z.infer<typeof staffOwnSessionSchema>;

export const staffMemberSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  role: staffRoleSchema,
  roleId: idSchema.nullable(),
  /** Of a role of the shop's own; else empty. */
  roleName: z.string(),
  /** `invited`: has not set a password yet. */
  state: z.enum(['active', 'invited', 'disabled']),
  hasTotp: z.boolean(),
  sessions: z.int(),
  createdAt: z.string(),
  signedInAt: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

/** A role, with the shop's own named by its id and no other. */
function namesItsRole({
  role,
  roleId,
}: {
  role?: StaffRoleName | undefined;
  roleId?: number | null | undefined;
}) {
  return (role === 'custom') === (typeof roleId === 'number');
}
const roleIdIsMissing = { path: ['role'], error: 'staff.errors.unknownRole' };

export const staffInvitationSchema = z
  .strictObject({
    email: emailField(),
    name: memberName(),
    role: staffRoleSchema,
    roleId: idSchema
      .nullable()
      .optional()
      .meta({ examples: [null] }),
    language: staffLanguageSchema.default(''),
  })
  .refine(namesItsRole, roleIdIsMissing);
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

/** Good once, for three days. */
export const staffInvitationLinkSchema = z.object({ href: z.string() });
export type StaffInvitationLink = z.infer<typeof staffInvitationLinkSchema>;

export const staffMemberChangeSchema = z
  .strictObject({
    name: memberName().optional(),
    role: staffRoleSchema.optional(),
    roleId: idSchema
      .nullable()
      .optional()
      .meta({ examples: [null] }),
    isDisabled: z.boolean().optional(),
  })
  .refine(namesItsRole, roleIdIsMissing);
export type StaffMemberChange = z.infer<typeof staffMemberChangeSchema>;

export const staffPolicySchema = z.strictObject({ requiresTotp: z.boolean() });
export type StaffPolicy = z.infer<typeof staffPolicySchema>;

export const staffRoleInputSchema = z.strictObject({
  name: lineField(60, checkNoEmpty),
  rights: z.array(staffRightSchema).min(1, 'staff.errors.noRights').max(staffRights.length),
});
export type StaffRoleInput = z.infer<typeof staffRoleInputSchema>;

/** A role that the shop has made itself. */
export const staffRoleSettingsSchema = z.object({
  id: idSchema,
  name: z.string(),
  rights: z.array(staffRightSchema),
  /** Who has it, also while they are disabled. */
  members: z.int(),
});
export type StaffRoleSettings = z.infer<typeof staffRoleSettingsSchema>;
