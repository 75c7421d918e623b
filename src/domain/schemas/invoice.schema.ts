import { z } from 'zod';

import { cleanLine, cleanText } from '../text.ts';
import { currencySchema } from './delivery.schema.ts';
import { idSchema, versionSchema } from './image.schema.ts';

export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Why a credit note takes from an invoice: money went back, the order is off, or another invoice takes its place. */
export const creditReasons = ['refund', 'canceled', 'replaced'] as const;

export const issueMoments = ['never', 'placed', 'paid'] as const;

const line = (max: number) => z.string().overwrite(cleanLine).max(max);
const lines = (max: number) => z.string().overwrite(cleanText).max(max);
/** Letters, digits and what parts them: it stands in names of files, too. */
const prefixSchema = z
  .string()
  .overwrite(cleanLine)
  .max(20)
  .regex(/^[\p{L}\d ./_-]*$/u, 'invoices.errors.prefix');

const invoiceSettingsFields = z.object({
  /** When an order gets its invoice by itself. */
  issueWhen: z.enum(issueMoments),
  /** Documents come with the emails of the payment and of refunds. */
  mailed: z.boolean(),
  /** Empty: the shop's name, and its address. */
  sellerName: line(200),
  sellerAddress: lines(500),
  /** Of the company, such as where it is registered, and under which number. */
  registration: lines(300),
  bank: lines(1000),
  footer: lines(1000),
  invoicePrefix: prefixSchema.meta({ examples: ['INV-'] }),
  creditNotePrefix: prefixSchema.meta({ examples: ['CN-'] }),
  /** Numbers have the year, and begin anew with it. */
  withYear: z.boolean(),
  /** Numbers are filled up with zeros to so many digits. */
  digits: z.int().min(1).max(10),
});

export const invoiceSettingsInputSchema = z
  .strictObject(invoiceSettingsFields.shape)
  .extend({ version: versionSchema })
  .refine(({ invoicePrefix, creditNotePrefix }) => invoicePrefix !== creditNotePrefix, {
    error: 'invoices.errors.samePrefix',
    path: ['creditNotePrefix'],
  });
export type InvoiceSettingsInput = z.infer<typeof invoiceSettingsInputSchema>;

export const invoiceSettingsSchema = invoiceSettingsFields.extend({
  version: versionSchema,
  /** What stands on documents where the fields are empty, and the shop's tax number. */
  shop: z.object({ name: z.string(), address: z.string(), taxNumber: z.string() }),
  /** The numbers that would be given next. */
  next: z.object({ invoice: z.string(), creditNote: z.string() }),
});
export type InvoiceSettings = z.infer<typeof invoiceSettingsSchema>;

/** An issued document, as buyers see it in a list; amounts in major units. */
export const buyersInvoiceSchema = z.object({
  id: idSchema,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  /** A day of the shop's calendar. */
  issuedOn: z.string(),
  total: z.number(),
  currency: currencySchema,
});
export type BuyersInvoice = z.infer<typeof buyersInvoiceSchema>;

const invoiceRowSchema = buyersInvoiceSchema.extend({
  tax: z.number(),
  /** Number of the order. */
  order: z.string(),
  /** Who it is made out to. */
  customer: z.string(),
  /** Of a credit note: why, and of which invoice. */
  reason: z.enum(creditReasons).nullable(),
  invoice: z.string().nullable(),
  /** A credit note has taken all of it back. */
  isCanceled: z.boolean(),
});
export type InvoiceRow = z.infer<typeof invoiceRowSchema>;

export const invoiceListSchema = z.object({
  invoices: z.array(invoiceRowSchema),
  total: z.int(),
  counts: z.object({ invoice: z.int(), credit_note: z.int() }),
});
export type InvoiceList = z.infer<typeof invoiceListSchema>;

export const orderInvoicesSchema = z.object({
  /** In the order in which they were issued. */
  invoices: z.array(invoiceRowSchema),
  /** The invoice that holds; null: there is none. */
  current: z
    .object({
      id: idSchema,
      /** The order is as the invoice and its credit notes say. */
      matches: z.boolean(),
      /** What its credit notes have left. */
      left: z.number(),
    })
    .nullable(),
  canIssue: z.boolean(),
});
export type OrderInvoices = z.infer<typeof orderInvoicesSchema>;

export const cancelInvoiceSchema = z.strictObject({
  /** Issues another one of the order as it is now. */
  reissue: z.boolean(),
});
