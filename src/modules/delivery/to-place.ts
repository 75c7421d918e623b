import type { Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import type { LocationInput, ZoneInput } from '#domain/schemas/manage-delivery.schema.ts';
import { shippingSpeedSchema, type Location, type ShippingZone } from '#domain/schemas/delivery.schema.ts';

export function toLocation(row: Selectable<Database['locations']>): Location {
  const { latitude, longitude } = row;
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    enabled: row.enabled,
    address: row.address,
    phone: row.phone,
    workTime: row.work_time,
    ...(latitude !== null && longitude !== null && { coordinates: { latitude, longitude } }),
    ...toLimits(row),
  };
}

export function toZone(row: Selectable<Database['shipping_zones']>): ShippingZone {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    enabled: row.enabled,
    countries: row.countries,
    regions: row.regions,
    localities: row.localities,
    ...(row.free_from !== null && { freeFrom: toMajor(row.free_from) }),
    ...(row.carrier !== null && { carrier: row.carrier }),
    ...(row.carrier !== null && row.pickup_points && { pickupPoints: true }),
    ...toLimits(row),
  };
}

interface LimitColumns {
  price: number;
  shipping_speed: string;
  min_amount: number | null;
  max_amount: number | null;
  min_weight: number | null;
  max_weight: number | null;
}

function toLimits(row: LimitColumns) {
  return {
    price: toMajor(row.price),
    // The column is free text: a speed that has no label must not take the checkout down.
    shippingSpeed: shippingSpeedSchema.catch('week_1').parse(row.shipping_speed),
    ...(row.min_amount !== null && { minAmount: toMajor(row.min_amount) }),
    ...(row.max_amount !== null && { maxAmount: toMajor(row.max_amount) }),
    ...(row.min_weight !== null && { minWeight: row.min_weight }),
    ...(row.max_weight !== null && { maxWeight: row.max_weight }),
  };
}

/** The columns of what a form holds. */
export function zoneColumns(zone: ZoneInput) {
  const { countries, regions, localities, freeFrom, carrier, pickupPoints } = zone;
  return {
    ...termColumns(zone),
    countries,
    regions,
    localities,
    free_from: minorOrNull(freeFrom),
    carrier,
    pickup_points: carrier !== null && pickupPoints,
  };
}

export function locationColumns(location: LocationInput) {
  const { address, phone, workTime, coordinates } = location;
  return {
    ...termColumns(location),
    address,
    phone,
    work_time: workTime,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  };
}

function termColumns(place: ZoneInput | LocationInput) {
  return {
    code: place.code,
    title: place.title,
    enabled: place.enabled,
    price: toMinor(place.price),
    shipping_speed: place.shippingSpeed,
    min_amount: minorOrNull(place.minAmount),
    max_amount: minorOrNull(place.maxAmount),
    min_weight: place.minWeight,
    max_weight: place.maxWeight,
  };
}

function minorOrNull(amount: number | null): number | null {
  return amount === null ? null : toMinor(amount);
}
