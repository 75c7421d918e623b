import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Review } from '#domain/schemas/product.schema.ts';

import { createProductManagement } from './manage-products.ts';
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
}

export function createProductsModule({ db, reading, listReviews, index }: ProductsDeps) {
  const products = createProductReader({ db: reading, index });
  return {
    reader: products,
    routes: productsRoutes({ products, listReviews }),
    adminRoutes: adminProductsRoutes({ productManagement: createProductManagement({ db }) }),
    caches: [products],
  };
}
