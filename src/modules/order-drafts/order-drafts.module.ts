import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { PromotionPricing } from '#modules/promotions/price-promotions.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { TaxReader } from '#modules/taxes/tax-reader.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { Log } from '#platform/log.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import type { Exchanges } from '#modules/returns/exchange-return.ts';
import { endDrafts } from './hold-draft.ts';
import { createOrderDrafts } from './manage-drafts.ts';
import { adminOrderDraftsRoutes } from './order-drafts-admin.routes.ts';

interface OrderDraftsDeps {
  db: Kysely<Database>;
  settings: SettingsReader;
  delivery: DeliveryReader;
  promotions: PromotionPricing;
  taxes: Pick<TaxReader, 'readRules'>;
  outbox: Pick<Outbox, 'wake'>;
  origin: () => string;
  exchanges: Exchanges;
  log: Log;
}

/** As often as orders that are not paid give their stock back. */
const everyMs = 10_000;

export function createOrderDraftsModule({ log, ...deps }: OrderDraftsDeps) {
  const orderDrafts = createOrderDrafts(deps);
  const ending = createJobLoop({
    name: 'order drafts',
    everyMs,
    log,
    async run(signal) {
      if ((await endDrafts(deps.db, signal)) > 0) deps.outbox.wake();
    },
  });
  return {
    service: orderDrafts,
    adminRoutes: adminOrderDraftsRoutes({ orderDrafts }),
    jobs: [ending],
  };
}
