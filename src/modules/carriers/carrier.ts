import { z } from 'zod';

import type { Currency } from '#domain/currencies.ts';
import type { Parcel, PickupPoint, ShipmentState } from '#domain/schemas/carrier.schema.ts';
import type { CarrierKey } from '#locales/carrier-keys.ts';
import type { RawNotification } from '#modules/payment-methods/payment-provider.ts';
import { listFields, type ProviderField } from '#modules/payment-methods/provider-fields.ts';
import type { BoundedHttp } from '#modules/payment-methods/provider-http.ts';

export interface Place {
  /** ISO code. */
  country: string;
  city: string;
  postalCode: string;
  /** Street and house. */
  address: string;
}

/** The carrier's pickup point that a parcel goes to; null: to the door of the place. */
export type PointOfParcel = Pick<PickupPoint, 'code' | 'isLocker'> | null;

interface QuoteRequest {
  parcel: Parcel;
  to: Place;
  point: PointOfParcel;
}

export interface CarrierQuote {
  code: string;
  name: string;
  /** Minor units. */
  price: number;
  currency: Currency;
  /** Working days; null where the carrier does not say. */
  minDays: number | null;
  maxDays: number | null;
}

export interface CreateShipment extends QuoteRequest {
  /** Ours, by which the carrier finds it again. */
  number: string;
  service: string;
  comment: string;
  recipient: { name: string; phone: string; email: string };
  /** What is in the parcel; `price` is the declared value of one in minor units, `weight` of one in grams. */
  goods: readonly { title: string; sku: string; quantity: number; price: number; weight: number }[];
}

/** How a shipment stands at the carrier. */
export interface ShipmentReport {
  providerId: string;
  /** `requested` while the carrier is still judging it. */
  state: Exclude<ShipmentState, 'canceling'>;
  /** The carrier's own name of it. */
  carrierStatus: string;
  /** Empty while it has none. */
  trackingNumber: string;
  /** Why it was refused, or could not be canceled, in the carrier's words; empty for all others. */
  problem: string;
  /** How the carrier stands to a wish to cancel it; `none`: it has heard of none. */
  cancel: 'none' | 'pending' | 'refused';
  /** What the carrier charges, in minor units; null until it says so. */
  charged: number | null;
}

/** A label that is being made, or its PDF. */
type Label = { kind: 'pending' } | { kind: 'ready'; pdf: Buffer };

/** What a notification is worth: it proves nothing, so the carrier is asked about what it names. */
type CarrierNotification = { kind: 'hint'; providerId: string; number: string | null } | { kind: 'nothing' };

/**
 * The port to a carrier. Every call throws `ProviderError`: `refused` with the carrier's words, or `unavailable` where
 * nobody knows what it did. `parseNotification` throws `NotificationError` for what cannot be read.
 */
export interface Carrier {
  /** Asks with the keys alone; throws when they are not taken. */
  testKeys(): Promise<void>;
  quote(request: QuoteRequest): Promise<CarrierQuote[]>;
  /** Where parcels are handed out in a city; one more than `most` tells that there are more. */
  points(city: Omit<Place, 'address'>, most: number): Promise<PickupPoint[]>;
  findPoint(code: string): Promise<PickupPoint | null>;
  /** What the carrier calls it from now on; whether it takes it is told by `track`. */
  create(shipment: CreateShipment): Promise<string>;
  /** By our number; null where it does not know it. */
  find(number: string): Promise<ShipmentReport | null>;
  /** Null where it does not know it, or any more. */
  track(providerId: string): Promise<ShipmentReport | null>;
  /** Asks for it; whether it was done is told by `track`. */
  cancel(providerId: string): Promise<void>;
  /** Orders a label, and gives what it is called. */
  orderLabel(providerId: string): Promise<string>;
  fetchLabel(labelId: string): Promise<Label>;
  parseNotification(notification: RawNotification): CarrierNotification;
}

export interface CarrierPorts {
  http: BoundedHttp;
  /** Milliseconds since the epoch. */
  now(): number;
}

/** A carrier with all that the shop knows of it; its texts are those of its key in `locales/<language>/admin/known-carriers.ts`. */
export interface CarrierKind {
  key: CarrierKey;
  currencies: readonly Currency[];
  /** What an owner fills in. */
  fields: readonly ProviderField[];
  /** Where the buyer follows a parcel. */
  trackingUrl(trackingNumber: string): string;
  /** With the shop's settings, opened; null when they lack something. */
  connect(settings: unknown, ports: CarrierPorts): Carrier | null;
  /** Of a piece of unknown weight or size; null when the settings lack something. */
  parcelDefaults(settings: unknown): Parcel | null;
}

interface CarrierDefinition<Settings extends z.ZodObject> extends Omit<
  CarrierKind,
  'fields' | 'connect' | 'parcelDefaults'
> {
  settings: Settings;
  connect(settings: z.infer<Settings>, ports: CarrierPorts): Carrier;
  parcelDefaults(settings: z.infer<Settings>): Parcel;
}

/** Ties a carrier to the schema of its settings (`carriers.settings`). */
export function defineCarrier<Settings extends z.ZodObject>(
  definition: CarrierDefinition<Settings>,
): CarrierKind {
  const { settings: schema, connect, parcelDefaults, ...kind } = definition;
  return {
    ...kind,
    fields: listFields(schema),
    connect(settings, ports) {
      const parsed = schema.safeParse(settings);
      return parsed.success ? connect(parsed.data, ports) : null;
    },
    parcelDefaults(settings) {
      const parsed = schema.safeParse(settings);
      return parsed.success ? parcelDefaults(parsed.data) : null;
    },
  };
}
