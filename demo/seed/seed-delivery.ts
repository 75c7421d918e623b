import { randomBytes } from 'node:crypto';

import type { DemoPrice, DemoShippingLimits } from '../content/types.ts';
import { priceOf, say, type SeedContext } from './seed-context.ts';

/** Pickup locations, shipping zones, payment methods and old addresses; what is set up already stays alone. */
export async function seedDelivery(
  context: SeedContext,
  { withDemoPayment }: { withDemoPayment: boolean },
): Promise<void> {
  const { trx, site } = context;
  const [places, methods] = await Promise.all([countPlaces(context), countRows(context, 'payment_methods')]);
  if (places === 0) await seedPlaces(context);
  if (methods === 0) await seedPaymentMethods(context, withDemoPayment);
  if (site.redirects.length === 0) return;
  await trx
    .insertInto('redirects')
    .values(site.redirects.map(({ from, to }) => ({ from_path: from, to_path: to })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function countPlaces(context: SeedContext): Promise<number> {
  return (await countRows(context, 'locations')) + (await countRows(context, 'shipping_zones'));
}

async function countRows(
  { trx }: SeedContext,
  table: 'locations' | 'shipping_zones' | 'payment_methods',
): Promise<number> {
  const { count } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function seedPlaces(context: SeedContext): Promise<void> {
  const { trx, site } = context;
  await trx
    .insertInto('locations')
    .values(
      site.pickupLocations.map((location, position) => ({
        code: location.code,
        title: say(context, location.title),
        enabled: location.enabled,
        address: say(context, location.address),
        phone: say(context, location.phone),
        work_time: say(context, location.workTime),
        ...say(context, location.coordinates),
        price: priceOf(context, location.price),
        shipping_speed: location.shippingSpeed,
        ...limitsOf(context, location),
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('shipping_zones')
    .values(
      site.shippingZones.map((zone, position) => ({
        code: zone.code,
        title: say(context, zone.title),
        enabled: zone.enabled,
        ...say(context, zone.places),
        price: priceOf(context, zone.price),
        free_from: optionalPrice(context, zone.freeFrom),
        shipping_speed: zone.shippingSpeed,
        ...limitsOf(context, zone),
        position,
      })),
    )
    .execute();
}

/** The demo's card moves no money, so a real shop begins with cash alone. */
async function seedPaymentMethods(context: SeedContext, withDemoPayment: boolean): Promise<void> {
  await context.trx
    .insertInto('payment_methods')
    .values([{ key: 'cash', enabled: true, position: 0 }, ...(withDemoPayment ? [demoMethod(context)] : [])])
    .execute();
}

function demoMethod(context: SeedContext) {
  return {
    key: 'demo',
    method_name: say(context, {
      en: 'Card (demo, no money moves)',
      ru: 'Карта (демо, без списания)',
      ar: 'بطاقة (تجريبية، لا يُخصم أي مبلغ)',
    }),
    enabled: true,
    settings: JSON.stringify({ secret: randomBytes(32).toString('base64url') }),
    position: 1,
  };
}

function limitsOf(context: SeedContext, limits: DemoShippingLimits) {
  return {
    min_amount: optionalPrice(context, limits.minAmount),
    max_amount: optionalPrice(context, limits.maxAmount),
    min_weight: limits.minWeight ?? null,
    max_weight: limits.maxWeight ?? null,
  };
}

function optionalPrice(context: SeedContext, price: DemoPrice | undefined): number | null {
  return price === undefined ? null : priceOf(context, price);
}
