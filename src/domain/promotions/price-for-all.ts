import { earliest, latest } from '../moments.ts';
import { applyPromotion } from './apply-promotion.ts';
import { evaluatePromotions, standBeside, type Candidate } from './evaluate-promotions.ts';
import type { Promotion, PromotedBasket, PromotedLine } from './promotion.ts';

/** A promotion that comes by itself, with what may keep it from some buyers. */
export interface OfferedPromotion extends Promotion {
  usageLimit: number | null;
  buyerLimit: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

export interface PriceForAll {
  /** Minor units. */
  price: number;
  /** Of the promotions that make it. */
  titles: string[];
  /** Null: since ever, and until further notice. */
  startsAt: Date | null;
  endsAt: Date | null;
}

/**
 * What anybody pays for a single piece that is bought alone, without a code, and while that lasts; null where it is the
 * price that the piece has, or where it depends on who buys, where it goes or how many were sold. `promotions` are those
 * that come by themselves and are on.
 */
export function findPriceForAll(
  piece: Omit<PromotedLine, 'quantity'>,
  promotions: readonly OfferedPromotion[],
): PriceForAll | null {
  const basket: PromotedBasket = {
    lines: [{ ...piece, quantity: 1 }],
    priceDelivery: null,
    place: null,
    isFirstOrder: null,
    groups: null,
  };
  const rivals = promotions.filter((one) => one.class === 'shipping' && mayCome(one, basket)).map(uncoded);
  // A cheaper delivery may be worth more to the buyer, and be taken in a promotion's place.
  const candidates = promotions
    .filter(isForAll)
    .map(uncoded)
    .filter((candidate) => rivals.every((rival) => standBeside(candidate, rival)));
  const { applied, discounts } = evaluatePromotions(basket, candidates);
  const price = piece.price - (discounts[0] ?? 0);
  if (applied.length === 0 || price <= 0) return null;
  const of = applied.map(({ promotion }) => promotion);
  return {
    price,
    titles: of.map(({ title }) => title),
    startsAt: latest(of.map(({ startsAt }) => startsAt)),
    endsAt: earliest(of.map(({ endsAt }) => endsAt)),
  };
}

/** Those that decide about such prices; none where none takes anything off them. */
export function selectForAll<P extends OfferedPromotion>(promotions: readonly P[]): P[] {
  if (!promotions.some(isForAll)) return [];
  return promotions.filter((promotion) => isForAll(promotion) || promotion.class === 'shipping');
}

/** When the next of them begins or ends; null where none will. */
export function nextChange(promotions: readonly OfferedPromotion[], now: Date): Date | null {
  const moments = promotions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  return earliest(moments.filter((moment) => moment !== null && moment > now));
}

function isForAll({ class: kind, conditions, usageLimit, buyerLimit }: OfferedPromotion): boolean {
  const { firstOrder, places, groups } = conditions;
  const isForSome = firstOrder || places.length > 0 || groups.length > 0;
  return kind !== 'shipping' && usageLimit === null && buyerLimit === null && !isForSome;
}

function uncoded(promotion: OfferedPromotion): Candidate<OfferedPromotion> {
  return { promotion, code: null };
}

/** More than any delivery: a promotion that takes nothing off it takes nothing off one. */
const dearDelivery = 100_000_000;

function mayCome(promotion: Promotion, basket: PromotedBasket): boolean {
  const lines = basket.lines.map(({ price }) => price);
  const ofItsGroups = { ...basket, groups: new Set(promotion.conditions.groups) };
  return !('reason' in applyPromotion(promotion, ofItsGroups, { lines, delivery: dearDelivery }));
}
