import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimit, RateLimiter } from '#platform/limits/rate-limiter.ts';

import type { GivenCode, PromotionReader } from './promotion-reader.ts';

/** Who gives codes. */
export interface CodeGiver {
  /** One key a client. */
  clientKey: string;
  /** Null for a guest. */
  userId: number | null;
}

export interface CodeGuesses {
  /**
   * Counts the codes that the shop does not have. True once the client or the customer has tried too many of them
   * within the hour: then no code is looked up any more, or one could go on guessing. Of guesses at the same moment
   * a few more may pass.
   */
  areTooMany(codes: readonly string[], giver: CodeGiver): Promise<boolean>;
  /** The code as the shop writes it; null where there is none, or its giver may not ask any more. */
  find(code: string, giver: CodeGiver): Promise<string | null>;
}

/** Codes that are no promotion’s, and no guesses either. */
export interface OtherCodes {
  /** Those of the codes that are of no gift card. */
  listOthers(codes: readonly string[]): Promise<string[]>;
}

const mostInAnHour = 20;
const windowSeconds = 3600;

/** Kept in the database: the instances count together. */
export function createCodeGuesses(
  db: Kysely<Database>,
  {
    reader,
    giftCards,
    limits,
  }: {
    reader: Pick<PromotionReader, 'findCodes'>;
    giftCards: OtherCodes;
    limits: Pick<RateLimiter, 'isSpent' | 'tryTake'>;
  },
): CodeGuesses {
  /** Codes of promotions among those given; null for who has tried too many. */
  async function lookUp(codes: readonly string[], giver: CodeGiver): Promise<GivenCode[] | null> {
    if (codes.length === 0) return [];
    const bounds = boundsOf(giver);
    for (const bound of bounds) if (await limits.isSpent(bound)) return null;
    const given = await reader.findCodes(db, await giftCards.listOthers(codes));
    for (const { found } of given) {
      if (found) continue;
      for (const bound of bounds) if (!(await limits.tryTake(bound))) return null;
    }
    return given;
  }
  return {
    areTooMany: async (codes, giver) => (await lookUp(codes, giver)) === null,
    async find(code, giver) {
      const [given] = (await lookUp([code], giver)) ?? [];
      return given?.found?.code ?? null;
    },
  };
}

function boundsOf({ clientKey, userId }: CodeGiver): RateLimit[] {
  const bound = { limit: mostInAnHour, windowSeconds };
  return [
    { ...bound, key: hashLimitKey('codes-of-client', clientKey) },
    ...(userId === null ? [] : [{ ...bound, key: hashLimitKey('codes-of-customer', userId) }]),
  ];
}
