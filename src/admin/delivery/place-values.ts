import type {
  LocationInput,
  AdminLocation,
  AdminZone,
  ZoneInput,
} from '#domain/schemas/manage-delivery.schema.ts';
import type { ShippingSpeed } from '#domain/shipping-speed.ts';

/** As number fields give it: null for none. */
type Amount = number | null;

/** What the form of a zone or a location holds; each leaves alone what only the other has. */
export interface PlaceValues extends Record<string, unknown> {
  title: string;
  code: string;
  enabled: boolean;
  price: Amount;
  shippingSpeed: ShippingSpeed;
  freeFrom: Amount;
  /** Key of a carrier; empty: none. */
  carrier: string;
  /** Also to the pickup points of that carrier. */
  pickupPoints: boolean;
  countries: string[];
  regions: string[];
  localities: string[];
  minAmount: Amount;
  maxAmount: Amount;
  minWeight: Amount;
  maxWeight: Amount;
  address: string;
  phone: string;
  workTime: string;
  latitude: Amount;
  longitude: Amount;
}

export type PlaceKind = 'zone' | 'location';
export type Place = AdminZone | AdminLocation;

export function toValues(place: Place | null): PlaceValues {
  const zone = place && 'countries' in place ? place : null;
  const location = place && 'address' in place ? place : null;
  return {
    title: place?.title ?? '',
    code: place?.code ?? '',
    enabled: place?.enabled ?? true,
    price: place?.price ?? 0,
    shippingSpeed: place?.shippingSpeed ?? 'day_3',
    freeFrom: zone?.freeFrom ?? null,
    carrier: zone?.carrier ?? '',
    pickupPoints: zone?.pickupPoints ?? false,
    countries: zone?.countries ?? [],
    regions: zone?.regions ?? [],
    localities: zone?.localities ?? [],
    minAmount: place?.minAmount ?? null,
    maxAmount: place?.maxAmount ?? null,
    minWeight: place?.minWeight ?? null,
    maxWeight: place?.maxWeight ?? null,
    address: location?.address ?? '',
    phone: location?.phone ?? '',
    workTime: location?.workTime ?? '',
    latitude: location?.coordinates?.latitude ?? null,
    longitude: location?.coordinates?.longitude ?? null,
  };
}

export function toInput(kind: PlaceKind, values: PlaceValues): ZoneInput | LocationInput {
  const { title, code, enabled, shippingSpeed, price } = values;
  const { minAmount, maxAmount, minWeight, maxWeight } = values;
  const terms = {
    title,
    code,
    enabled,
    shippingSpeed,
    price: price ?? 0,
    minAmount,
    maxAmount,
    minWeight,
    maxWeight,
  };
  if (kind === 'zone') {
    const { countries, regions, localities, freeFrom, carrier, pickupPoints } = values;
    const priced = { freeFrom, carrier: carrier || null, pickupPoints: carrier !== '' && pickupPoints };
    return { ...terms, ...priced, countries, regions, localities };
  }
  const { address, phone, workTime, latitude, longitude } = values;
  const coordinates = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  return { ...terms, address, phone, workTime, coordinates };
}
