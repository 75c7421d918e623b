import { z } from 'zod';

import { cleanLine } from '../text.ts';
import { carrierKeySchema, currencySchema } from './delivery.schema.ts';
import { versionSchema } from './image.schema.ts';
import { connectionTestSchema, methodFieldSchema } from './manage-delivery.schema.ts';

export const adminCarrierSchema = z.object({
  key: z.string(),
  version: z.int(),
  /** The staff may hand parcels to it. */
  enabled: z.boolean(),
  /** Nothing that it needs is missing. */
  isConfigured: z.boolean(),
  /** The money that it counts in: orders in another go without it. */
  currencies: z.array(currencySchema),
  /** Of the stored keys; null while they were never tested. */
  lastTest: connectionTestSchema.extend({ at: z.string() }).nullable(),
  /** Where it may tell that something has changed. */
  notificationUrl: z.string(),
  fields: z.array(methodFieldSchema),
});
export type AdminCarrier = z.infer<typeof adminCarrierSchema>;

export const carrierChangeSchema = z.strictObject({
  version: versionSchema,
  enabled: z.boolean(),
  /** By name; what is not named stays as it is, and an empty text is taken away. */
  fields: z.record(z.string().max(60), z.string().trim().max(500)),
});
export type CarrierChange = z.infer<typeof carrierChangeSchema>;

const shipmentStates = [
  'requested',
  'created',
  'moving',
  'ready',
  'delivered',
  'returned',
  'refused',
  'canceling',
  'canceled',
] as const;
export type ShipmentState = (typeof shipmentStates)[number];

/** After these another shipment of the order may be made. */
export const endedStates: readonly ShipmentState[] = ['refused', 'canceled', 'returned'];

/** Whole grams and centimetres. */
const parcelSchema = z.strictObject({
  weight: z.int().min(1).max(500_000),
  length: z.int().min(1).max(1000),
  width: z.int().min(1).max(1000),
  height: z.int().min(1).max(1000),
});
export type Parcel = z.infer<typeof parcelSchema>;

const pickupPointSchema = z.object({
  code: z.string(),
  /** A box that opens by a code, not a counter. */
  isLocker: z.boolean(),
  name: z.string(),
  address: z.string(),
  hours: z.string(),
  /** Kilograms; null: no limit is known. */
  maxWeight: z.number().nullable(),
  /** Degrees (WGS 84); null where the carrier does not say. */
  coordinates: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
});
export type PickupPoint = z.infer<typeof pickupPointSchema>;

/** At most as many are told of one place. */
export const mostPoints = 500;

export const pickupPointsSchema = z.object({
  points: z.array(pickupPointSchema),
  /** There are more than are told. */
  hasMore: z.boolean(),
});
export type PickupPoints = z.infer<typeof pickupPointsSchema>;

/** At most as many are told to buyers at once: they search for others. */
export const mostPointsFound = 50;

/** Pickup points of the city of an address that match what was typed. */
export const cityPointsSchema = z.object({
  /** False where the zone offers none, or its carrier is silent: the order goes to the door. */
  isOffered: z.boolean(),
  points: z.array(pickupPointSchema).max(mostPointsFound),
  /** There are more than are told. */
  hasMore: z.boolean(),
  /** What a map of them is drawn on (`ecommerce.pickupMap`); null: there is none. */
  map: z
    .object({
      /** An address with `{z}`, `{x}` and `{y}`. */
      tiles: z.string(),
      source: z.string(),
      sourceUrl: z.string(),
    })
    .nullable(),
});
export type CityPoints = z.infer<typeof cityPointsSchema>;

/** Of one city; what is beyond is not offered to buyers. */
export const mostPointsOfCity = 1000;

/** Every pickup point of the city of an address that a map can show. */
export const mappedPointsSchema = z.object({
  points: z
    .array(pickupPointSchema.extend({ coordinates: pickupPointSchema.shape.coordinates.unwrap() }))
    .max(mostPointsOfCity),
});
export type MappedPoint = z.infer<typeof mappedPointsSchema>['points'][number];

export const carrierServiceSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Major units. */
  price: z.number(),
  currency: currencySchema,
  /** Working days; null where the carrier does not say. */
  minDays: z.int().nullable(),
  maxDays: z.int().nullable(),
});
export type CarrierService = z.infer<typeof carrierServiceSchema>;

const pointCodeSchema = z.string().overwrite(cleanLine).max(60);

/** Where a parcel goes: to the order's address, or to a pickup point of the carrier. */
export const serviceRequestSchema = z.strictObject({
  carrier: carrierKeySchema,
  parcel: parcelSchema,
  /** Code of a pickup point; null: to the order's address. */
  point: pointCodeSchema.min(1).nullable(),
});
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

export const shipmentRequestSchema = serviceRequestSchema.extend({
  /** The code of a service that was offered for it. */
  service: z.string().min(1).max(40),
});
export type ShipmentRequest = z.infer<typeof shipmentRequestSchema>;

const shipmentSchema = z.object({
  id: z.string(),
  carrier: z.string(),
  number: z.string(),
  state: z.enum(shipmentStates),
  service: z.string(),
  point: pickupPointSchema.pick({ code: true, name: true, address: true }).nullable(),
  parcel: parcelSchema,
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  /** How the carrier calls its state. */
  carrierStatus: z.string(),
  /** Why it was refused, in the carrier's words. */
  problem: z.string(),
  /** Major units: as it was offered, and as the carrier charges it; null until it says so. */
  quoted: z.number(),
  charged: z.number().nullable(),
  currency: currencySchema,
  canCancel: z.boolean(),
  hasLabel: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Shipment = z.infer<typeof shipmentSchema>;

/** Why no parcel of the order can be handed to a carrier now. */
const obstacles = ['noCarrier', 'currency', 'state', 'address', 'live'] as const;

export const orderShipmentsSchema = z.object({
  shipments: z.array(shipmentSchema),
  /** Keys of carriers that can take it. */
  carriers: z.array(z.string()),
  /** Null: a shipment can be made. */
  obstacle: z.enum(obstacles).nullable(),
  /** What the goods make together; null where nothing can be sent. */
  parcel: parcelSchema.nullable(),
});
export type OrderShipments = z.infer<typeof orderShipmentsSchema>;
