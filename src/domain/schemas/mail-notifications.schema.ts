import { z } from 'zod';

import { checkEmail, checkNoEmpty } from '../validation.ts';
import { lineField } from './form-fields.schema.ts';

/** What the shop itself is told of by mail. */
export const mailNotificationKinds = [
  'orderPlaced',
  'paymentCame',
  'paymentFailed',
  'orderCanceled',
  'refundNeeded',
  'returnAsked',
  'lowStock',
] as const;
export type MailNotificationKind = (typeof mailNotificationKinds)[number];

const mailNotificationSchema = z.strictObject({
  enabled: z.boolean(),
  /** None: the first of the shop's own addresses. */
  emails: z.array(lineField(254, checkNoEmpty, checkEmail)).max(10),
});

/** Which emails go to which addresses; private, as the addresses may be those of the staff. */
export const mailNotificationsSchema = z.strictObject({
  letters: z.strictObject(
    Object.fromEntries(mailNotificationKinds.map((kind) => [kind, mailNotificationSchema])) as Record<
      MailNotificationKind,
      typeof mailNotificationSchema
    >,
  ),
  /** Pieces: an email when a variation falls so far, and none again until it has risen above. */
  lowStockThreshold: z.int().min(0).max(10_000),
  /** One email a day about all that has fallen so far; else one at once. */
  lowStockDaily: z.boolean().default(true),
});
export type MailNotifications = z.infer<typeof mailNotificationsSchema>;
