import { isGiftCard, type Fulfilled } from '#domain/fulfilment.ts';
import { localDay } from '#domain/local-days.ts';
import { lineTotal, type AmountLine, type PricedDelivery } from '#domain/order-amounts.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { vatCodeOf } from '#domain/receipt-terms.ts';
import { findRate, type TaxedPlace, type TaxRules } from '#domain/taxes/find-rate.ts';
import { taxPrice, type FoundTax, type TaxPart } from '#domain/taxes/tax-amounts.ts';

/** A tax as it is stored with an order. */
export interface OrderTax extends TaxPart {
  /** Of the order's lines, counted from 0; null: of the delivery. */
  line: number | null;
  /** Of fiscal receipts; null outside of Russia. */
  vatCode: number | null;
}

/** A line with what its product says of its taxes; null: the standard class. */
type TaxedLine = Omit<AmountLine, 'fullPrice' | 'taxAdded'> & { row: ClassedItem };
type ClassedItem = Fulfilled & { taxClass: string | null };

/** By what an order is taxed: rules of the shop, where it goes, and the moment with the zone of the shop's days. */
export interface TaxTerms {
  rules: TaxRules;
  place: TaxedPlace;
  moment: Date;
  timeZone: string;
  /** Prices have their tax in them: as the shop enters them, or as those of an order were. */
  included: boolean;
  /** The buyer accounts for the taxes, and pays prices without them. */
  isReverseCharged: boolean;
}

/** An order with its taxes; minor units. */
interface TaxedOrder<Line> extends PricedDelivery {
  /** Their discounts have in them the tax that is not charged. */
  lines: (Line & { taxRelief: number; taxAdded: number })[];
  taxes: OrderTax[];
}

/** The taxes within, or on top of, the price of each line and the delivery (minor units); nothing for what is not taxed. */
export function taxOrder<Line extends TaxedLine>(
  terms: TaxTerms,
  lines: readonly Line[],
  delivery: number,
): TaxedOrder<Line> {
  const find = createTaxFinder(terms);
  const findOf = createItemTaxFinder(terms);
  const taxes: OrderTax[] = [];
  /** Notes the tax of what costs so much, and gives what of it is not paid, or is paid on top. */
  const note = (line: number | null, price: number, found: FoundTax | null) => {
    if (!found) return { relief: 0, added: 0 };
    const { tax, relief, added } = taxPrice(price, found);
    taxes.push({ line, vatCode: found.vatCode, ...tax });
    return { relief, added };
  };
  const taxed = lines.map((line, index) => {
    const { relief, added } = note(index, lineTotal(line), findOf(line.row));
    return { ...line, discount: line.discount + relief, taxRelief: relief, taxAdded: added };
  });
  if (delivery === 0) return { lines: taxed, delivery, deliveryTaxAdded: 0, taxes };
  const { relief, added } = note(null, delivery, find(terms.rules.deliveryClass));
  return { lines: taxed, delivery: delivery - relief, deliveryTaxAdded: added, taxes };
}

/** Where an order is taxed; one that is fetched (`address` null) where the shop is. */
export function taxedPlace(
  address: TaxedPlace | null,
  { common }: { common: Pick<Settings['common'], 'address'> },
): TaxedPlace {
  const { country, region } = address ?? { country: '', region: common.address.region };
  return { country, region };
}

/** Finds the tax of a class; null for what is not taxed. */
export function createTaxFinder({
  rules,
  place,
  moment,
  timeZone,
  isReverseCharged: reverseCharge,
  included,
}: TaxTerms): (taxClass: string | null) => FoundTax | null {
  const day = localDay(moment, timeZone);
  return (taxClass) => {
    const rate = findRate(rules, taxClass, { place, day });
    if (!rate) return null;
    return { rate: rate.rate, name: rate.name, included, vatCode: vatCodeOf(rate), reverseCharge };
  };
}

/**
 * Finds the tax of what is sold. A gift card has none when it is sold: what it will buy, and at which rate, is not known
 * then, and is taxed as it is bought (multi-purpose vouchers: Directive 2006/112/EC, articles 30a and 30b(2)).
 */
export function createItemTaxFinder(terms: TaxTerms): (item: ClassedItem) => FoundTax | null {
  const find = createTaxFinder(terms);
  return (item) => (isGiftCard(item) ? null : find(item.taxClass));
}
