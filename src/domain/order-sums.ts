import { localeOf, type Language } from '#locales/languages.ts';

import type { AdjustmentClass } from './order-amounts.ts';

interface SummedOrder {
  /** Of the goods: lower prices, promotions, and tax that is not charged. */
  discount: number;
  /** To be paid; null while it is unknown. */
  delivery: number | null;
  deliveryDiscount: number;
  /** Of the discount: tax that is not charged. */
  taxRelief: number;
  adjustments: readonly { class: AdjustmentClass; amount: number }[];
}

/**
 * What an order's sums say beside its adjustments, so that the rows which people read add up: what lower prices alone
 * save, and the delivery before its discounts. Minor units or major ones, as they come.
 */
export function splitSums(order: SummedOrder): { saved: number; fullDelivery: number | null } {
  const { discount, delivery, deliveryDiscount, taxRelief, adjustments } = order;
  const ofGoods = adjustments
    .filter(({ class: kind }) => kind !== 'shipping')
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    saved: toCents(discount - ofGoods - taxRelief),
    fullDelivery: delivery === null ? null : toCents(delivery + deliveryDiscount),
  };
}

/** What buyers read of a discount: its title, and the code that they gave for it. */
export function nameAdjustment({ title, code }: { title: string; code: string | null }): string {
  return code === null || title === code ? title : `${title} (${code})`;
}

/** The taxes that the buyer pays, within prices and on top of them: of a reverse charge there is nothing to pay. */
export function chargedTaxes<Tax extends { included: boolean; reverseCharge: boolean }>(
  taxes: readonly Tax[],
): { within: Tax[]; added: Tax[] } {
  const charged = taxes.filter(({ reverseCharge }) => !reverseCharge);
  return {
    within: charged.filter(({ included }) => included),
    added: charged.filter(({ included }) => !included),
  };
}

/** What people read of a tax: `VAT 25.5%`; the rate is percent. */
export function nameTax({ name, rate }: { name: string; rate: number }, language: Language): string {
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 3 });
  return `${name} ${percent.format(rate / 100)}`;
}

/** The nearest amount with two decimals: sums of major units are a hair off. */
function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
