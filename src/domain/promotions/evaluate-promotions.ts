import type { AdjustmentClass } from '../order-amounts.ts';
import { applyPromotion, type Nets, type Taken } from './apply-promotion.ts';
import { listCompatibleSets } from './compatible-sets.ts';
import type { Promotion, PromotedBasket, Refusal } from './promotion.ts';

/** A promotion that may be taken off: one that comes by itself, or one whose code was given. */
export interface Candidate<P extends Promotion = Promotion> {
  promotion: P;
  /** As it is shown; null for one that comes by itself. */
  code: string | null;
}

export interface AppliedPromotion<P extends Promotion = Promotion> extends Candidate<P>, Taken {
  /** Minor units, all together. */
  amount: number;
}

export interface PromotionResult<P extends Promotion> {
  /** In the order in which they are taken off. */
  applied: readonly AppliedPromotion<P>[];
  /** Of each code that takes nothing off. */
  refused: readonly (Candidate<P> & { refusal: Refusal })[];
  /** What all of them take off each line, and off the delivery; minor units. */
  discounts: readonly number[];
  deliveryDiscount: number;
}

/** Of more that would take something off, those that take off least by themselves are left out. */
const mostCandidates = 20;
const phases: readonly AdjustmentClass[] = ['product', 'order', 'shipping'];

/**
 * What promotions take off a basket: goods of their choice first, then all goods, then the delivery, each by what is
 * left before it. Of those that do not stand beside each other the set is taken that leaves least to pay, of equal ones
 * the one with the lower ids. Whole minor units, and never more than there is to pay.
 */
export function evaluatePromotions<P extends Promotion>(
  basket: PromotedBasket,
  candidates: readonly Candidate<P>[],
): PromotionResult<P> {
  const alone = candidates.map((candidate) => ({ candidate, outcome: tryAlone(candidate, basket) }));
  const useful = alone
    .filter(({ outcome }) => !('reason' in outcome) || isLateDelivery(outcome))
    .toSorted((a, b) => amountOf(b.outcome) - amountOf(a.outcome) || idOf(a) - idOf(b))
    .slice(0, mostCandidates)
    .map(({ candidate }) => candidate)
    .toSorted(byTurn);
  const sets = listCompatibleSets(useful, standBeside);
  const smaller = sets.flatMap((set) => set.map((left) => set.filter((each) => each !== left)));
  const tried = [[], ...sets, ...smaller].map((set) => applyAll(set, basket));
  const best = tried.reduce((cheapest, each) => (isBetter(each, cheapest) ? each : cheapest));
  const taken = new Set(best.applied.map(({ promotion }) => promotion.id));
  return {
    applied: best.applied,
    refused: alone
      .filter(({ candidate }) => candidate.code !== null && !taken.has(candidate.promotion.id))
      .map(({ candidate, outcome }) => ({
        ...candidate,
        refusal: 'reason' in outcome ? outcome : { reason: 'otherBetter' as const },
      })),
    discounts: basket.lines.map((_, index) =>
      best.applied.reduce((sum, { lines }) => sum + (lines[index] ?? 0), 0),
    ),
    deliveryDiscount: best.applied.reduce((sum, { delivery }) => sum + delivery, 0),
  };
}

interface Trial<P extends Promotion> {
  applied: AppliedPromotion<P>[];
  /** What is left to pay; minor units. */
  total: number;
}

function applyAll<P extends Promotion>(set: readonly Candidate<P>[], basket: PromotedBasket): Trial<P> {
  let nets = startOf(basket);
  const applied: AppliedPromotion<P>[] = [];
  for (const phase of phases) {
    // What the goods cost by now says what the delivery does.
    if (phase === 'shipping') nets = { ...nets, delivery: deliveryOf(basket, nets.lines) };
    for (const candidate of set.filter(({ promotion }) => promotion.class === phase)) {
      const taken = applyPromotion(candidate.promotion, basket, nets);
      if ('reason' in taken) continue;
      nets = subtract(nets, taken);
      applied.push({ ...candidate, ...taken, amount: sumOf(taken) });
    }
  }
  return { applied, total: nets.lines.reduce((sum, net) => sum + net, nets.delivery ?? 0) };
}

function tryAlone({ promotion }: Candidate, basket: PromotedBasket): Taken | Refusal {
  const nets = startOf(basket);
  return applyPromotion(promotion, basket, { ...nets, delivery: deliveryOf(basket, nets.lines) });
}

/** The delivery costs nothing by itself, or it is unknown: it may cost something once other discounts are taken. */
function isLateDelivery(outcome: Taken | Refusal): boolean {
  return 'reason' in outcome && outcome.reason === 'nothing';
}

function startOf({ lines }: PromotedBasket): Nets {
  return { lines: lines.map(({ quantity, price }) => quantity * price), delivery: null };
}

function deliveryOf({ priceDelivery }: PromotedBasket, nets: readonly number[]): number | null {
  return priceDelivery && priceDelivery(nets.reduce((sum, net) => sum + net, 0));
}

function subtract(nets: Nets, taken: Taken): Nets {
  return {
    lines: nets.lines.map((net, index) => net - (taken.lines[index] ?? 0)),
    delivery: nets.delivery === null ? null : nets.delivery - taken.delivery,
  };
}

/** Both must allow the class of the other. */
export function standBeside({ promotion: a }: Candidate, { promotion: b }: Candidate): boolean {
  return a.combines.includes(b.class) && b.combines.includes(a.class);
}

function byTurn({ promotion: a }: Candidate, { promotion: b }: Candidate): number {
  return phases.indexOf(a.class) - phases.indexOf(b.class) || a.priority - b.priority || a.id - b.id;
}

function isBetter(trial: Trial<Promotion>, than: Trial<Promotion>): boolean {
  if (trial.total !== than.total) return trial.total < than.total;
  if (trial.applied.length === 0 || than.applied.length === 0) return false;
  return compareIds(idsOf(trial), idsOf(than)) < 0;
}

function idsOf({ applied }: Trial<Promotion>): number[] {
  return applied.map(({ promotion }) => promotion.id).toSorted((a, b) => a - b);
}

function compareIds(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((id, place) => id !== b[place]);
  return index === -1 ? a.length - b.length : (a[index] ?? 0) - (b[index] ?? Infinity);
}

function amountOf(outcome: Taken | Refusal): number {
  return 'reason' in outcome ? 0 : sumOf(outcome);
}

function sumOf({ lines, delivery }: Taken): number {
  return lines.reduce((sum, amount) => sum + amount, delivery);
}

function idOf({ candidate }: { candidate: Candidate }): number {
  return candidate.promotion.id;
}
