import { localDay } from '#domain/local-days.ts';
import { lineTotal, type AmountLine } from '#domain/order-amounts.ts';
import { vatCodeOf } from '#domain/receipt-terms.ts';
import { findRate, type TaxedPlace, type TaxRules } from '#domain/taxes/find-rate.ts';
import { taxIncluded, type FoundTax, type TaxPart } from '#domain/taxes/tax-amounts.ts';

/** A tax as it is stored with an order. */
export interface OrderTax extends TaxPart {
  /** Of the order's lines, counted from 0; null: of the delivery. */
  line: number | null;
  /** Of fiscal receipts; null outside of Russia. */
  vatCode: number | null;
}

/** A line with what its product says of its taxes; null: the standard class. */
type TaxedLine = Omit<AmountLine, 'fullPrice'> & { row: { taxClass: string | null } };

/** By what an order is taxed: rules of the shop, where it goes, and the moment with the zone of the shop's days. */
export interface TaxTerms {
  rules: TaxRules;
  place: TaxedPlace;
  moment: Date;
  timeZone: string;
}

/** The taxes within what is paid for each line and the delivery (minor units); nothing for what is not taxed. */
export function taxOrder(terms: TaxTerms, lines: readonly TaxedLine[], delivery: number): OrderTax[] {
  const find = createTaxFinder(terms);
  const tax = (line: number | null, price: number, taxClass: string | null): OrderTax[] => {
    const found = find(taxClass);
    return found ? [{ line, vatCode: found.vatCode, ...taxIncluded(price, found) }] : [];
  };
  return [
    ...lines.flatMap((line, index) => tax(index, lineTotal(line), line.row.taxClass)),
    ...(delivery > 0 ? tax(null, delivery, terms.rules.deliveryClass) : []),
  ];
}

/** Finds the tax of a class; null for what is not taxed. */
export function createTaxFinder({
  rules,
  place,
  moment,
  timeZone,
}: TaxTerms): (taxClass: string | null) => FoundTax | null {
  const day = localDay(moment, timeZone);
  return (taxClass) => {
    const rate = findRate(rules, taxClass, { place, day });
    return rate && { rate: rate.rate, name: rate.name, vatCode: vatCodeOf(rate) };
  };
}
