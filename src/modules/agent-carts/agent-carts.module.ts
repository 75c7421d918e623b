import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { deleteExpiredAgentCarts } from './agent-carts.queries.ts';
import { createAgentCarts } from './agent-carts.ts';

interface AgentCartsDeps {
  db: Kysely<Database>;
  limits: Pick<RateLimiter, 'take'>;
}

export function createAgentCartsModule({ db, limits }: AgentCartsDeps) {
  return {
    service: createAgentCarts({ db, limits, now: () => new Date() }),
    cleaning: [() => deleteExpiredAgentCarts(db)],
  };
}
