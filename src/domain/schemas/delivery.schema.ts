import { z } from 'zod';

import { currencies } from '../currencies.ts';
import { shippingSpeeds } from '../shipping-speed.ts';
import { idSchema } from './image.schema.ts';

export const codeSchema = z.string().regex(/^[a-z0-9-]{1,64}$/);
/** How a carrier is called in addresses and in the database. */
export const carrierKeySchema = z.string().regex(/^[a-z][a-z0-9_-]{0,40}$/);
export const shippingSpeedSchema = z.enum(shippingSpeeds);

/** Amounts in major units, weights in kilograms; an absent limit does not bind. */
const limits = {
  price: z.number(),
  shippingSpeed: shippingSpeedSchema,
  minAmount: z.number().optional(),
  maxAmount: z.number().optional(),
  minWeight: z.number().optional(),
  maxWeight: z.number().optional(),
};

export const locationSchema = z.object({
  id: idSchema,
  code: codeSchema,
  title: z.string(),
  enabled: z.boolean(),
  address: z.string(),
  phone: z.string(),
  workTime: z.string(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  ...limits,
});
export type Location = z.infer<typeof locationSchema>;

export const shippingZoneSchema = z.object({
  id: idSchema,
  code: codeSchema,
  title: z.string(),
  enabled: z.boolean(),
  countries: z.array(z.string()),
  regions: z.array(z.string()),
  localities: z.array(z.string()),
  freeFrom: z.number().optional(),
  /** By whose prices it delivers; `price` is what counts where that carrier is silent. */
  carrier: carrierKeySchema.optional(),
  /** It also delivers to the pickup points of that carrier; absent: to the door alone. */
  pickupPoints: z.boolean().optional(),
  ...limits,
});
export type ShippingZone = z.infer<typeof shippingZoneSchema>;

/** What delivery of one piece costs, by place. Amounts in major units. */
export const deliveryEstimateSchema = z.object({
  /** `zone` is the place's own in the list of zones; `key` stays the same while the shop's zones do. */
  places: z.array(z.object({ key: z.string(), title: z.string(), zone: z.int() })),
  zones: z.array(
    z.object({
      price: z.number(),
      speed: shippingSpeedSchema,
      /** Goods of this amount on are delivered for nothing. */
      freeFrom: z.number().optional(),
      /** Why the piece alone is not delivered there, in the shop's language. */
      limit: z.string().optional(),
    }),
  ),
});
export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>;

export const currencySchema = z.enum(currencies);

/** `currencies` are those the provider takes; a method is listed only when the shop's is among them. */
/** What a browser opens a provider's wallets with, over the checkout; the key is made to be public. */
const expressPaymentSchema = z.object({ publishableKey: z.string() });
export type ExpressPayment = z.infer<typeof expressPaymentSchema>;

export const paymentMethodSchema = z.object({
  key: z.string(),
  methodName: z.string().optional(),
  currencies: z.array(currencySchema),
  /** Absent where the method is paid on a page of its provider alone. */
  express: expressPaymentSchema.optional(),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const orderStateSchema = z.object({
  id: idSchema,
  code: z.string(),
  title: z.string(),
  color: z.string(),
});
export type OrderState = z.infer<typeof orderStateSchema>;
