import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import {
  evaluatePromotions,
  type AppliedPromotion,
  type Candidate,
} from '#domain/promotions/evaluate-promotions.ts';
import type { PromotedBasket, PromotedLine, Refusal } from '#domain/promotions/promotion.ts';
import { listGroupsOf } from '#modules/customer-groups/memberships.ts';

import type { CodeGuesses } from './code-guesses.ts';
import { describeGoods } from './describe-goods.ts';
import { isOn, type GivenCode, type PromotionReader } from './promotion-reader.ts';
import { countBuyerUses, hasOrdered, type BuyerFacts, type PromotionRow } from './promotions.queries.ts';

export type { BuyerFacts, PromotionRow };

/** Goods and their delivery as promotions are asked about them; minor units. */
interface WishedBasket {
  lines: readonly Pick<PromotedLine, 'productId' | 'quantity' | 'fullPrice' | 'price'>[];
  /** Price of the delivery for goods that cost so much; null while it is unknown where it goes. */
  priceDelivery: PromotedBasket['priceDelivery'];
  /** Code of the zone or pickup location. */
  place: string | null;
  /** Read before a transaction begins, as `automatic`: what they may be used is judged as they are used (`takeUses`). */
  codes: GivenCodes;
  buyer: BuyerFacts;
  /** Those that come by themselves (`listAutomatic`), read before a transaction begins. */
  automatic: readonly PromotionRow[];
}

/** What was found of codes, or only what was typed of those that nobody looks up. */
export type GivenCodes = readonly GivenCode[] | { barred: readonly string[] };

/** Why a code takes nothing off. */
export type CodeRefusal = Refusal | { reason: 'unknown' | 'notYet' | 'over' | 'usedUp' | 'tooMany' };

export interface PricedPromotion extends AppliedPromotion<PromotionRow> {
  /** Of its code, as it is compared. */
  foldedCode: string | null;
  hasCodeLimit: boolean;
}

export interface PricedBasket {
  applied: readonly PricedPromotion[];
  /** In minor units: of each line as a whole, and of the delivery. */
  discounts: readonly number[];
  deliveryDiscount: number;
  /** Each code once, as it was typed; null for one that takes something off. */
  codes: readonly { code: string; refusal: CodeRefusal | null }[];
}

export interface PromotionPricing extends Pick<CodeGuesses, 'areTooMany' | 'lookUp'> {
  /** From memory, or over a connection of its own: not within a transaction, which may have the only one. */
  listAutomatic(): Promise<readonly PromotionRow[]>;
  /** Of codes that nobody guesses, such as those that the staff give. */
  findCodes(db: Kysely<Database>, codes: readonly string[]): Promise<GivenCode[]>;
  /** What the shop's promotions take off a basket at this moment. Nothing is kept, and nothing is used. */
  price(db: Kysely<Database>, basket: WishedBasket): Promise<PricedBasket>;
  /** Whether there are codes that one could give. */
  hasCodes(): Promise<boolean>;
}

export function createPromotionPricing(
  reader: PromotionReader,
  guesses: Pick<CodeGuesses, 'areTooMany' | 'lookUp'>,
  now: () => Date,
): PromotionPricing {
  return {
    areTooMany: guesses.areTooMany,
    lookUp: guesses.lookUp,
    findCodes: reader.findCodes,
    listAutomatic: () => reader.listAutomatic(now()),
    hasCodes: () => reader.hasCodes(),
    price,
  };

  async function price(db: Kysely<Database>, basket: WishedBasket): Promise<PricedBasket> {
    const codes = judgeCodes(basket.codes, now());
    const offered = [
      ...basket.automatic
        .filter(isLeft)
        .map((promotion): Candidate<PromotionRow> => ({ promotion, code: null })),
      ...codes.flatMap(({ found, refusal }): Candidate<PromotionRow>[] =>
        found && !refusal ? [{ promotion: found, code: found.code }] : [],
      ),
    ];
    if (offered.length === 0) return nothing(basket, codes);
    const usedUp = await findUsedUp(db, offered, basket.buyer);
    const candidates = offered.filter(({ promotion }) => !usedUp.has(promotion.id));
    const result = evaluatePromotions(await describeBasket(db, basket, candidates), candidates);
    const refusals = new Map(result.refused.map(({ promotion, refusal }) => [promotion.id, refusal]));
    return {
      applied: result.applied.map((applied) => toPriced(applied, codes)),
      discounts: result.discounts,
      deliveryDiscount: result.deliveryDiscount,
      codes: codes.map(({ typed, found, refusal }) => ({
        code: found?.code ?? typed,
        refusal:
          refusal ??
          (found && usedUp.has(found.id) ? { reason: 'usedUp' } : (refusals.get(found?.id ?? 0) ?? null)),
      })),
    };
  }
}

type JudgedCode = GivenCode & { refusal: CodeRefusal | null };

/** Of two codes for one promotion the first counts. */
function judgeCodes(given: GivenCodes, now: Date): JudgedCode[] {
  if ('barred' in given)
    return given.barred.map((typed) => ({ typed, found: undefined, refusal: { reason: 'tooMany' } }));
  const first = new Map(given.toReversed().map(({ found, typed }) => [found?.id, typed]));
  return given.map((code) => {
    const isSecond = code.found !== undefined && first.get(code.found.id) !== code.typed;
    return { ...code, refusal: isSecond ? { reason: 'otherBetter' } : refuseCode(code, now) };
  });
}

function refuseCode({ found }: GivenCode, now: Date): CodeRefusal | null {
  if (!found) return { reason: 'unknown' };
  if (!isOn(found, now))
    return { reason: found.startsAt !== null && found.startsAt > now ? 'notYet' : 'over' };
  const { codeLimit, codeUsed } = found;
  return !isLeft(found) || (codeLimit !== null && codeUsed >= codeLimit) ? { reason: 'usedUp' } : null;
}

function isLeft({ usageLimit, used }: PromotionRow): boolean {
  return usageLimit === null || used < usageLimit;
}

/** Promotions that this buyer has used as often as one may. */
async function findUsedUp(
  db: Kysely<Database>,
  offered: readonly Candidate<PromotionRow>[],
  buyer: BuyerFacts,
): Promise<ReadonlySet<number>> {
  const limited = offered.map(({ promotion }) => promotion).filter(hasBuyerLimit);
  const uses = await countBuyerUses(
    db,
    limited.map(({ id }) => id),
    buyer,
  );
  return new Set(
    limited.filter(({ id, buyerLimit }) => (uses.get(id) ?? 0) >= buyerLimit).map(({ id }) => id),
  );
}

function hasBuyerLimit(row: PromotionRow): row is PromotionRow & { buyerLimit: number } {
  return row.buyerLimit !== null;
}

/** Reads of goods and buyer what the candidates ask, and nothing that none of them asks. */
async function describeBasket(
  db: Kysely<Database>,
  { lines, priceDelivery, place, buyer }: WishedBasket,
  candidates: readonly Candidate[],
): Promise<PromotedBasket> {
  const promotions = candidates.map(({ promotion }) => promotion);
  const factsOf = await describeGoods(
    db,
    lines.map(({ productId }) => productId),
    promotions,
  );
  const asksOrders = promotions.some(({ conditions }) => conditions.firstOrder);
  const ordered = asksOrders ? await hasOrdered(db, buyer) : null;
  const asksGroups = promotions.some(({ conditions }) => conditions.groups.length > 0);
  return {
    lines: lines.map((line) => ({ ...line, ...factsOf(line.productId) })),
    priceDelivery,
    place,
    isFirstOrder: ordered === null ? null : !ordered,
    groups: asksGroups ? await readGroups(db, buyer) : null,
  };
}

/** By the account alone: an email that was typed proves nothing. */
async function readGroups(db: Kysely<Database>, { userId }: BuyerFacts): Promise<ReadonlySet<number> | null> {
  return userId === null ? null : new Set((await listGroupsOf(db, userId)).map(({ id }) => id));
}

function toPriced(applied: AppliedPromotion<PromotionRow>, codes: readonly JudgedCode[]): PricedPromotion {
  const given = codes.find(({ found }) => found?.id === applied.promotion.id)?.found;
  return {
    ...applied,
    foldedCode: given?.folded ?? null,
    hasCodeLimit: given !== undefined && given.codeLimit !== null,
  };
}

function nothing({ lines }: WishedBasket, codes: readonly JudgedCode[]): PricedBasket {
  return {
    applied: [],
    discounts: lines.map(() => 0),
    deliveryDiscount: 0,
    codes: codes.map(({ typed, found, refusal }) => ({ code: found?.code ?? typed, refusal })),
  };
}
