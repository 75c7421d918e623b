import { z } from 'zod';

import { languageCodes } from '#locales/languages.ts';
import type { ValidationKey } from '#locales/message-keys.ts';

import { orderStateCodes } from '../order-states.ts';
import { paymentStates } from '../payment-states.ts';
import { cleanLine } from '../text.ts';
import { checkEmail, checkNoEmpty, checkPhone } from '../validation.ts';
import { currencySchema, shippingSpeedSchema } from './delivery.schema.ts';
import { lineField, ruledText } from './form-fields.schema.ts';
import { idSchema, imageSchema, versionSchema } from './image.schema.ts';
import {
  addressSchema,
  adjustmentSchema,
  deliveryKinds,
  deliveryPointSchema,
  keptRecipientSchema,
} from './order.schema.ts';
import { staffDiscountSchema } from './order-edit.schema.ts';
import { staffNoteSchema } from './staff-note.schema.ts';
import { taxSumSchema } from './tax.schema.ts';

const stateSchema = z.enum(orderStateCodes);
const paymentStateSchema = z.enum(paymentStates);

/** An order in the list of the back office. Amounts here and below are major units. */
const orderRowSchema = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: z.string(),
  state: stateSchema,
  paymentState: paymentStateSchema,
  paymentMethod: z.string(),
  /** Cash that the shop has; false for what is paid online. */
  cashReceived: z.boolean(),
  total: z.number(),
  /** Of what was paid for it, given back or on its way. */
  refunded: z.number(),
  /** Still to be paid, of an order that was paid and became dearer since; 0 for all others. */
  rest: z.number(),
  currency: currencySchema,
  /** Of the demo: nobody ordered it, and nobody is written to about it. */
  isSample: z.boolean(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string(), userId: idSchema.nullable() }),
  delivery: z.object({ type: z.enum(deliveryKinds), title: z.string() }),
  /** Pieces, and the title of the first line. */
  pieces: z.int(),
  firstTitle: z.string(),
});
export type OrderRow = z.infer<typeof orderRowSchema>;

export const orderListSchema = z.object({
  orders: z.array(orderRowSchema),
  /** Of all pages. */
  total: z.int(),
  /** Orders per state under the same filters but that of the state. */
  counts: z.record(stateSchema, z.int()),
});
export type OrderList = z.infer<typeof orderListSchema>;

const personSchema = z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() });
const orderContactSchema = personSchema.extend({
  email: z.string(),
  receiver: personSchema.nullable(),
  /** Null: a person buys. */
  company: z.object({ name: z.string(), taxNumber: z.string() }).nullable(),
  /** Who gets the gift cards of the order, and on which day of the shop's; null: the buyer, once they are paid for. */
  giftCard: keptRecipientSchema.nullable(),
});
export type OrderContact = z.infer<typeof orderContactSchema>;

/** Whoever wrote or did something; empty for an account that is gone. */
const staffName = z.string();

const orderMailTopics = [
  'mail.order-placed',
  'mail.order-paid',
  'mail.order-shipped',
  'mail.order-canceled',
] as const;
export type OrderMailTopic = (typeof orderMailTopics)[number];

const orderMailSchema = z.object({
  id: idSchema,
  topic: z.enum([
    ...orderMailTopics,
    'mail.order-refunded',
    'mail.order-edited',
    'mail.order-downloads',
    'mail.order-needs-refund',
    'mail.order-return-requested',
    'mail.order-return-approved',
    'mail.order-return-declined',
  ]),
  /** `kept`: a file on the shop's server, which nobody got; `skipped`: there was nobody to send it to. */
  state: z.enum(['waiting', 'sent', 'kept', 'retrying', 'failed', 'skipped']),
  attempts: z.int(),
  error: z.string(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type OrderMail = z.infer<typeof orderMailSchema>;
export const mailResendSchema = z.strictObject({ topic: z.enum(orderMailTopics) });

const orderEventSchema = z.object({
  id: idSchema,
  kind: z.enum([
    'state',
    'payment',
    'contact',
    'tracking',
    'cash',
    'mail',
    'refund',
    'account',
    'return',
    'edit',
    'placed',
  ]),
  /** Of a state or payment: from and to. */
  from: z.string(),
  to: z.string(),
  /**
   * Why it was canceled, which email was sent again, what was changed, how money came at the counter; `credit` of a
   * refund as store credit, `exchange` of one that pays another order.
   */
  reason: z.string(),
  /** What a refund gave back; null of other events. */
  amount: z.number().nullable(),
  /** What an edit has changed: pieces of a line (0: it came, or went), else major units. */
  changes: z.array(
    z.object({
      what: z.enum(['line', 'delivery', 'discount', 'total']),
      /** Of the line, or why the discount was given. */
      name: z.string(),
      from: z.number(),
      to: z.number(),
    }),
  ),
  /** Null when it was not staff. */
  author: staffName.nullable(),
  createdAt: z.string(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

const cardSchema = z.object({ id: idSchema, last4: z.string() });

const orderRefundSchema = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.enum(['pending', 'done', 'failed']),
  /** The card of store credit that it became; null for money that went back. */
  credit: cardSchema.nullable(),
  createdAt: z.string(),
});
export type OrderRefund = z.infer<typeof orderRefundSchema>;

const orderPaymentSchema = z.object({
  id: z.string(),
  provider: z.string(),
  /** What the provider calls it; null before it knows it. */
  providerId: z.string().nullable(),
  state: z.string(),
  amount: z.number(),
  refunded: z.number(),
  createdAt: z.string(),
  /** The order was paid with it: its refunds are of the order's goods. */
  settles: z.boolean(),
  /** Paid by this card; null for a provider's. */
  giftCard: cardSchema.nullable(),
  /** The shop has money of it that can go back. */
  isRefundable: z.boolean(),
  refunds: z.array(orderRefundSchema),
  /** News of the provider that contradicts our books, and was set aside. */
  problems: z.array(z.object({ reason: z.string(), receivedAt: z.string() })),
});
export type OrderPayment = z.infer<typeof orderPaymentSchema>;

const trackingSchema = z.object({ number: z.string(), url: z.string() });
export type Tracking = z.infer<typeof trackingSchema>;

export const orderDetailSchema = orderRowSchema
  .omit({ customer: true, delivery: true, pieces: true, firstTitle: true })
  .extend({
    /** To be sent back with a change of contact or tracking. */
    version: z.int(),
    language: z.enum(languageCodes),
    /** The legal next states. */
    next: z.array(stateSchema),
    cancelReason: z.string().nullable(),
    reservedUntil: z.string().nullable(),
    /** The number of the order whose goods came back in exchange for it; null for most. */
    exchangeOf: z.string().nullable(),
    contact: orderContactSchema,
    /** Contact and address may be changed: nothing is on its way yet. */
    isEditable: z.boolean(),
    delivery: z.object({
      type: z.enum(deliveryKinds),
      code: z.string(),
      title: z.string(),
      speed: shippingSpeedSchema,
      weight: z.number().nullable(),
      address: addressSchema.nullable(),
      /** The carrier's pickup point that it goes to; null: to the door. */
      point: deliveryPointSchema.nullable(),
    }),
    comment: z.string(),
    lines: z.array(
      z.object({
        id: idSchema,
        /** Null when the product is gone. */
        productId: idSchema.nullable(),
        title: z.string(),
        slug: z.string(),
        options: z.string(),
        sku: z.string(),
        image: imageSchema.nullable(),
        quantity: z.int(),
        fullPrice: z.number(),
        price: z.number(),
        /** Taken off the line as a whole. */
        discount: z.number(),
        sum: z.number(),
        /** Tax that was paid on top of the sum. */
        taxAdded: z.number(),
        /** Pieces and money of it that have gone back, or are on their way. */
        refundedQuantity: z.int(),
        refundedAmount: z.number(),
        /** Its pieces can go back to stock with a refund. */
        isRestockable: z.boolean(),
        /** It goes into a parcel, or is handed over. */
        isDelivered: z.boolean(),
        isGiftCard: z.boolean(),
        /** Name of the price list that it was sold by; null: at the price of everybody, or one that was typed. */
        priceList: z.string().nullable(),
      }),
    ),
    goods: z.number(),
    discount: z.number(),
    deliveryPrice: z.number(),
    /** Taken off the delivery's price. */
    deliveryDiscount: z.number(),
    /** Tax that was paid on top of it. */
    deliveryTaxAdded: z.number(),
    /** Discounts beside lower prices. */
    adjustments: z.array(adjustmentSchema),
    /** What the staff take off all goods; null where they give nothing. */
    staffDiscount: staffDiscountSchema.nullable(),
    /** Of `discount`: the tax within the prices of goods that a company accounts for itself. */
    taxRelief: z.number(),
    /** Taxes by rate, the highest first. */
    taxes: z.array(taxSumSchema),
    refundedDelivery: z.number(),
    /** Of what was given back, the part that is tax. */
    refundedTax: z.number(),
    cashRefunds: z.array(orderRefundSchema),
    /** Money that has come, cash too, less what was given back. */
    paid: z.number(),
    /** Money that the shop holds for an order that is over. */
    owed: z.number(),
    /** What of the total is cash, and what the shop has of it; 0 where the order is not paid in cash. */
    cash: z.number(),
    cashLeft: z.number(),
    /** Money that is left over since a paid order was made cheaper. */
    surplus: z.number(),
    tracking: trackingSchema,
    customer: z.object({
      userId: idSchema.nullable(),
      /** Orders of the account, or under the email: this one too. */
      orders: z.int(),
    }),
    payments: z.array(orderPaymentSchema),
    events: z.array(orderEventSchema),
    notes: z.array(staffNoteSchema),
    mails: z.array(orderMailSchema),
    /** Emails that make sense to be sent now. */
    resendable: z.array(z.enum(orderMailTopics)),
  });
export type OrderDetail = z.infer<typeof orderDetailSchema>;

const trackingFields = {
  number: lineField(100),
  url: lineField(1000).refine((url) => url === '' || isWebAddress(url), {
    error: 'validation.url' satisfies ValidationKey,
  }),
};

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url);
}

export const stateChangeSchema = z.strictObject({
  /** The state that the page shows: 409 when the order has another by now. */
  from: stateSchema,
  to: stateSchema,
  /** For an order that leaves: the email names it. */
  tracking: z.strictObject(trackingFields).optional(),
});
export type StateChange = z.infer<typeof stateChangeSchema>;

export const trackingChangeSchema = z.strictObject({ version: versionSchema, ...trackingFields });
export const cashChangeSchema = z.strictObject({ received: z.boolean() });

const nameField = () => lineField(100);
export const contactChangeSchema = z.strictObject({
  version: versionSchema,
  firstName: lineField(100, checkNoEmpty),
  lastName: nameField(),
  phone: lineField(40, checkNoEmpty, checkPhone),
  email: lineField(254, checkEmail),
  receiver: z
    .strictObject({
      firstName: lineField(100, checkNoEmpty),
      lastName: nameField(),
      phone: lineField(40, checkNoEmpty, checkPhone),
    })
    .nullable(),
  /** Only of an order that is delivered; null leaves it. */
  address: z
    .strictObject({
      country: lineField(60, checkNoEmpty),
      region: lineField(100),
      locality: lineField(100, checkNoEmpty),
      street: ruledText(cleanLine, [checkNoEmpty]).max(300),
      postalCode: lineField(20),
    })
    .nullable(),
});
export type ContactChange = z.infer<typeof contactChangeSchema>;
