import { z } from 'zod';

import { checkBirthDate, checkNoEmpty, checkPhone } from '../validation.ts';
import { emailField, lineField, newPasswordField } from './form-fields.schema.ts';
import { idSchema } from './image.schema.ts';
import { moderationStatusSchema } from './moderation.schema.ts';
import { reviewSchema } from './product.schema.ts';

const maxNameLength = 100;
/** Of a password that is compared only; what is longer cannot be right (see `checkPassword`). */
const maxPasswordLength = 128;

const nameField = () => lineField(maxNameLength, checkNoEmpty);
/** A password to compare. */
export const givenPassword = () =>
  z.string({ error: 'forms.errors.noEmpty' }).min(1, 'forms.errors.noEmpty').max(maxPasswordLength);

/** `username` is the email (specification section 7). */
export const loginSchema = z.strictObject({
  username: lineField(254, checkNoEmpty),
  password: givenPassword(),
});
export const sessionSchema = z.object({
  token: z.string(),
  data: z.object({ id: idSchema, email: z.string() }),
});
export type Session = z.infer<typeof sessionSchema>;

export const registrationSchema = z.strictObject({
  email: emailField(),
  password: newPasswordField(),
  profile: z.strictObject({ firstName: nameField(), lastName: nameField() }),
});
export type Registration = z.infer<typeof registrationSchema>;

export const accountSchema = z.object({ id: idSchema, email: z.string() });
export type Account = z.infer<typeof accountSchema>;
export const ownAccountSchema = accountSchema.extend({
  /** Its owner has read an email to it: earlier orders of a guest with it are the account's. */
  emailConfirmed: z.boolean(),
  createdAt: z.string(),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

export const accountChangeSchema = z.strictObject({
  email: emailField().optional(),
  password: newPasswordField().optional(),
  currentPassword: givenPassword(),
});
export type AccountChange = z.infer<typeof accountChangeSchema>;

const addressPart = () => lineField(200).optional();
const addressSchema = z.strictObject({
  country: addressPart(),
  region: addressPart(),
  locality: addressPart(),
  street: addressPart(),
  postalCode: addressPart(),
});

/** What an account holder tells about themselves; empty fields are as good as absent. */
export const profileSchema = z.strictObject({
  firstName: nameField(),
  lastName: nameField(),
  phone: lineField(40, checkPhone).optional(),
  /** A day, `YYYY-MM-DD`, no later than yesterday. */
  birthDate: lineField(10, (value) => checkBirthDate(value)).optional(),
  address: addressSchema.optional(),
});
export type Profile = z.infer<typeof profileSchema>;

export const resetRequestSchema = z.strictObject({ email: emailField() });
export const resetConfirmationSchema = z.strictObject({ password: newPasswordField() });
export const successSchema = z.object({ success: z.literal(true) });

/** `isSent` is there when the shop sends no emails yet, whoever asks. */
export const resetRequestAnswerSchema = successSchema.extend({ isSent: z.literal(false).optional() });
export type ResetRequestAnswer = z.infer<typeof resetRequestAnswerSchema>;

/** A review as its author sees it: also before it is published. */
export const ownReviewSchema = reviewSchema.extend({
  status: moderationStatusSchema,
  product: z.object({ id: idSchema, title: z.string(), slug: z.string() }),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;
