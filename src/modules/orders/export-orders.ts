import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { toMajor } from '#domain/money.ts';
import { orderStates } from '#domain/order-states.ts';
import { messagesOf, translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { byteOrderMark, writeCsvRow, type CsvCell, type CsvSeparator } from '#platform/csv/write-csv.ts';

import { fullName, readContact } from './compose-order-detail.ts';
import { nameBought, readSnapshot, storedDeliverySchema } from './order-records.ts';
import { selectExportedOrders, type ExportedOrderRow, type OrderFilter } from './manage-orders.queries.ts';

interface ExportOptions {
  separator: CsvSeparator;
  language: Language;
}

const ordersAtOnce = 500;

const deliveryNames = {
  delivery: 'checkout.delivery',
  pickup: 'checkout.pickup',
  none: 'orderFile.notDelivered',
} as const;

/** In the order of the cells. */
const headings = [
  'orderFile.number',
  'orderFile.created',
  'orderFile.state',
  'orderFile.payment',
  'orderFile.paymentMethod',
  'orderFile.cashReceived',
  'orderFile.currency',
  'orderFile.goods',
  'orderFile.discount',
  'orderFile.deliveryPrice',
  'orderFile.total',
  'orderFile.tax',
  'orderFile.refunded',
  'orderFile.name',
  'orderFile.phone',
  'orderFile.email',
  'orderFile.receiver',
  'orderFile.delivery',
  'orderFile.place',
  'orderFile.address',
  'orderFile.trackingNumber',
  'orderFile.comment',
  'orderFile.items',
  'orderFile.sample',
  'orderFile.company',
  'orderFile.taxNumber',
] as const;

/** The orders that pass the filter as a CSV file, newest first, piece by piece: any number of them costs no memory. */
export async function* exportOrders(
  db: Kysely<Database>,
  filter: OrderFilter,
  { separator, language }: ExportOptions,
): AsyncGenerator<string> {
  const t = translatorOf(language);
  yield (
    byteOrderMark +
      writeCsvRow(
        headings.map((key) => t(key)),
        separator,
      )
  );
  let last: ExportedOrderRow | null = null;
  for (;;) {
    const rows: ExportedOrderRow[] = await selectExportedOrders(db, filter, last, ordersAtOnce);
    if (rows.length === 0) return;
    yield rows.map((row) => writeCsvRow(toCells(row, language), separator)).join('');
    last = rows.at(-1) ?? null;
  }
}

function toCells(row: ExportedOrderRow, language: Language): CsvCell[] {
  const { phone, email, receiver, company, ...person } = readContact(row.contact);
  const { type, title, address } = storedDeliverySchema.parse(row.delivery);
  const messages = messagesOf(language);
  const addressLine = address
    ? [address.postalCode, address.country, address.region, address.locality, address.street]
    : [];
  return [
    row.number,
    row.createdAt.toISOString().slice(0, 19).replace('T', ' '),
    messages[orderStates[row.status].title],
    row.paymentStatus,
    row.paymentMethod,
    row.cashReceived ? 1 : 0,
    row.currency,
    toMajor(row.goods),
    toMajor(row.discount),
    toMajor(row.deliveryPrice),
    toMajor(row.total),
    toMajor(row.tax),
    toMajor(row.refunded),
    fullName(person),
    phone,
    email,
    receiver ? [fullName(receiver), receiver.phone].filter(Boolean).join(' ') : '',
    messages[deliveryNames[type]],
    title,
    addressLine.filter(Boolean).join(', '),
    row.trackingNumber,
    row.comment,
    row.lines.map(describeLine).join('; '),
    row.isSample ? 1 : 0,
    company?.name ?? '',
    company?.taxNumber ?? '',
  ];
}

/** `2 × Cup (Large) [CUP-L]` */
function describeLine({ quantity, snapshot }: ExportedOrderRow['lines'][number]): string {
  const bought = readSnapshot(snapshot);
  const { title, sku } = bought;
  const chosen = nameBought(bought);
  return `${quantity} × ${title}${chosen && ` (${chosen})`}${sku && ` [${sku}]`}`;
}
