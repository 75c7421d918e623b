import { randomInt } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** The shop bounds what one buyer orders: a test that orders much is many buyers. */
export function somebody(): { email: string; phone: string } {
  return { email: `${crypto.randomUUID()}@mail.example`, phone: `+7495${randomInt(1e6, 1e7)}` };
}

/** And from somewhere else each time: orders of one network begin to cost time. */
export function somewhere(): string {
  return [10, ...Array.from({ length: 3 }, () => randomInt(256))].join('.');
}

/** A complete checkout at the pickup point, but for its items. */
export const pickupCheckout = {
  firstName: 'Ann',
  phone: '+7 495 000-00-14',
  deliveryType: 'pickup',
  locationCode: 'studio',
  paymentMethod: 'cash',
  consent: true,
};

/** A pickup location without limits that costs nothing, or so many minor units. */
export async function makePickupPoint(db: Kysely<Database>, price = 0): Promise<void> {
  await db
    .insertInto('locations')
    .values({ code: 'studio', title: 'Studio', shipping_speed: 'day_1', price })
    .execute();
}

/** A delivery to wherever one likes, for so many minor units. */
export async function makeDelivery(db: Kysely<Database>, price: number): Promise<void> {
  await db
    .insertInto('shipping_zones')
    .values({ code: 'all', title: 'All', shipping_speed: 'day_3', price })
    .execute();
}
