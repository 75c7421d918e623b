/**
 * VAT rates as fiscal receipts (54-FZ) name them: 1 none, 2 0 %, 3 10 %, 4 20 %, 5 10/110, 6 20/120, 7 5 %, 8 7 %,
 * 9 5/105, 10 7/107, 11 22 %, 12 22/122 (https://yookassa.ru/developers/54fz/parameters-values).
 */
export const vatCodes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Paid before the goods are handed over, after which a second receipt follows; or paid as they are. */
export const paymentModes = ['full_prepayment', 'full_payment'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** What a product says of its line of a receipt; null leaves it to the shop's settings. */
export interface ReceiptTerms {
  vatCode: number | null;
  paymentMode: PaymentMode | null;
}

/** A number that is not a code, such as a rate in percent, is null. */
export function parseVatCode(text: string): number | null {
  return vatCodes.find((code) => String(code) === text) ?? null;
}

export function parsePaymentMode(text: string): PaymentMode | null {
  return paymentModes.find((mode) => mode === text) ?? null;
}

/** Codes of rates in thousandths of a percent; those of prepayments, such as 20/120, are none of a rate. */
const codesOfRates: Readonly<Record<number, number>> = {
  0: 2,
  5000: 7,
  7000: 8,
  10_000: 3,
  20_000: 4,
  22_000: 11,
};

/** The code of a Russian rate (thousandths of a percent); null for one that receipts do not know. */
export function vatCodeOf({ country, rate }: { country: string; rate: number }): number | null {
  return country === 'RU' ? (codesOfRates[rate] ?? null) : null;
}

/** Codes of rates as a part of what is paid beforehand: 22/122 of 22 %. */
const prepaidCodes: Readonly<Record<number, number>> = { 3: 5, 4: 6, 7: 9, 8: 10, 11: 12 };
const allPrepaid: ReadonlySet<number> = new Set(Object.values(prepaidCodes));

/**
 * The code of a line by its tax (`rateCode`, of `vatCodeOf`), in the manner of the shop's own: a shop whose code is one
 * of prepayments has those for all that is paid beforehand.
 */
export function codeByTax(
  rateCode: number,
  { shopCode, paymentMode }: { shopCode: number; paymentMode: PaymentMode },
): number {
  const isPrepaid = paymentMode === 'full_prepayment' && allPrepaid.has(shopCode);
  return isPrepaid ? (prepaidCodes[rateCode] ?? rateCode) : rateCode;
}
