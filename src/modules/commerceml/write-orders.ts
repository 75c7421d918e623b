import { linePaid } from '#domain/order-amounts.ts';
import { localTime } from '#domain/local-days.ts';
import { closedOrderStates, orderStates } from '#domain/order-states.ts';
import { isPaidInFull } from '#domain/refund-amounts.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { readContact } from '#modules/orders/compose-order-detail.ts';
import { nameBought, readSnapshot, storedDeliverySchema } from '#modules/orders/order-records.ts';
import { element } from '#platform/xml/xml.ts';

import type { OrdersEncoding } from './encode-xml.ts';
import type { SentOrder, SentTax } from './orders.queries.ts';
import { describeAddress, describeReceiver, writeBuyer } from './write-buyer.ts';
import { holder, writeAmount, writeRequisites } from './write-xml.ts';

export interface OrdersContext {
  settings: Pick<Settings, 'language' | 'common'>;
  /** Of CommerceML, as 1C has asked for it: `2.08`, `3.1`; empty where it has not. */
  version: string;
  encoding: OrdersEncoding;
  madeAt: Date;
}

/** By which 1C's sites name the delivery among the goods. */
const deliveryId = 'ORDER_DELIVERY';
const piece =
  '<БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>';
/** Of the standard's older versions; those from 3 on have a namespace, and a container for each order. */
const olderVersion = '2.08';

/**
 * Orders as documents of CommerceML (v8.1c.ru, "Формат CommerceML 2", elements in the order of its scheme 2.10): the sums
 * of a document's goods, the delivery among them, are its total to the kopeck, each with discounts taken off and its tax
 * within. They are the order's own, as it keeps them.
 */
export function writeOrders(orders: readonly SentOrder[], context: OrdersContext): string {
  const isNewer = context.version.startsWith('3.');
  const { day, time } = readClock(context.madeAt, context);
  const documents = orders.map((order) => {
    const written = writeOrder(order, context);
    return isNewer ? holder('Контейнер', written) : written;
  });
  const namespace = isNewer ? ' xmlns="urn:1C.ru:commerceml_3"' : '';
  return `<?xml version="1.0" encoding="${context.encoding}"?>
<КоммерческаяИнформация${namespace} ВерсияСхемы="${isNewer ? '3.1' : olderVersion}" ДатаФормирования="${day}T${time}">
${documents.join('\n')}
</КоммерческаяИнформация>
`;
}

function writeOrder(order: SentOrder, context: OrdersContext): string {
  const { day, time } = readClock(order.createdAt, context);
  const contact = readContact(order.contact);
  const { address } = storedDeliverySchema.parse(order.delivery);
  return holder(
    'Документ',
    element('Ид', order.id),
    element('Номер', order.number),
    element('Дата', day),
    element('ХозОперация', 'Заказ товара'),
    element('Роль', 'Продавец'),
    element('Валюта', nameCurrency(order.currency)),
    element('Курс', '1'),
    element('Сумма', writeAmount(order.total)),
    writeBuyer({ contact, address, userId: order.userId, orderNumber: order.number }),
    element('Время', time),
    element('Комментарий', order.comment),
    writeTaxes(sumByRate(order.taxes)),
    holder(
      'Товары',
      ...order.lines.map((line) => writeLine(line, order)),
      writeDelivery(order, context.settings),
    ),
    writeRequisites(requisitesOf(order, context.settings)),
  );
}

function writeLine(line: SentOrder['lines'][number], { taxes }: SentOrder): string {
  const bought = readSnapshot(line.snapshot);
  const options = nameBought(bought);
  return holder(
    'Товар',
    element('Ид', line.foreignId ?? `variation-${bought.variationId}`),
    element('Артикул', bought.sku),
    element('Наименование', options === '' ? bought.title : `${bought.title} (${options})`),
    piece,
    writeKind('Товар'),
    element('ЦенаЗаЕдиницу', writeAmount(line.price)),
    element('Количество', String(line.quantity)),
    element('Сумма', writeAmount(linePaid(line))),
    writeTaxes(taxes.filter(({ lineId }) => lineId === line.id)),
    writeDiscount(line.discount),
  );
}

/** A service among the goods. */
function writeDelivery(order: SentOrder, { language }: OrdersContext['settings']): string {
  const { deliveryPrice, deliveryDiscount, deliveryTaxAdded, taxes } = order;
  if (deliveryPrice + deliveryDiscount === 0) return '';
  const { title } = storedDeliverySchema.parse(order.delivery);
  return holder(
    'Товар',
    element('Ид', deliveryId),
    element('Наименование', title || translatorOf(language)('checkout.delivery')),
    piece,
    writeKind('Услуга'),
    element('ЦенаЗаЕдиницу', writeAmount(deliveryPrice + deliveryDiscount)),
    element('Количество', '1'),
    element('Сумма', writeAmount(deliveryPrice + deliveryTaxAdded)),
    writeTaxes(taxes.filter(({ lineId }) => lineId === null)),
    writeDiscount(deliveryDiscount),
  );
}

const writeKind = (kind: 'Товар' | 'Услуга') =>
  writeRequisites([
    ['ВидНоменклатуры', kind],
    ['ТипНоменклатуры', kind],
  ]);

function writeDiscount(amount: number): string {
  if (amount === 0) return '';
  return holder(
    'Скидки',
    holder(
      'Скидка',
      element('Наименование', 'Скидка'),
      element('Сумма', writeAmount(amount)),
      element('УчтеноВСумме', 'true'),
    ),
  );
}

/** Within the sums that they stand beside, as all sums here are with their tax. */
function writeTaxes(taxes: readonly Omit<SentTax, 'lineId'>[]): string {
  return holder(
    'Налоги',
    ...taxes.map(({ name, rate, amount }) =>
      holder(
        'Налог',
        element('Наименование', name),
        element('УчтеноВСумме', 'true'),
        element('Сумма', writeAmount(amount)),
        element('Ставка', String(rate)),
      ),
    ),
  );
}

function sumByRate(taxes: readonly SentTax[]): Omit<SentTax, 'lineId'>[] {
  const sums = new Map<string, Omit<SentTax, 'lineId'>>();
  for (const { name, rate, amount } of taxes) {
    const key = `${rate} ${name}`;
    sums.set(key, { name, rate, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()];
}

function requisitesOf(
  order: SentOrder,
  { language }: OrdersContext['settings'],
): (readonly [name: string, value: string])[] {
  const { status, refunded, giftCardAmount } = order;
  const { title, address } = storedDeliverySchema.parse(order.delivery);
  const isOver = closedOrderStates.includes(status);
  const sumOf = (minor: number) => (minor === 0 ? '' : writeAmount(minor));
  return [
    ['Статус заказа', `[${status}] ${translatorOf(language)(orderStates[status].title)}`],
    ['Статуса заказа ИД', status],
    ['Метод оплаты', order.paymentMethod],
    ['Заказ оплачен', String(isPaidInFull(order))],
    ['Оплачено подарочной картой', sumOf(giftCardAmount)],
    ['Возвращено', sumOf(refunded)],
    ['Отменен', String(status === 'canceled')],
    ['Финальный статус', String(isOver)],
    ['Способ доставки', title],
    ['Адрес доставки', describeAddress(address)],
    ['Получатель', describeReceiver(readContact(order.contact))],
    ['Номер отправления', order.trackingNumber],
  ];
}

/** 1C's name of the rouble; the others are by ISO 4217. */
const nameCurrency = (currency: string) => (currency === 'RUB' ? 'руб' : currency);

function readClock(moment: Date, { settings }: OrdersContext): { day: string; time: string } {
  const [day = '', time = ''] = localTime(moment, shopTimeZone(settings.common)).split('T');
  return { day, time: `${time}:${moment.toISOString().slice(17, 19)}` };
}
