import { randomInt, randomUUID } from 'node:crypto';

import type { Location } from '../src/domain/schemas/delivery.schema.ts';
import { measureLoad } from './measure-load.ts';
import { report } from './report.ts';
import { pickUnits } from './sample-shop.ts';
import type { RunningShop } from './start-shop.ts';

/** Guests who each order two things for cash, on the embedded database with all its durability. */
export async function benchOrders({ origin }: RunningShop, products: number): Promise<void> {
  const locations = (await (await fetch(`${origin}/api/locations`)).json()) as Location[];
  const place = locations.find(
    ({ minAmount, maxAmount, maxWeight }) => !minAmount && !maxAmount && !maxWeight,
  );
  if (!place) throw new Error('The shop has no pickup location without limits');
  const units = await pickUnits(origin);
  const takeItem = () => {
    const variationId = units.pop();
    if (variationId === undefined) throw new Error('The shop is sold out');
    return { variationId, quantity: 1 };
  };
  const writeBody = () => ({
    firstName: 'Bench',
    // Each buyer a new one: the shop bounds what one buyer orders.
    phone: `+7495${randomInt(1e6, 1e7)}`,
    email: `${randomUUID()}@shop.example`,
    deliveryType: 'pickup',
    locationCode: place.code,
    paymentMethod: 'cash',
    consent: true,
    items: [takeItem(), takeItem()],
  });
  await measureLoad({ origin, paths: ['/api/orders'], writeBody, seconds: 2 });
  const orders = await measureLoad({ origin, paths: ['/api/orders'], writeBody });
  report('orders', { products, ...orders, bar: { requestsPerSecond: 300, p99: 200 } });
}
