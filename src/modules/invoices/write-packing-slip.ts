import { formatDate } from '#domain/dates.ts';
import { isDelivered } from '#domain/fulfilment.ts';
import { localDay } from '#domain/local-days.ts';
import { formatPhone } from '#domain/phone-format.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { languages, localeOf } from '#locales/languages.ts';
import { fullName, readContact } from '#modules/orders/compose-order-detail.ts';
import { listParts, readSnapshot, storedDeliverySchema } from '#modules/orders/order-records.ts';

import { addressLines, composeLines, composeSeller } from './compose-invoice.ts';
import type { InvoicedOrder, InvoiceSettingsRow } from './invoices.queries.ts';
import type { Sheet } from '#platform/pdf/sheet.ts';
import { describeSeller } from './write-sheet.ts';

/** What bundles are made of, as many pieces as are packed of each, with what it is found by. */
function partsOf(
  { lines }: InvoicedOrder,
  { key, quantity }: { key: number | null; quantity: number },
): string[] {
  const line = lines.find(({ id }) => id === key);
  if (!line) return [];
  const bought = readSnapshot(line.snapshot);
  return listParts(bought, quantity).map((text, index) => {
    const sku = bought.parts[index]?.sku ?? '';
    return sku === '' ? text : `${text} · ${sku}`;
  });
}

/** What is in the parcel, without prices, in the language of the order. */
export async function writePackingSlip(
  order: InvoicedOrder,
  { settings, shop }: { settings: InvoiceSettingsRow; shop: Settings },
): Promise<Sheet> {
  const { language, number, createdAt, contact } = order;
  const t = translatorOf(language);
  const person = readContact(contact);
  const to = person.receiver ?? person;
  const { address, title } = storedDeliverySchema.parse(order.delivery);
  const where = address ? await addressLines(address, language) : [title];
  const packed = new Set(
    order.lines.filter(({ snapshot }) => isDelivered(readSnapshot(snapshot))).map(({ id }) => id),
  );
  const goods = composeLines(order).filter(({ key }) => key !== null && packed.has(key));
  const pieces = goods.reduce((sum, { quantity }) => sum + quantity, 0);
  const placedOn = localDay(createdAt, shopTimeZone(shop.common));
  return {
    locale: localeOf(language),
    direction: languages[language].dir,
    heading: t('invoice.packingSlip'),
    title: `${t('invoice.packingSlip')} ${number}`,
    seller: describeSeller(composeSeller(settings, shop), t),
    madeAt: createdAt.toISOString(),
    facts: [
      { label: t('invoice.order'), value: number },
      { label: t('invoice.issuedOn'), value: formatDate(placedOn, language) },
    ],
    parties: [
      {
        label: t('invoice.receiver'),
        lines: [fullName(to), formatPhone(to.phone), ...where].filter((line) => line !== ''),
      },
    ],
    columns: [
      { title: t('invoice.item'), width: null, align: 'start' },
      { title: t('invoice.quantity'), width: 70, align: 'end' },
    ],
    rows: goods.map((line) => [
      { text: line.title, details: [...line.details, ...partsOf(order, line)] },
      { text: String(line.quantity) },
    ]),
    sums: [{ label: t('invoice.pieces'), value: String(pieces), isTotal: true }],
    notes: [],
    pages: t('invoice.pages', { page: '{page}', pages: '{pages}' }),
  };
}
