import { z } from 'zod';

import { languageCodes } from '#locales/languages.ts';

import { paymentStates } from '../payment-states.ts';

const addressSchema = z.string().min(1).max(2000);

export const paymentRequestSchema = z.strictObject({
  /** Number or id of the order. */
  order: z.string().min(1).max(64),
  /** Key of a method of GET /configs/payments-available-methods. */
  method: z.string().min(1).max(41),
  /** Where the shopper comes back to: an address or path of the shop; default the payment page. */
  returnUrl: addressSchema.optional(),
  cancelUrl: addressSchema.optional(),
  /** In the sheet of a wallet, for a method that has `express`: the answer has a `clientSecret` and no next step. */
  express: z.boolean().default(false),
  language: z.enum(languageCodes).default('en'),
});

/** Where the shopper goes on to pay: an address, or a form that the browser sends. */
export const nextStepSchema = z.object({
  redirectUrl: z.string().optional(),
  form: z
    .object({
      action: z.string(),
      method: z.enum(['GET', 'POST']),
      fields: z.record(z.string(), z.string()),
    })
    .optional(),
});
export type NextStep = z.infer<typeof nextStepSchema>;

/** Without a next step the status is the result. */
export const startedPaymentSchema = z.object({
  status: z.enum(paymentStates),
  /** Absent for cash. */
  paymentId: z.string().optional(),
  /** By which the shopper's browser confirms a payment in a sheet; for nobody else. */
  clientSecret: z.string().optional(),
  ...nextStepSchema.shape,
});
export type StartedPayment = z.infer<typeof startedPaymentSchema>;
