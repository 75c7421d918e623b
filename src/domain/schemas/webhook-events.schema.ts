import { z } from 'zod';

import { currencies } from '../currencies.ts';
import { orderStateCodes } from '../order-states.ts';
import { idSchema } from './image.schema.ts';

const moment = z.iso.datetime();

/** Nothing of the buyer: whoever may know more asks the API for it. */
const orderData = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.enum(orderStateCodes),
  paymentStatus: z.string().meta({ examples: ['completed'] }),
  /** In money or in cash. */
  isPaid: z.boolean(),
  currency: z.enum(currencies),
  total: z.number(),
  refunded: z.number(),
  createdAt: moment,
  updatedAt: moment,
});

const productData = z.object({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  enabled: z.boolean(),
  updatedAt: moment,
});

/** What each event is about, as it stands when the message is written. */
const dataOfEvent = {
  'order.created': orderData,
  'order.updated': orderData,
  'order.paid': orderData,
  'order.canceled': orderData,
  'order.refunded': orderData,
  'product.created': productData,
  'product.updated': productData,
  'product.deleted': z.object({ id: idSchema, slug: z.string() }),
  'stock.changed': z.object({
    variationId: idSchema,
    productId: idSchema,
    sku: z.string(),
    /** Null: not counted. */
    stock: z.int().nullable(),
  }),
  'customer.created': z.object({ id: idSchema, createdAt: moment }),
  'lead.created': z.object({
    id: idSchema,
    type: z.string().meta({ examples: ['callback'] }),
    createdAt: moment,
  }),
  'review.created': z.object({
    id: idSchema,
    productId: idSchema,
    rating: z.int().min(1).max(5),
    createdAt: moment,
  }),
  /** Sent by hand, to try an address out. */
  'webhook.test': z.object({ message: z.string() }),
} as const;

export type WebhookMessageType = keyof typeof dataOfEvent;
/** What can be subscribed to. */
export type WebhookEvent = Exclude<WebhookMessageType, 'webhook.test'>;

export const webhookMessageTypes = Object.keys(dataOfEvent) as [WebhookMessageType, ...WebhookMessageType[]];
export const webhookEvents = webhookMessageTypes.filter((type) => type !== 'webhook.test') as [
  WebhookEvent,
  ...WebhookEvent[],
];

/** The bodies that are sent, by their types: Standard Webhooks 1.0. */
export const webhookBodies: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  webhookMessageTypes.map((type) => [
    type,
    z.object({
      type: z.literal(type),
      /** When it happened, not when it is sent. */
      timestamp: moment,
      data: dataOfEvent[type],
    }),
  ]),
);
