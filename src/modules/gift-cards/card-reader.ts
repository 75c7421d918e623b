import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import {
  isOwnCardCode,
  ownCardCode,
  readCardCode,
  readOwnCardCode,
  writeCardCode,
} from '#domain/gift-card-code.ts';
import { divideAmongCards } from '#domain/gift-card-payment.ts';
import { hashToken } from '#modules/auth/tokens.ts';
import { createLoadingCache } from '#platform/cache/loading-cache.ts';
import { hasTag, type Invalidated } from '#platform/cache/tags.ts';

import type { CardPart } from './card-ledger.ts';
import { existFilledCards, selectCardsByHash, type CardRow } from './gift-cards.queries.ts';
import { selectPayingCardsOf, type PayingCardRow } from './own-cards.queries.ts';

export const giftCardsTag = 'gift-cards';

/** Why a card does not pay. */
type CardRefusal = 'blocked' | 'expired' | 'empty' | 'otherCurrency';

/** A card whose code a buyer has given; minor units. */
export interface GivenCard {
  /** In groups, as people read it; of one's own card what stands for it. */
  code: string;
  cardId: number;
  last4: string;
  balance: number;
  refusal: CardRefusal | null;
}

export interface GivenCards {
  cards: GivenCard[];
  /** The codes that are of no card, as they were given. */
  others: string[];
  /** What the customer could pay with beside; those that are given are among them. */
  own: PayingCardRow[];
}

interface Given {
  codes: readonly string[];
  currency: Currency;
  /** Null for a guest, who has no cards of their own. */
  userId: number | null;
}

export interface CardReader extends Invalidated {
  /** Each card once: those whose codes were given, in their order, then one's own. */
  find(db: Kysely<Database>, given: Given): Promise<GivenCards>;
  /** Those of the codes that are of no card; what stands for one's own card is no guess. */
  listOthers(codes: readonly string[]): Promise<string[]>;
  /** Whether a card has money on it, so that buyers may type a code. */
  hasCards(): Promise<boolean>;
}

const mayBeOldMs = 60_000;

export function createCardReader(db: Kysely<Database>): CardReader {
  const cache = createLoadingCache<'all', { hasCards: boolean }>({
    max: 1,
    ttlMs: mayBeOldMs,
    load: async () => new Map([['all', { hasCards: await existFilledCards(db) }]]),
  });
  return {
    find,
    listOthers: async (codes) => (await matchCards(db, codes)).others,
    hasCards: async () => (await cache.get('all'))?.hasCards ?? false,
    invalidate(tags) {
      if (hasTag(tags, giftCardsTag)) cache.clear();
    },
  };
}

async function find(db: Kysely<Database>, { codes, currency, userId }: Given): Promise<GivenCards> {
  const { rows, others } = await matchCards(db, codes);
  const typed = rows.map(({ code, row }) => {
    const { id: cardId, last4, balance } = row;
    return { code: writeCardCode(code), cardId, last4, balance, refusal: refuse(row, currency) };
  });
  const isTyped = new Set(typed.map(({ cardId }) => cardId));
  const paying = userId === null ? [] : await selectPayingCardsOf(db, userId, currency);
  const own = paying.filter(({ id }) => !isTyped.has(id));
  return { cards: [...typed, ...chooseOwn(codes, own)], others, own };
}

/** Those of one's own cards that are given; what stands for another's card stands for nothing. */
function chooseOwn(codes: readonly string[], own: readonly PayingCardRow[]): GivenCard[] {
  const chosen = new Set(codes.map(readOwnCardCode));
  return own
    .filter(({ id }) => chosen.has(id))
    .map(({ id: cardId, last4, balance }) => {
      return { code: ownCardCode(cardId), cardId, last4, balance, refusal: null };
    });
}

/** The cards of the codes, each once, and the codes that are of none. */
async function matchCards(
  db: Kysely<Database>,
  given: readonly string[],
): Promise<{ rows: { code: string; row: CardRow }[]; others: string[] }> {
  const codes = given.filter((code) => !isOwnCardCode(code));
  const hashes = new Map<string, string>();
  for (const code of codes) {
    const read = readCardCode(code);
    if (read !== null) hashes.set(hashToken(read).toString('hex'), read);
  }
  if (hashes.size === 0) return { rows: [], others: [...codes] };
  const found = await selectCardsByHash(
    db,
    [...hashes.keys()].map((hash) => Buffer.from(hash, 'hex')),
  );
  const rowByHash = new Map(found.map((row) => [row.codeHash.toString('hex'), row]));
  const rows = [...hashes].flatMap(([hash, code]) => {
    const row = rowByHash.get(hash);
    return row ? [{ code, row }] : [];
  });
  const ofCards = new Set(rows.map(({ code }) => code));
  return { rows, others: codes.filter((code) => !ofCards.has(readCardCode(code) ?? '')) };
}

function refuse({ currency, ...card }: CardRow, wanted: Currency): CardRefusal | null {
  if (card.isBlocked) return 'blocked';
  if (card.isExpired) return 'expired';
  if (currency !== wanted) return 'otherCurrency';
  return card.balance === 0 ? 'empty' : null;
}

/** What cards pay in all; minor units. */
export function sumOfCardParts(parts: readonly CardPart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** What each of the cards pays of a total (minor units); those that pay nothing are left out. */
export function planCards(total: number, cards: readonly GivenCard[]): CardPart[] {
  const good = cards.filter(({ refusal }) => refusal === null);
  const amounts = divideAmongCards(
    total,
    good.map(({ balance }) => balance),
  );
  return good
    .map(({ cardId, last4 }, index) => ({ cardId, last4, amount: amounts[index] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}
