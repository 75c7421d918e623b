import { parseArgs } from 'node:util';

import { notifyChange } from '#db/changes.ts';
import { generateLoadOrders } from '#modules/maintenance/generate-load-orders.ts';
import { generateLoadShop } from '#modules/maintenance/generate-load-shop.ts';
import { everything } from '#platform/cache/tags.ts';

import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from '../open-database.ts';

/** `npm run seed -- --products N [--orders M]`: adds generated products and orders, also beside a running Vitrina. */
const { values } = parseArgs({
  options: { products: { type: 'string' }, orders: { type: 'string', default: '0' } },
});
const orders = Number(values.orders);
const products = Number(values.products ?? (orders > 0 ? 0 : 10_000));
const areCounts = [products, orders].every(
  (count) => Number.isInteger(count) && count >= 0 && count <= 1_000_000,
);
if (!areCounts || products + orders === 0) {
  process.stderr.write('Usage: npm run seed -- --products N --orders M, with numbers up to 1000000\n');
  process.exit(2);
}
const config = readConfig(process.env);
const logger = createLogger(config.logLevel);
const database = await openDatabase({ config, logger, shareRunning: true, statementTimeoutMs: 0 });
try {
  await database.migrate();
  const start = performance.now();
  if (products > 0)
    await generateLoadShop(database.db, {
      products,
      onProgress: (done) => {
        if (done % 10_000 === 0) process.stdout.write(`${done} products\n`);
      },
    });
  await generateLoadOrders(database.db, orders);
  await notifyChange(database.db, [everything]);
  process.stdout.write(
    `Added ${products} products and ${orders} orders in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
  );
} finally {
  await database.close();
}
