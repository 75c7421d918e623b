import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderManagement } from '#modules/orders/manage-orders.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { TaxReader } from '#modules/taxes/tax-reader.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { createOrderEdits } from './edit-orders.ts';
import { adminOrderEditsRoutes } from './order-edits-admin.routes.ts';

interface OrderEditsDeps {
  db: Kysely<Database>;
  settings: SettingsReader;
  taxes: Pick<TaxReader, 'readRules'>;
  outbox: Pick<Outbox, 'wake'>;
  orders: Pick<OrderManagement, 'find'>;
}

export function createOrderEditsModule({ orders, ...deps }: OrderEditsDeps) {
  const orderEdits = createOrderEdits({ ...deps, find: orders.find });
  return { service: orderEdits, adminRoutes: adminOrderEditsRoutes({ orderEdits }) };
}
