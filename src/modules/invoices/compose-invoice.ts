import { regionName } from '#domain/countries/zones.ts';
import { linePaid } from '#domain/order-amounts.ts';
import { includedTax } from '#domain/taxes/tax-amounts.ts';
import { postalLines } from '#domain/postal-address.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { localDay } from '#domain/local-days.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { fullName, readContact } from '#modules/orders/compose-order-detail.ts';
import { nameBought, readSnapshot, storedDeliverySchema } from '#modules/orders/order-records.ts';

import { totalOf, type InvoiceContent, type InvoiceLine } from './invoice-content.ts';
import type { InvoicedOrder, InvoiceSettingsRow } from './invoices.queries.ts';

interface IssueFacts {
  settings: InvoiceSettingsRow;
  shop: Settings;
  now: Date;
}

/** What an invoice of the order would say now, but for its number. */
export async function composeInvoice(
  order: InvoicedOrder,
  { settings, shop, now }: IssueFacts,
): Promise<Omit<InvoiceContent, 'number'>> {
  const dayOf = (moment: Date) => localDay(moment, shopTimeZone(shop.common));
  const lines = composeLines(order);
  return {
    kind: 'invoice',
    language: order.language,
    currency: order.currency,
    separator: shop.ecommerce.priceFormatSeparator,
    issuedOn: dayOf(now),
    order: { number: order.number, placedOn: dayOf(order.createdAt) },
    paidOn: order.paidAt && dayOf(order.paidAt),
    invoice: null,
    reason: null,
    seller: composeSeller(settings, shop),
    buyer: await composeBuyer(order, settings.country),
    lines,
    total: totalOf(lines),
    footer: settings.footer,
  };
}

/** The goods as they were sold, then the delivery. */
export function composeLines(order: InvoicedOrder): InvoiceLine[] {
  const goods = order.lines.map(({ id, quantity, price, discount, taxAdded, snapshot, tax }): InvoiceLine => {
    const bought = readSnapshot(snapshot);
    const total = linePaid({ quantity, price, discount, taxAdded });
    return {
      key: id,
      title: bought.title,
      details: [nameBought(bought), bought.sku].filter((text) => text !== ''),
      quantity,
      price,
      discount:
        tax?.reverseCharge && tax.included ? netDiscount(quantity * price, total, tax.rate) : discount,
      total,
      tax,
    };
  });
  const { deliveryPrice, deliveryDiscount, deliveryTaxAdded } = order;
  if (deliveryPrice + deliveryDiscount === 0) return goods;
  const delivery: InvoiceLine = {
    key: null,
    title: translatorOf(order.language)('invoice.delivery'),
    details: [storedDeliverySchema.parse(order.delivery).title].filter((text) => text !== ''),
    quantity: 1,
    price: deliveryPrice + deliveryDiscount,
    discount: deliveryDiscount,
    total: deliveryPrice + deliveryTaxAdded,
    tax: withoutRate(order.deliveryTax),
  };
  return [...goods, delivery];
}

/** What promotions took off goods whose tax is not charged: their price without tax, less what is paid. */
function netDiscount(price: number, paid: number, rate: number): number {
  return price - includedTax(price, rate) - paid;
}

/** A delivery under a reverse charge is kept at the price without tax: there is no rate to take out of it. */
function withoutRate(tax: InvoicedOrder['deliveryTax']): InvoiceLine['tax'] {
  return tax?.reverseCharge ? { ...tax, rate: 0 } : tax;
}

/** Who sells: what the owner has written for invoices, else what the shop says of itself. */
export function composeSeller(
  { sellerName, sellerAddress, country, taxNumber, registration, bank }: InvoiceSettingsRow,
  { common }: Settings,
): InvoiceContent['seller'] {
  const address = sellerAddress === '' ? postalLines(common.address) : sellerAddress.split('\n');
  return {
    name: sellerName || common.sitename,
    lines: address,
    country,
    taxNumber,
    registration,
    bank,
  };
}

/** Who buys: a company before the person who orders for it. An order that is fetched has no address. */
async function composeBuyer(
  { contact, delivery, language }: InvoicedOrder,
  country: string,
): Promise<InvoiceContent['buyer']> {
  const { company, email, ...person } = readContact(contact);
  const { address, point } = storedDeliverySchema.parse(delivery);
  // A pickup point is nobody's own address.
  const lines = address && !point ? await addressLines(address, language) : [email];
  const name = fullName(person);
  return {
    name: company?.name || name,
    lines: [company?.name ? name : '', ...lines].filter((line) => line !== ''),
    country: address?.country ?? country,
    taxNumber: company?.taxNumber ?? '',
  };
}

export async function addressLines(
  address: Parameters<typeof postalLines>[0],
  language: Language,
): Promise<string[]> {
  const lines = postalLines(address, await regionName(address, language));
  const country = /^[A-Z]{2}$/.test(address.country)
    ? (new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(address.country) ?? '')
    : address.country;
  return [...lines, country].filter((line) => line !== '');
}
