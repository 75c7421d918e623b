import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { createContentFixture } from './content-fixture.ts';
import { createShopFixture } from './shop-fixture.ts';

/** The least shop that takes orders: a product of unlimited stock and a pickup location. Gives an order's body. */
export async function makeOrderShop(db: Kysely<Database>): Promise<Record<string, unknown>> {
  const content = createContentFixture(db);
  await content.makePage({ kind: 'home', title: 'Home' });
  await content.setSettings('common', { sitename: 'Tide & Clay', emails: ['hello@shop.example'] });
  await content.setSettings('ecommerce', { showCheckoutPolicy: false });
  const product = await createShopFixture(db).makeProduct({ slug: 'vase', title: 'Tall vase' });
  await db
    .insertInto('locations')
    .values({ code: 'studio', title: 'Studio', shipping_speed: 'day_1', price: 0 })
    .execute();
  return {
    firstName: 'Ann',
    phone: '+971501234567',
    email: 'ann@mail.example',
    deliveryType: 'pickup',
    locationCode: 'studio',
    paymentMethod: 'cash',
    items: [{ variationId: product.variationIds[0], quantity: 1 }],
  };
}
