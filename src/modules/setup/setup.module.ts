import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { MailServer } from '#modules/mail/mail-server.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { adminSetupRoutes } from './setup-admin.routes.ts';
import { createShopSetup } from './shop-setup.ts';

interface SetupDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  delivery: Pick<DeliveryReader, 'listLocations' | 'listShippingZones' | 'listPaymentMethods'>;
  mailServer: Pick<MailServer, 'isSending'>;
  /** A proxy hands requests on that the settings do not name. */
  hasUnknownProxy: () => boolean;
}

export function createSetupModule({ hasUnknownProxy, ...deps }: SetupDeps) {
  return { adminRoutes: adminSetupRoutes({ shopSetup: createShopSetup(deps), hasUnknownProxy }) };
}
