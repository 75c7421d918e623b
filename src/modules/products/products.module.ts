import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Review } from '#domain/schemas/product.schema.ts';
import type { Log } from '#platform/log.ts';

import { createProductManagement } from './manage-products.ts';
import { createProductFiguresJob } from './product-figures.ts';
import { createProductReader, type ProductIndex } from './product-reader.ts';
import { adminProductsRoutes } from './products-admin.routes.ts';
import { productsRoutes } from './products.routes.ts';

interface ProductsDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  /** Approved reviews of a product, newest first. */
  listReviews(productId: number, range: { offset: number; limit: number }): Promise<Review[]>;
  index: ProductIndex;
  log: Log;
}

export function createProductsModule({ db, reading, listReviews, index, log }: ProductsDeps) {
  const products = createProductReader({ db: reading, index });
  return {
    reader: products,
    routes: productsRoutes({ products, listReviews }),
    adminRoutes: adminProductsRoutes({ productManagement: createProductManagement({ db }) }),
    caches: [products],
    jobs: [createProductFiguresJob({ db, log })],
  };
}
