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
export interface FoundTax extends Pick<TaxPart, 'rate' | 'name' | 'reverseCharge'> {
  /** Of fiscal receipts; null outside of Russia. */
  vatCode: number | null;
}

/** The tax within a price: `price · rate / (100 + rate)` in minor units, rounded once, half up. */
export function includedTax(price: number, rate: TaxRate): number {
  // Products of amounts and rates are beyond what a number holds exactly.
  const divisor = BigInt(whole + rate);
  return Number((2n * BigInt(price) * BigInt(rate) + divisor) / (2n * divisor));
}

/** The tax within a price that its buyer does not pay, in minor units: all of it under a reverse charge, else none. */
export function taxRelief(price: number, { rate, reverseCharge }: Omit<FoundTax, 'vatCode'>): number {
  return reverseCharge ? includedTax(price, rate) : 0;
}

/** What is paid for a line or the delivery, in minor units, as its net price and its tax. */
export function taxIncluded(
  price: number,
  { rate, name, reverseCharge }: Omit<FoundTax, 'vatCode'>,
): TaxPart {
  const amount = reverseCharge ? 0 : includedTax(price, rate);
  return { rate, name, base: price - amount, amount, included: true, reverseCharge };
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
