import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { Log } from '#platform/log.ts';

import { createBoughtTogetherJob } from './bought-together.ts';
import { createNoveltyJob } from './expire-novelty.ts';
import { createProductManagement } from './manage-products.ts';
import { createProductFiguresJob } from './product-figures.ts';
import { deleteOldPrices } from './price-history.queries.ts';
import { createProductReader, type ProductIndex } from './product-reader.ts';
import { createProductSalesJob } from './product-sales.ts';
import { adminProductsRoutes } from './products-admin.routes.ts';
import { productsRoutes, type ListReviews } from './products.routes.ts';

interface ProductsDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  listReviews: ListReviews;
  index: ProductIndex;
  settings: Pick<SettingsReader, 'read'>;
  log: Log;
}

export function createProductsModule({ db, reading, listReviews, index, settings, log }: ProductsDeps) {
  const products = createProductReader({ db: reading, index, settings });
  return {
    reader: products,
    routes: productsRoutes({ products, listReviews, settings }),
    adminRoutes: adminProductsRoutes({ productManagement: createProductManagement({ db }) }),
    caches: [products],
    cleaning: [() => deleteOldPrices(db)],
    jobs: [
      createProductFiguresJob({ db, log }),
      createNoveltyJob({ db, settings, log }),
      createProductSalesJob({ db, log }),
      createBoughtTogetherJob({ db, settings, log }),
    ],
  };
}
