import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Log } from '#platform/log.ts';
import { createOutsidePoster, type OutsideRules } from '#platform/net/post-outside.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { createWebhookDeliveries } from './deliver-webhooks.ts';
import { deleteOldDeliveries } from './deliveries.queries.ts';
import { createWebhookManagement } from './manage-webhooks.ts';
import { refuseAddress } from './refuse-address.ts';
import { adminWebhooksRoutes } from './webhooks-admin.routes.ts';
import { writeDueMessages } from './write-messages.ts';

interface WebhooksDeps {
  db: Kysely<Database>;
  secrets: SecretBox;
  limits: Pick<RateLimiter, 'take'>;
  outside: OutsideRules;
  log: Log;
}

const pollMs = 1000;
const stopWaitMs = 3000;
const kept = { days: 14, most: 10_000 } as const;

/** Other programs that are told of what happens in the shop (decision 9: nothing that was committed is lost). */
export function createWebhooksModule({ db, secrets, limits, outside, log }: WebhooksDeps) {
  const deliveries = createWebhookDeliveries({ db, secrets, post: createOutsidePoster(outside), log });
  const loop = createJobLoop({
    name: 'webhooks',
    everyMs: pollMs,
    run: async (signal) => {
      await writeDueMessages(db, signal);
      await deliveries.begin(signal);
    },
    log,
  });
  // What is under way outlives the run that began it.
  const job: JobLoop = {
    ...loop,
    async stop() {
      await loop.stop();
      await Promise.race([deliveries.settle(), sleep(stopWaitMs, undefined, { ref: false })]);
    },
  };
  const webhooks = createWebhookManagement({
    db,
    secrets,
    limits,
    deliveries,
    refuseAddress: (url) => (outside.allowsOwnNetwork ? null : refuseAddress(url)),
    wake: () => loop.wake(),
  });
  return {
    adminRoutes: adminWebhooksRoutes({ webhooks }),
    jobs: [job],
    cleaning: [() => deleteOldDeliveries(db, kept)],
  };
}
