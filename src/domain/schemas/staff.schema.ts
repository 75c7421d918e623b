import { z } from 'zod';

import { languageCodes } from '#locales/languages.ts';

import { cleanLine } from '../text.ts';
import { checkStaffPassword } from '../password-rules.ts';
import { accountSchema, givenPassword } from './account.schema.ts';
import { emailField, lineField, ruledText } from './form-fields.schema.ts';
import { idSchema } from './image.schema.ts';

const staffRoleSchema = z.enum(['manager', 'admin']);
export type StaffRoleName = z.infer<typeof staffRoleSchema>;
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
  language: staffLanguageSchema,
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

export const ownAccountChangeSchema = z.strictObject({ name: memberName(), language: staffLanguageSchema });
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
  /** `invited`: has not set a password yet. */
  state: z.enum(['active', 'invited', 'disabled']),
  hasTotp: z.boolean(),
  sessions: z.int(),
  createdAt: z.string(),
  signedInAt: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffInvitationSchema = z.strictObject({
  email: emailField(),
  name: memberName(),
  role: staffRoleSchema,
  language: staffLanguageSchema.default(''),
});
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

/** Good once, for three days. */
export const staffInvitationLinkSchema = z.object({ href: z.string() });
export type StaffInvitationLink = z.infer<typeof staffInvitationLinkSchema>;

export const staffMemberChangeSchema = z.strictObject({
  name: memberName().optional(),
  role: staffRoleSchema.optional(),
  isDisabled: z.boolean().optional(),
});
export type StaffMemberChange = z.infer<typeof staffMemberChangeSchema>;

export const staffPolicySchema = z.strictObject({ requiresTotp: z.boolean() });
export type StaffPolicy = z.infer<typeof staffPolicySchema>;
