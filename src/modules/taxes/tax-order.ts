import { localDay } from '#domain/local-days.ts';
import { lineTotal, type AmountLine } from '#domain/order-amounts.ts';
import { vatCodeOf } from '#domain/receipt-terms.ts';
import { findRate, type TaxedPlace, type TaxRules } from '#domain/taxes/find-rate.ts';
import { taxIncluded, taxRelief, type FoundTax, type TaxPart } from '#domain/taxes/tax-amounts.ts';

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
  /** The buyer accounts for the taxes, and pays prices without them. */
  isReverseCharged: boolean;
}

/** An order with its taxes; minor units. */
interface TaxedOrder<Line> {
  /** Their discounts have in them the tax that is not charged. */
  lines: (Line & { taxRelief: number })[];
  /** To be paid. */
  delivery: number;
  taxes: OrderTax[];
}

/** The taxes within what is paid for each line and the delivery (minor units); nothing for what is not taxed. */
export function taxOrder<Line extends TaxedLine>(
  terms: TaxTerms,
  lines: readonly Line[],
  delivery: number,
): TaxedOrder<Line> {
  const find = createTaxFinder(terms);
  const taxes: OrderTax[] = [];
  /** Notes the tax of what costs so much, and gives what of it is not paid. */
  const tax = (line: number | null, price: number, taxClass: string | null): number => {
    const found = find(taxClass);
    if (!found) return 0;
    const relief = taxRelief(price, found);
    taxes.push({ line, vatCode: found.vatCode, ...taxIncluded(price - relief, found) });
    return relief;
  };
  return {
    lines: lines.map((line, index) => {
      const relief = tax(index, lineTotal(line), line.row.taxClass);
      return { ...line, discount: line.discount + relief, taxRelief: relief };
    }),
    delivery: delivery > 0 ? delivery - tax(null, delivery, terms.rules.deliveryClass) : 0,
    taxes,
  };
}

/** Finds the tax of a class; null for what is not taxed. */
export function createTaxFinder({
  rules,
  place,
  moment,
  timeZone,
  isReverseCharged: reverseCharge,
}: TaxTerms): (taxClass: string | null) => FoundTax | null {
  const day = localDay(moment, timeZone);
  return (taxClass) => {
    const rate = findRate(rules, taxClass, { place, day });
    return rate && { rate: rate.rate, name: rate.name, vatCode: vatCodeOf(rate), reverseCharge };
  };
}
