import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createCartService } from './cart-service.ts';
import { cartRoutes } from './cart.routes.ts';

export function createCartsModule({ db }: { db: Kysely<Database> }) {
  const carts = createCartService({ db });
  return { service: carts, routes: cartRoutes({ carts }) };
}
