import { toLocal, toMoment } from '#domain/local-days.ts';
import type { AdminPromotion, PromotionInput } from '#domain/schemas/promotion.schema.ts';

/** As number fields give it: null for none. */
type Amount = number | null;

/** What is taken off, and of what: one choice, which says class and kind. */
export const offers = {
  'product.percent': { class: 'product', kind: 'percent' },
  'product.fixed': { class: 'product', kind: 'fixed' },
  'product.buyGet': { class: 'product', kind: 'buyGet' },
  'product.tiers': { class: 'product', kind: 'tiers' },
  'order.percent': { class: 'order', kind: 'percent' },
  'order.fixed': { class: 'order', kind: 'fixed' },
  'order.tiers': { class: 'order', kind: 'tiers' },
  'shipping.freeDelivery': { class: 'shipping', kind: 'freeDelivery' },
  'shipping.percent': { class: 'shipping', kind: 'percent' },
  'shipping.fixed': { class: 'shipping', kind: 'fixed' },
} as const;
export type Offer = keyof typeof offers;
export const offerNames = Object.keys(offers) as Offer[];

/** What the form of a promotion holds; each offer leaves alone what only others have. Amounts are major units. */
export interface PromotionValues extends Record<string, unknown> {
  title: string;
  enabled: boolean;
  offer: Offer;
  percent: Amount;
  amount: Amount;
  buy: Amount;
  get: Amount;
  by: 'amount' | 'quantity';
  tiers: { from: Amount; percent: Amount }[];
  products: number[];
  catalogs: number[];
  facetValues: number[];
  exceptDiscounted: boolean;
  minAmount: Amount;
  minQuantity: Amount;
  firstOrder: boolean;
  places: string[];
  groups: number[];
  needsCode: boolean;
  /** `YYYY-MM-DDTHH:MM` on clocks of the shop's time zone, or empty. */
  startsAt: string;
  endsAt: string;
  usageLimit: Amount;
  buyerLimit: Amount;
  combines: PromotionInput['combines'];
  priority: Amount;
}

const newValues: PromotionValues = {
  title: '',
  enabled: true,
  offer: 'product.percent',
  percent: 10,
  amount: null,
  buy: 2,
  get: 1,
  by: 'amount',
  tiers: [{ from: null, percent: null }],
  products: [],
  catalogs: [],
  facetValues: [],
  exceptDiscounted: false,
  minAmount: null,
  minQuantity: null,
  firstOrder: false,
  places: [],
  groups: [],
  needsCode: false,
  startsAt: '',
  endsAt: '',
  usageLimit: null,
  buyerLimit: null,
  combines: ['product', 'order', 'shipping'],
  priority: 0,
};

export function toValues(promotion: AdminPromotion | null, timeZone: string): PromotionValues {
  if (!promotion) return newValues;
  const { effect, conditions } = promotion;
  const { goods, ...demands } = conditions;
  const { title, enabled, needsCode, usageLimit, buyerLimit, combines, priority } = promotion;
  return {
    title,
    enabled,
    needsCode,
    usageLimit,
    buyerLimit,
    combines,
    priority,
    offer: offerOf(promotion),
    percent: effect.percent ?? newValues.percent,
    amount: effect.amount ?? null,
    buy: effect.buy ?? newValues.buy,
    get: effect.get ?? newValues.get,
    by: effect.by ?? 'amount',
    tiers: effect.tiers ?? newValues.tiers,
    ...goods,
    ...demands,
    startsAt: toLocal(promotion.startsAt, timeZone),
    endsAt: toLocal(promotion.endsAt, timeZone),
  };
}

export function toInput(values: PromotionValues, timeZone: string): PromotionInput {
  const { title, enabled, needsCode, usageLimit, buyerLimit, combines, priority } = values;
  const { products, catalogs, facetValues } = values;
  const { exceptDiscounted, minAmount, minQuantity, firstOrder, places, groups } = values;
  return {
    title,
    enabled,
    needsCode,
    usageLimit,
    buyerLimit,
    combines,
    priority: priority ?? 0,
    class: offers[values.offer].class,
    effect: toEffect(values),
    conditions: {
      goods: { products, catalogs, facetValues },
      exceptDiscounted,
      minAmount,
      minQuantity,
      firstOrder,
      places,
      groups,
    },
    startsAt: toMoment(values.startsAt, timeZone),
    endsAt: toMoment(values.endsAt, timeZone),
  };
}

function offerOf({ class: kind, effect }: Pick<AdminPromotion, 'class' | 'effect'>): Offer {
  const name = offerNames.find((each) => offers[each].class === kind && offers[each].kind === effect.kind);
  return name ?? newValues.offer;
}

/** What is missing is refused by the server, at its field. */
function toEffect({
  offer,
  percent,
  amount,
  buy,
  get,
  by,
  tiers,
}: PromotionValues): PromotionInput['effect'] {
  const { kind } = offers[offer];
  const share = percent ?? 0;
  switch (kind) {
    case 'percent':
      return { kind, percent: share };
    case 'fixed':
      return { kind, amount: amount ?? 0 };
    case 'freeDelivery':
      return { kind };
    case 'buyGet':
      return { kind, buy: buy ?? 0, get: get ?? 0, percent: share };
    case 'tiers':
      return { kind, by, tiers: tiers.map((tier) => ({ from: tier.from ?? 0, percent: tier.percent ?? 0 })) };
  }
}
