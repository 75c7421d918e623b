import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { foldCode } from '#domain/promotions/fold-code.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';

import {
  existCodes,
  selectAutomaticPromotions,
  selectByCodes,
  type CodeRow,
  type PromotionRow,
} from './promotions.queries.ts';

export const promotionsTag = 'promotions';
/** What pages with prices are made from: told with the other where terms change, not for codes alone. */
export const promotionTermsTag = 'promotion-terms';

/** A code as it was given, and the promotion that it is of; none where the shop has no such code. */
export interface GivenCode {
  typed: string;
  found: CodeRow | undefined;
}

export interface PromotionReader extends Invalidated {
  /** Those that come by themselves and are on at the moment. */
  listAutomatic(now: Date): Promise<PromotionRow[]>;
  /** Those that come by themselves and are on or will be; some may be over. */
  listComing(): Promise<PromotionRow[]>;
  /** Whether a promotion is on, or will be, that wants a code and has one. */
  hasCodes(): Promise<boolean>;
  /** Each code once, in the order in which they were given. */
  findCodes(db: Kysely<Database>, typed: readonly string[]): Promise<GivenCode[]>;
}

/** Promotions that come by themselves, and whether there are codes, are kept in memory, as every cart asks for them; tag `promotions`. */
export function createPromotionReader(db: Kysely<Database>): PromotionReader {
  const cache = createLoadingCache<'all', { automatic: PromotionRow[]; hasCodes: boolean }>({
    max: 1,
    load: async () => {
      const [automatic, hasCodes] = await Promise.all([selectAutomaticPromotions(db), existCodes(db)]);
      return new Map([['all', { automatic, hasCodes }]]);
    },
  });
  const listComing = async () => (await cache.get('all'))?.automatic ?? [];
  return {
    listComing,
    listAutomatic: async (now) => (await listComing()).filter((promotion) => isOn(promotion, now)),
    hasCodes: async () => (await cache.get('all'))?.hasCodes ?? false,
    async findCodes(from, typed) {
      const byFolded = new Map<string, string>();
      for (const code of typed) {
        const folded = foldCode(code);
        if (folded !== '' && !byFolded.has(folded)) byFolded.set(folded, code.trim());
      }
      if (byFolded.size === 0) return [];
      const rows = await selectByCodes(from, [...byFolded.keys()]);
      return [...byFolded].map(([folded, code]) => ({
        typed: code,
        found: rows.find((row) => row.folded === folded),
      }));
    },
    invalidate(tags) {
      if (hasTag(tags, promotionsTag)) cache.clear();
    },
  };
}

/** From its start on, and before its end. */
export function isOn({ startsAt, endsAt }: Pick<PromotionRow, 'startsAt' | 'endsAt'>, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
}

/** On, and neither the promotion nor the code used up. */
export function isUsable(row: CodeRow, now: Date): boolean {
  const { usageLimit, used, codeLimit, codeUsed } = row;
  return isOn(row, now) && used < (usageLimit ?? Infinity) && codeUsed < (codeLimit ?? Infinity);
}
