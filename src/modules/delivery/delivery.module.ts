import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { PaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { adminDeliveryRoutes } from './delivery-admin.routes.ts';
import { createDeliveryReader } from './delivery-reader.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { createLocationManagement, createZoneManagement } from './manage-delivery-places.ts';

interface DeliveryDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  paymentKinds: PaymentKinds;
  /** The product that has the variation. */
  findByVariation(variationId: number): Promise<Product | null>;
}

export function createDeliveryModule({ db, settings, paymentKinds, findByVariation }: DeliveryDeps) {
  const delivery = createDeliveryReader({ db, settings, paymentKinds });
  const zones = createZoneManagement(db);
  const locations = createLocationManagement(db);
  return {
    reader: delivery,
    routes: deliveryRoutes({ delivery, findByVariation }),
    adminRoutes: adminDeliveryRoutes({ zones, locations }),
    caches: [delivery],
  };
}
