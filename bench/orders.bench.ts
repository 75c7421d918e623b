import { withClient } from '../src/db/backup/read-shop.ts';
import { startPostgres } from '../src/db/embedded/start-postgres.ts';
import { measureLoad } from './measure-load.ts';
import { report } from './report.ts';
import { createPicker, pickPickup, writeGuestOrder } from './sample-shop.ts';
import type { RunningShop } from './start-shop.ts';

/**
 * Eight guests at a time who each order two things for cash, on the embedded database with all its durability. The shop
 * has to bear more of them than `guestOrdersPerHour` lets through without a wait (`prepareOrders`).
 */
export async function benchOrders({ origin }: RunningShop, products: number): Promise<void> {
  const locationCode = await pickPickup(origin);
  const takeItem = await createPicker(origin);
  const writeBody = () => writeGuestOrder(locationCode, [takeItem(), takeItem()]);
  const load = { origin, paths: ['/api/orders'], writeBody, clients: 8 };
  await measureLoad({ ...load, seconds: 2 });
  const orders = await measureLoad(load);
  report('orders', { products, ...orders, bar: { requestsPerSecond: 800, p99: 200 } });
}

/** Of every other product; it says nothing as long as the shop has no taxes. */
export const reducedTaxClass = 'reduced';

/** Guests wait once there are some thousand orders an hour, which would be measured in the place of the shop. */
export async function prepareOrders(dataDir: string): Promise<void> {
  const server = await startPostgres({ dataDir });
  try {
    await withClient(server.url, async (client) => {
      await client.query(
        `insert into settings (name, value) values ('ecommerce', '{"guestOrdersPerHour": 10000}')
         on conflict (name) do update set value = settings.value || excluded.value`,
      );
      await client.query('insert into tax_classes (code) values ($1) on conflict do nothing', [
        reducedTaxClass,
      ]);
      await client.query('update products set tax_class = $1 where id % 2 = 0', [reducedTaxClass]);
    });
  } finally {
    await server.stop();
  }
}
