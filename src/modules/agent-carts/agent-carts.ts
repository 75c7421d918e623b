import { randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { deleteAgentCart, insertAgentCart, selectAgentCart, updateAgentCart } from './agent-carts.queries.ts';

export interface AgentCartLine {
  variationId: number;
  quantity: number;
}

export interface AgentCart {
  /** 128 random bits in base64url: whoever knows it may change the cart. */
  id: string;
  lines: AgentCartLine[];
  expiresAt: Date;
}

/** Carts that programs fill for somebody who then buys on the shop's own pages. They reserve nothing. */
export interface AgentCarts {
  /** `client` is one key a client; throws 429 for one that makes carts all the time. */
  create(lines: readonly AgentCartLine[], client: string): Promise<AgentCart>;
  /** Null for a cart that is not there, or no longer. */
  read(id: string): Promise<AgentCart | null>;
  /** Replaces all lines; null as for `read`. */
  replace(id: string, lines: readonly AgentCartLine[]): Promise<AgentCart | null>;
  /** Gives what it held last; null as for `read`. */
  cancel(id: string): Promise<AgentCart | null>;
}

/** From the last change on. */
const keptMs = 7 * 24 * 3_600_000;

/** A program may shop for many people from one address. */
const mostMade = { limit: 600, windowSeconds: 3600 };

interface AgentCartsOptions {
  db: Kysely<Database>;
  limits: Pick<RateLimiter, 'take'>;
  now: () => Date;
}

export function createAgentCarts({ db, limits, now }: AgentCartsOptions): AgentCarts {
  const expiry = () => new Date(now().getTime() + keptMs);
  return {
    async create(lines, client) {
      await limits.take({ key: `agent-cart:${client}`, ...mostMade });
      const cart = { id: randomBytes(16).toString('base64url'), lines: [...lines], expiresAt: expiry() };
      await insertAgentCart(db, cart);
      return cart;
    },
    read: async (id) => (await selectAgentCart(db, id)) ?? null,
    async replace(id, lines) {
      const expiresAt = expiry();
      const isThere = await updateAgentCart(db, id, { lines, expiresAt });
      return isThere ? { id, lines: [...lines], expiresAt } : null;
    },
    cancel: async (id) => (await deleteAgentCart(db, id)) ?? null,
  };
}
