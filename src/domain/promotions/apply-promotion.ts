import { prorate } from '../prorate.ts';
import type { Promotion, PromotedBasket, PromotedLine, PromotionConditions, Refusal } from './promotion.ts';

/** What is left to pay at some step, in minor units: of each line, and of the delivery (null while unknown). */
export interface Nets {
  lines: readonly number[];
  delivery: number | null;
}

/** What one promotion takes off each line and the delivery, in minor units. */
export interface Taken {
  lines: readonly number[];
  delivery: number;
}

/** What the promotion takes off what is left by those before it, or why it takes nothing. */
export function applyPromotion(promotion: Promotion, basket: PromotedBasket, nets: Nets): Taken | Refusal {
  const { conditions } = promotion;
  const refusal = checkBuyer(conditions, basket);
  if (refusal) return refusal;
  const chosen = basket.lines.map((line) => isPromoted(line, conditions));
  if (!chosen.includes(true)) {
    const hasDearer = basket.lines.some((line) => isAmong(line, conditions));
    return { reason: hasDearer ? 'discountedGoods' : 'goods' };
  }
  const bases = nets.lines.map((net, index) => (chosen[index] ? net : 0));
  const base = sum(bases);
  const pieces = sum(basket.lines.map(({ quantity }, index) => (chosen[index] ? quantity : 0)));
  const { minAmount, minQuantity } = conditions;
  if (minAmount !== null && base < minAmount) return { reason: 'minAmount', value: minAmount - base };
  if (minQuantity !== null && pieces < minQuantity)
    return { reason: 'minQuantity', value: minQuantity - pieces };
  const taken =
    promotion.class === 'shipping'
      ? { lines: bases.map(() => 0), delivery: takeOffDelivery(promotion, nets.delivery ?? 0) }
      : { lines: takeOffLines(promotion, basket.lines, bases), delivery: 0 };
  return sum(taken.lines) + taken.delivery > 0 ? taken : { reason: 'nothing' };
}

function checkBuyer(conditions: PromotionConditions, basket: PromotedBasket): Refusal | null {
  const { groups, places } = conditions;
  if (groups.length > 0 && basket.groups === null) return { reason: 'signIn' };
  if (groups.length > 0 && !groups.some((id) => basket.groups?.has(id))) return { reason: 'group' };
  // Until it is known who buys and where it goes, the buyer sees what would be.
  if (conditions.firstOrder && basket.isFirstOrder === false) return { reason: 'firstOrder' };
  if (places.length > 0 && basket.place !== null && !places.includes(basket.place))
    return { reason: 'place' };
  return null;
}

function isPromoted(line: PromotedLine, conditions: PromotionConditions): boolean {
  if (conditions.exceptDiscounted && line.price < line.fullPrice) return false;
  return isAmong(line, conditions);
}

function isAmong(line: PromotedLine, { goods }: PromotionConditions): boolean {
  const { products, catalogs, facetValues } = goods;
  if (products.length + catalogs.length + facetValues.length === 0) return true;
  return (
    products.includes(line.productId) ||
    catalogs.some((id) => line.catalogIds.has(id)) ||
    facetValues.some((id) => line.facetValueIds.has(id))
  );
}

function takeOffDelivery({ effect }: Promotion, delivery: number): number {
  if (effect.kind === 'percent') return percentOf(delivery, effect.percent);
  return effect.kind === 'fixed' ? Math.min(effect.amount, delivery) : delivery;
}

/** `bases` are what is left of each line that the promotion is for, 0 for the others. */
function takeOffLines(
  { class: kind, effect }: Promotion,
  lines: readonly PromotedLine[],
  bases: readonly number[],
): number[] {
  switch (effect.kind) {
    case 'buyGet':
      return takeCheapest(effect, lines, bases);
    case 'fixed':
      if (kind === 'order') return prorate(Math.min(effect.amount, sum(bases)), bases);
      return bases.map((base, index) => Math.min(effect.amount * (lines[index]?.quantity ?? 0), base));
    case 'percent':
      return takePercent(kind, effect.percent, bases);
    case 'tiers':
      return takePercent(kind, percentReached(effect, lines, bases), bases);
    case 'freeDelivery':
      return bases.map(() => 0);
  }
}

/** Rounded once: of each line, or of the order. */
function takePercent(kind: Promotion['class'], percent: number, bases: readonly number[]): number[] {
  if (kind === 'order') return prorate(percentOf(sum(bases), percent), bases);
  return bases.map((base) => percentOf(base, percent));
}

function percentReached(
  { by, tiers }: { by: 'amount' | 'quantity'; tiers: readonly { from: number; percent: number }[] },
  lines: readonly PromotedLine[],
  bases: readonly number[],
): number {
  const pieces = sum(lines.map(({ quantity }, index) => ((bases[index] ?? 0) > 0 ? quantity : 0)));
  const reached = by === 'amount' ? sum(bases) : pieces;
  return Math.max(0, ...tiers.filter(({ from }) => from <= reached).map(({ percent }) => percent));
}

/** The cheapest pieces of all, by what is left to pay for them; of equally cheap ones those of the first line. */
function takeCheapest(
  { buy, get, percent }: { buy: number; get: number; percent: number },
  lines: readonly PromotedLine[],
  bases: readonly number[],
): number[] {
  const promoted = lines
    .map(({ quantity }, index) => ({ index, quantity, base: bases[index] ?? 0 }))
    .filter(({ base }) => base > 0);
  const pieces = sum(promoted.map(({ quantity }) => quantity));
  let left = Math.floor(pieces / (buy + get)) * get;
  const taken = lines.map(() => 0);
  for (const { index, quantity, base } of promoted.toSorted(
    (a, b) => a.base / a.quantity - b.base / b.quantity,
  )) {
    const count = Math.min(left, quantity);
    left -= count;
    const ofPieces = Number((BigInt(base) * BigInt(count)) / BigInt(quantity));
    taken[index] = percentOf(ofPieces, percent);
  }
  return taken;
}

/** Rounded half up: one rounding for each amount. */
function percentOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
