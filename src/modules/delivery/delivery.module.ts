import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
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
}

export function createDeliveryModule({ db, settings, paymentKinds }: DeliveryDeps) {
  const delivery = createDeliveryReader({ db, settings, paymentKinds });
  const zones = createZoneManagement(db);
  const locations = createLocationManagement(db);
  return {
    reader: delivery,
    routes: deliveryRoutes({ delivery }),
    adminRoutes: adminDeliveryRoutes({ zones, locations }),
    caches: [delivery],
  };
}
