import type { AdjustmentClass } from '../order-amounts.ts';

/** What a promotion takes off. Amounts are minor units, percents whole numbers from 1 to 100. */
export type PromotionEffect =
  | { kind: 'percent'; percent: number }
  /** Class `product`: of each piece; `order`: of all goods together; `shipping`: of the delivery. */
  | { kind: 'fixed'; amount: number }
  /** The whole delivery; class `shipping` alone. */
  | { kind: 'freeDelivery' }
  /** Of each `buy + get` pieces the `get` cheapest, class `product` alone. */
  | { kind: 'buyGet'; buy: number; get: number; percent: number }
  /** The highest step that amount (minor units) or pieces of the goods reach; classes `product` and `order`. */
  | { kind: 'tiers'; by: 'amount' | 'quantity'; tiers: readonly { from: number; percent: number }[] };

/** Which goods a promotion is for: those in any of these; with none of them named, all. */
interface PromotedGoods {
  products: readonly number[];
  /** With all that is below them. */
  catalogs: readonly number[];
  facetValues: readonly number[];
}

export interface PromotionConditions {
  goods: PromotedGoods;
  /** Goods that have a lower price already are left out. */
  exceptDiscounted: boolean;
  /** Of its goods, in minor units, after the discounts before it. */
  minAmount: number | null;
  /** Pieces of its goods. */
  minQuantity: number | null;
  firstOrder: boolean;
  /** Codes of zones and pickup locations; none named: everywhere. */
  places: readonly string[];
  /** Groups of customers, of which one is enough; none named: everybody, with or without an account. */
  groups: readonly number[];
}

/** A promotion as it is evaluated: that it is on, and not used up, is known. */
export interface Promotion {
  id: number;
  /** As buyers read it. */
  title: string;
  class: AdjustmentClass;
  effect: PromotionEffect;
  conditions: PromotionConditions;
  /** Lower ones are taken off first within a class. */
  priority: number;
  /** Classes of other promotions that it may stand beside; both must allow it. */
  combines: readonly AdjustmentClass[];
}

/** A line of the basket as promotions see it; minor units. */
export interface PromotedLine {
  productId: number;
  /** Those that it is in, and all above them. */
  catalogIds: ReadonlySet<number>;
  facetValueIds: ReadonlySet<number>;
  quantity: number;
  fullPrice: number;
  price: number;
}

export interface PromotedBasket {
  lines: readonly PromotedLine[];
  /** Price of the delivery for goods that cost so much (minor units); null while it is unknown where it goes. */
  priceDelivery: ((goods: number) => number) | null;
  /** Code of the zone or the pickup location; null while it is unknown. */
  place: string | null;
  /** Null while nobody can know: the buyer has not said who they are. */
  isFirstOrder: boolean | null;
  /** Groups that the buyer is in; null for one who has not signed in. */
  groups: ReadonlySet<number> | null;
}

/** Why a promotion takes nothing off. `value` is what is missing, in minor units or pieces. */
export type Refusal =
  | {
      reason:
        | 'goods'
        | 'discountedGoods'
        | 'firstOrder'
        | 'signIn'
        | 'group'
        | 'place'
        | 'otherBetter'
        | 'nothing';
    }
  | { reason: 'minAmount' | 'minQuantity'; value: number };
