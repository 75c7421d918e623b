import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import { isOwnCardCode } from '#domain/gift-card-code.ts';
import type { CardReader, GivenCards } from '#modules/gift-cards/card-reader.ts';
import type { CodeGiver } from '#modules/promotions/code-guesses.ts';
import type { GivenCodes, PromotionPricing } from '#modules/promotions/price-promotions.ts';

interface CodeReaders {
  db: Kysely<Database>;
  promotions: Pick<PromotionPricing, 'areTooMany' | 'lookUp'>;
  giftCards: Pick<CardReader, 'find'>;
}

export interface ReadCodes extends Omit<GivenCards, 'others'> {
  /** Those that are of no gift card. */
  codes: GivenCodes;
}

/**
 * What the codes of a buyer stand for. Read before a transaction locks anything: whether each can still be used is
 * judged as it is. Who has guessed too often is told of nothing but their own cards.
 */
export async function readCodes(
  { db, promotions, giftCards }: CodeReaders,
  { codes, giver, currency }: { codes: readonly string[]; giver: CodeGiver; currency: Currency },
): Promise<ReadCodes> {
  const { userId } = giver;
  if (codes.length === 0 && userId === null) return { cards: [], own: [], codes: [] };
  const isBarred = codes.length > 0 && (await promotions.areTooMany(giver));
  if (!isBarred) {
    const { others, ...cards } = await giftCards.find(db, { codes, currency, userId });
    const found = await promotions.lookUp(others, giver);
    if (found) return { ...cards, codes: found };
  }
  const { cards, own } = await giftCards.find(db, { codes: codes.filter(isOwnCardCode), currency, userId });
  return { cards, own, codes: { barred: codes.filter((code) => !isOwnCardCode(code)) } };
}
