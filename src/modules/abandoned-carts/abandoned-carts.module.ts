import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { adminAbandonedCartsRoutes } from './abandoned-carts-admin.routes.ts';
import { deleteOldAbandonedCarts } from './abandoned-carts.queries.ts';
import { abandonedCartsRoutes } from './abandoned-carts.routes.ts';
import { createAbandonedCarts, type AbandonedCartsOptions } from './keep-cart.ts';
import { createAbandonedCartLister } from './list-carts.ts';
import { sendReminders } from './send-reminders.ts';

interface AbandonedCartsDeps extends AbandonedCartsOptions {
  /** For what only reads. */
  reading: Kysely<Database>;
  outbox: Pick<Outbox, 'wake'>;
}

const remindersMs = 15_000;
const keptDays = 90;

/** Carts that were left at the checkout, whose buyers agreed to be reminded of them. */
export function createAbandonedCartsModule(deps: AbandonedCartsDeps) {
  const { db, reading, settings, outbox, hasSecureOrigin, log } = deps;
  const carts = createAbandonedCarts(deps);
  const reminders = createJobLoop({
    name: 'abandoned carts',
    everyMs: remindersMs,
    run: async () => {
      if ((await sendReminders({ db, settings })) > 0) outbox.wake();
    },
    log,
  });
  return {
    service: carts,
    routes: abandonedCartsRoutes({ carts, hasSecureOrigin }),
    adminRoutes: adminAbandonedCartsRoutes({ carts: createAbandonedCartLister({ reading }) }),
    jobs: [reminders],
    cleaning: [() => deleteOldAbandonedCarts(db, keptDays)],
  };
}
