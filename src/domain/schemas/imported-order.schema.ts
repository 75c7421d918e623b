import { z } from 'zod';

import { idSchema } from './image.schema.ts';

/** Where the orders come from; `table` is one of the owner's own. */
const orderSources = ['shopify', 'woocommerce', 'table'] as const;
export type OrderSource = (typeof orderSources)[number];

/** What became of an order, whatever the former shop called it; `other` for words that are not known. */
const importedOrderStates = ['open', 'paid', 'partly_refunded', 'refunded', 'cancelled', 'other'] as const;
export type ImportedOrderState = (typeof importedOrderStates)[number];

const importedLineSchema = z.object({
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  /** Of one piece, and of all; null for what the file does not say. */
  price: z.number().nullable(),
  total: z.number().nullable(),
});

/** Amounts are decimal major units of the order's own currency; null for what the file does not say. */
export const importedOrderSchema = z.object({
  id: idSchema,
  source: z.enum(orderSources),
  number: z.string(),
  placedAt: z.string(),
  /** ISO 4217, any. */
  currency: z.string(),
  state: z.enum(importedOrderStates),
  /** In the words of the former shop. */
  status: z.string(),
  fulfilment: z.string(),
  subtotal: z.number().nullable(),
  discount: z.number().nullable(),
  delivery: z.number().nullable(),
  fees: z.number().nullable(),
  tax: z.number().nullable(),
  total: z.number(),
  refunded: z.number(),
  paymentMethod: z.string(),
  deliveryMethod: z.string(),
  lines: z.array(importedLineSchema),
});
export type ImportedOrder = z.infer<typeof importedOrderSchema>;

const importedAddressSchema = z.object({
  name: z.string(),
  company: z.string(),
  street: z.string(),
  locality: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** A code or a name, as the file has it. */
  country: z.string(),
  phone: z.string(),
});
export type ImportedAddress = z.infer<typeof importedAddressSchema>;

/** With the person: for the staff, and for the customer who asks for all that is kept. */
export const importedOrderDetailSchema = importedOrderSchema.extend({
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Null for one that the file does not have. */
  billing: importedAddressSchema.nullable(),
  shipping: importedAddressSchema.nullable(),
  note: z.string(),
});
export type ImportedOrderDetail = z.infer<typeof importedOrderDetailSchema>;

export const managedImportedOrderSchema = importedOrderDetailSchema.extend({
  /** False where the amounts of the file contradict each other. */
  addsUp: z.boolean(),
  /** The account with the order's email. */
  customerId: idSchema.nullable(),
  fileName: z.string(),
  importedAt: z.string(),
  /** The person was taken out of it. */
  isErased: z.boolean(),
});
export type ManagedImportedOrder = z.infer<typeof managedImportedOrderSchema>;

const importedOrderRowSchema = importedOrderSchema
  .pick({ id: true, source: true, number: true, placedAt: true, currency: true, state: true, total: true })
  .extend({ email: z.string(), name: z.string(), pieces: z.number() });
export type ImportedOrderRow = z.infer<typeof importedOrderRowSchema>;

export const importedOrderListSchema = z.object({
  orders: z.array(importedOrderRowSchema),
  /** Of all pages. */
  total: z.int(),
});
export type ImportedOrderList = z.infer<typeof importedOrderListSchema>;

/** A file that added orders, and how many of them are there. */
export const orderImportRowSchema = z.object({
  id: idSchema,
  source: z.enum(orderSources),
  fileName: z.string(),
  importedAt: z.string(),
  /** Who of the staff; null for somebody who is gone. */
  author: z.string().nullable(),
  orders: z.int(),
});
export type OrderImportRow = z.infer<typeof orderImportRowSchema>;

/** Why an order is left out; with `sums` and `email` it comes in. */
const reasons = [
  'noNumber',
  'repeated',
  'date',
  'currency',
  'total',
  'amount',
  'quantity',
  'tooManyLines',
  'email',
  'sums',
] as const;
export type OrderProblemReason = (typeof reasons)[number];

const orderProblemSchema = z.object({
  /** Of the file, where the order begins; the header is in line 1. */
  line: z.int(),
  number: z.string(),
  reason: z.enum(reasons),
  /** What stands there, its first 200 characters. */
  value: z.string(),
});
export type OrderProblem = z.infer<typeof orderProblemSchema>;

/** What a file of orders brings, or has brought. Every order is new, changed, the same or left out. */
export const orderImportReportSchema = z.object({
  source: z.enum(orderSources),
  orders: z.int(),
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  leftOut: z.int(),
  /** The first of them. */
  problems: z.array(orderProblemSchema),
  problemCount: z.int(),
  /** Headings of columns that have no place in the archive. */
  unused: z.array(z.string()),
  /** The shop's currency, where the file has no column for one; else null. */
  assumedCurrency: z.string().nullable(),
});
export type OrderImportReport = z.infer<typeof orderImportReportSchema>;
