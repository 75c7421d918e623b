import { messages } from '#locales/en/payments.ts';
import type { PaymentMethodMessage } from '#locales/payment-messages.ts';

/** What the ways to pay are called for buyers. */
export const paymentMethodMessages = Object.keys(messages).map(
  (key) => `paymentMethods.${key}` as PaymentMethodMessage,
);
