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
  /** Whether the client or the customer has tried too many codes within the hour that the shop does not have. */
  areTooMany(giver: CodeGiver): Promise<boolean>;
  /**
   * The promotions of codes that are of no gift card; counts those that the shop does not have. Null for who has tried
   * too many by now: no code is looked up any more, or one could go on guessing. Of guesses at the same moment a few
   * more may pass.
   */
  lookUp(codes: readonly string[], giver: CodeGiver): Promise<GivenCode[] | null>;
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
  async function areTooMany(giver: CodeGiver): Promise<boolean> {
    for (const bound of boundsOf(giver)) if (await limits.isSpent(bound)) return true;
    return false;
  }
  async function lookUp(codes: readonly string[], giver: CodeGiver): Promise<GivenCode[] | null> {
    const given = await reader.findCodes(db, codes);
    for (const { found } of given) {
      if (found) continue;
      for (const bound of boundsOf(giver)) if (!(await limits.tryTake(bound))) return null;
    }
    return given;
  }
  return {
    areTooMany,
    lookUp,
    async find(code, giver) {
      if (await areTooMany(giver)) return null;
      const [given] = (await lookUp(await giftCards.listOthers([code]), giver)) ?? [];
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
