/** A rate as it is computed with: thousandths of a percent, so that 25.5 % is 25500. */
export type TaxRate = number;

const whole = 100_000;

/** What of an amount is tax; minor units. */
export interface TaxPart {
  rate: TaxRate;
  /** Of the tax, as buyers read it. */
  name: string;
  /** What is taxed, without the tax. */
  base: number;
  amount: number;
  /** The tax is a part of the price. */
  included: boolean;
  /** The buyer, a company, accounts for the tax: `amount` is 0, the rate is what was within the price. */
  reverseCharge: boolean;
}

/** The tax of a line or the delivery, before it is known what they cost. */
export interface FoundTax extends Pick<TaxPart, 'rate' | 'name' | 'included' | 'reverseCharge'> {
  /** Of fiscal receipts; null outside of Russia. */
  vatCode: number | null;
}

/** The tax within a price: `price · rate / (100 + rate)` in minor units, rounded once, half up. */
export function includedTax(price: number, rate: TaxRate): number {
  // Products of amounts and rates are beyond what a number holds exactly.
  const divisor = BigInt(whole + rate);
  return Number((2n * BigInt(price) * BigInt(rate) + divisor) / (2n * divisor));
}

/** The tax on top of a price: `price · rate / 100` in minor units, rounded once, half up. */
export function addedTax(price: number, rate: TaxRate): number {
  const divisor = BigInt(whole);
  return Number((2n * BigInt(price) * BigInt(rate) + divisor) / (2n * divisor));
}

/** What a line or the delivery costs with its tax; minor units. */
export interface TaxedPrice {
  tax: TaxPart;
  /** The tax within the price that its buyer does not pay: all of it under a reverse charge, else none. */
  relief: number;
  /** The tax that is paid on top of the price. */
  added: number;
}

/**
 * The tax of what costs so much (minor units, discounts taken off): a part of the price, or on top of it. `base` and
 * `amount` of the tax are together what is paid.
 */
export function taxPrice(
  price: number,
  { rate, name, included, reverseCharge }: Omit<FoundTax, 'vatCode'>,
): TaxedPrice {
  const full = included ? includedTax(price, rate) : addedTax(price, rate);
  const amount = reverseCharge ? 0 : full;
  const tax = { rate, name, base: included ? price - full : price, amount, included, reverseCharge };
  return { tax, relief: included ? full - amount : 0, added: included ? 0 : amount };
}

/** The taxes of a document: the sums of its lines by rate, the highest first. */
export function sumTaxes(parts: readonly TaxPart[]): TaxPart[] {
  const sums = new Map<string, TaxPart>();
  for (const { rate, name, base, amount, included, reverseCharge } of parts) {
    const key = JSON.stringify([rate, name, included, reverseCharge]);
    const sum = sums.get(key) ?? { rate, name, base: 0, amount: 0, included, reverseCharge };
    sums.set(key, { ...sum, base: sum.base + base, amount: sum.amount + amount });
  }
  return [...sums.values()].toSorted((a, b) => b.rate - a.rate || (a.name < b.name ? -1 : 1));
}

/**
 * What of the next refund of a line is tax, in minor units: the part of the line's tax that all its refunds together
 * have reached, less what earlier ones took. Refunds of the whole price give back exactly the whole tax.
 */
export function refundedTax(
  line: { price: number; tax: number; refunded: number; refundedTax: number },
  amount: number,
): number {
  const { price, tax, refunded, refundedTax: before } = line;
  if (price === 0) return 0;
  const reached = Number((BigInt(tax) * BigInt(Math.min(refunded + amount, price))) / BigInt(price));
  // An earlier refund that the provider refused may have left a later one with a unit too much.
  return Math.min(Math.max(0, reached - before), amount);
}

/** Percent, as people and the API have it: 25.5 of 25500. */
export function toPercent(rate: TaxRate): number {
  return rate / 1000;
}

/** Thousandths of a percent, the nearest. */
export function fromPercent(percent: number): TaxRate {
  return Math.round(percent * 1000);
}
