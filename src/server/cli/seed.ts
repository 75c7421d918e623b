import { parseArgs } from 'node:util';

import { notifyChange } from '#db/changes.ts';
import { generateLoadShop } from '#modules/maintenance/generate-load-shop.ts';
import { everything } from '#platform/cache/tags.ts';

import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openDatabase } from '../open-database.ts';

/** `npm run seed -- --products N`: adds N generated products, also beside a running Vitrina. */
const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' } } });
const products = Number(values.products);
if (!Number.isInteger(products) || products < 1 || products > 1_000_000) {
  process.stderr.write('Usage: npm run seed -- --products N, with N from 1 to 1000000\n');
  process.exit(2);
}
const config = readConfig(process.env);
const logger = createLogger(config.logLevel);
const database = await openDatabase({ config, logger, shareRunning: true, statementTimeoutMs: 0 });
try {
  await database.migrate();
  const start = performance.now();
  await generateLoadShop(database.db, {
    products,
    onProgress: (done) => {
      if (done % 10_000 === 0) process.stdout.write(`${done} products\n`);
    },
  });
  await notifyChange(database.db, [everything]);
  process.stdout.write(
    `Added ${products} products in ${((performance.now() - start) / 1000).toFixed(1)} s\n`,
  );
} finally {
  await database.close();
}
