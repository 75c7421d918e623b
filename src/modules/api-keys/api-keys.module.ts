import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { adminApiKeysRoutes } from './api-keys-admin.routes.ts';
import { deleteDeadApiKeys } from './api-keys.queries.ts';
import { createApiKeys } from './api-keys.ts';
import { createKeyRates } from './key-rates.ts';

interface ApiKeysDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
}

/** Calls of one key on one instance. */
const rate = { limit: 600, windowSeconds: 60 } as const;
const deadKeysDays = 90;

export function createApiKeysModule({ db, limits }: ApiKeysDeps) {
  const apiKeys = createApiKeys({ db, limits, rates: createKeyRates(rate) });
  return {
    reader: apiKeys,
    adminRoutes: adminApiKeysRoutes({ apiKeys }),
    cleaning: [() => deleteDeadApiKeys(db, deadKeysDays)],
  };
}
