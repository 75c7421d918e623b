import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { cashMethod } from '#domain/checkout-rules.ts';
import { isGiftCard } from '#domain/fulfilment.ts';
import { maskCardCode } from '#domain/gift-card-code.ts';
import { giftCardMethod } from '#domain/gift-card-payment.ts';
import { regionName } from '#domain/countries/zones.ts';
import { formatDate, formatMoment } from '#domain/dates.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { imageUrl } from '#domain/image-url.ts';
import { formatPrice } from '#domain/money.ts';
import { lineTotal } from '#domain/order-amounts.ts';
import { chargedTaxes, nameAdjustment, nameTax, splitSums } from '#domain/order-sums.ts';
import { orderStates } from '#domain/order-states.ts';
import { formatPhone } from '#domain/phone-format.ts';
import { postalLines } from '#domain/postal-address.ts';
import type { OrderContact } from '#domain/schemas/manage-orders.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shippingSpeedKeys } from '#domain/shipping-speed.ts';
import { sumTaxes, toPercent } from '#domain/taxes/tax-amounts.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import type { Language } from '#locales/languages.ts';
import { fullName, readContact } from '#modules/orders/compose-order-detail.ts';
import { describeBought, readSnapshot, storedDeliverySchema } from '#modules/orders/order-records.ts';
import type { CancelReason } from '#modules/orders/order-lifecycle.ts';
import { readRest } from '#modules/orders/read-rest.ts';

import type { MailLine } from './mail-document.ts';
import { selectMailedOrder, type MailedOrder } from './order-mail.queries.ts';

/** An order as a mail tells it: prices, dates and states are words already. */
export interface OrderMail {
  id: string;
  number: string;
  language: Language;
  userId: number | null;
  date: string;
  state: string;
  cancelReason: CancelReason | null;
  /** Somebody who reads the mails to its email has said that the order is theirs. */
  isEmailConfirmed: boolean;
  /** The number of the order whose goods came back in exchange for it; null for most. */
  exchangeOf: string | null;
  /** Until when a guest's order in cash waits to be confirmed; empty for others. */
  confirmBy: string;
  /** It waits at the pickup location. */
  isReady: boolean;
  /** Paid online, and not paid yet. */
  awaitsPayment: boolean;
  payment: string;
  /** What is still to be paid of an order that was paid and became dearer since; empty for others. */
  rest: string;
  contact: {
    firstName: string;
    name: string;
    phone: string;
    email: string;
    receiver: string;
    /** With its tax number; empty where a person buys. */
    company: string;
    /** Who gets gift cards that were bought, and when; empty where there are none. */
    giftCard: string;
  };
  /** `place` is where it goes in short, `lines` the whole address. */
  delivery: { isPickup: boolean; place: string; lines: string[]; speed: string };
  comment: string;
  /** Empty as long as the shop has told none. */
  tracking: { number: string; url: string };
  lines: MailLine[];
  goods: string;
  /** What lower prices save; empty when they save nothing. */
  discount: string;
  /** What promotions take off, each with its name, and tax that is not charged. */
  adjustments: { label: string; value: string }[];
  /** Before promotions; empty when it is free, null where nothing is delivered. */
  deliveryPrice: string | null;
  total: string;
  /** What gift cards pay of it, and what is left; none where they pay nothing. */
  cards: { label: string; value: string }[];
  /** Taxes on top of prices, by rate. */
  taxesAdded: { label: string; value: string }[];
  /** Taxes within prices, by rate. */
  taxes: { label: string; value: string }[];
  /** Given back so far; empty when nothing was. */
  refunded: string;
  /** Minor units as the order's prices are written. */
  formatAmount(minor: number): string;
  /** A day with its time, where the shop is. */
  formatTime(moment: Date): string;
}

/**
 * Null when there is no such order. Read when a mail is written: it tells what is so now, in the language
 * that the order was placed in unless another is asked for.
 */
export async function readOrderMail(
  db: Kysely<Database>,
  orderId: string,
  { settings, origin, language }: { settings: Settings; origin: string; language?: Language },
): Promise<OrderMail | null> {
  const stored = await selectMailedOrder(db, orderId);
  if (!stored) return null;
  const rest = await readRest(db, orderId);
  const order = { ...stored, language: language ?? stored.language };
  const t = translatorOf(order.language);
  const separator = settings.ecommerce.priceFormatSeparator;
  const price = (minor: number) => formatPrice(minor, { currency: order.currency, separator });
  const contact = readContact(order.contact);
  const { type: deliveryKind } = storedDeliverySchema.parse(order.delivery);
  const { saved, fullDelivery } = splitSums({
    discount: order.discount_total,
    delivery: order.delivery_price,
    deliveryDiscount: order.delivery_discount,
    taxRelief: order.tax_relief,
    adjustments: order.adjustments,
  });
  const taxes = chargedTaxes(sumTaxes(order.taxes));
  const nameOf = ({ name, rate }: { name: string; rate: number }) =>
    nameTax({ name, rate: toPercent(rate) }, order.language);
  return {
    id: order.id,
    number: order.number,
    language: order.language,
    userId: order.user_id,
    date: formatDate(order.created_at, order.language),
    state: t(orderStates[order.status].title),
    cancelReason: order.cancel_reason,
    isEmailConfirmed: order.is_email_confirmed,
    exchangeOf: order.exchange_of,
    confirmBy:
      order.status === 'new' && order.payment_method === cashMethod && order.reserved_until
        ? formatMoment(order.reserved_until, order.language, shopTimeZone(settings.common))
        : '',
    isReady: order.status === 'ready_for_pickup',
    awaitsPayment: order.payment_method !== cashMethod && order.payment_status !== 'completed',
    payment: rest > 0 ? t('mail.order.partly', { rest: price(rest) }) : describePayment(order, t),
    rest: rest > 0 ? price(rest) : '',
    contact: {
      firstName: contact.firstName,
      name: fullName(contact),
      phone: formatPhone(contact.phone),
      email: contact.email,
      receiver: contact.receiver
        ? [fullName(contact.receiver), formatPhone(contact.receiver.phone)].filter(Boolean).join('\n')
        : '',
      company: [contact.company?.name, contact.company?.taxNumber].filter(Boolean).join('\n'),
      giftCard: describeRecipient(order, contact.giftCard, t),
    },
    delivery: await describeDelivery(order, t),
    comment: order.comment,
    tracking: { number: order.tracking_number, url: order.tracking_url },
    lines: order.lines.map((line) => describeLine(line, { t, price, origin })),
    goods: price(order.goods_total),
    discount: saved > 0 ? price(-saved) : '',
    adjustments: [
      ...order.adjustments.map(({ title, code, amount }) => ({
        label: nameAdjustment({ title, code }),
        value: price(-amount),
      })),
      ...(order.tax_relief > 0 ? [{ label: t('cart.taxRelief'), value: price(-order.tax_relief) }] : []),
    ],
    deliveryPrice: deliveryKind === 'none' ? null : fullDelivery ? price(fullDelivery) : '',
    total: price(order.total),
    cards: describeCards(order, { t, price }),
    taxesAdded: taxes.added.map((tax) => ({ label: nameOf(tax), value: price(tax.amount) })),
    taxes: taxes.within.map((tax) => ({
      label: t('cart.taxIncluded', { tax: nameOf(tax) }),
      value: price(tax.amount),
    })),
    refunded: order.refunded > 0 ? price(-order.refunded) : '',
    formatAmount: price,
    formatTime: (moment) => formatMoment(moment, order.language, shopTimeZone(settings.common)),
  };
}

/**
 * Without what the buyer typed: anybody can type anything, and anybody's email. What the shop itself says of the
 * order stays; the rest is read on its page.
 */
export function withoutTyped(order: OrderMail): OrderMail {
  const { contact, delivery } = order;
  return {
    ...order,
    comment: '',
    contact: { ...contact, firstName: '', name: '', phone: '', receiver: '', company: '', giftCard: '' },
    delivery: delivery.isPickup ? delivery : { ...delivery, place: '', lines: [] },
  };
}

function describeRecipient(
  { lines, language }: MailedOrder,
  giftCard: OrderContact['giftCard'],
  t: Translator,
): string {
  if (!lines.some(({ snapshot }) => isGiftCard(readSnapshot(snapshot)))) return '';
  const { name = '', email = '', sendOn = '' } = giftCard ?? {};
  const day = sendOn === '' ? '' : t('order.cardOn', { day: formatDate(sendOn, language) });
  return [name, email === '' ? t('order.cardToBuyer') : email, day].filter(Boolean).join('\n');
}

function describePayment(order: MailedOrder, t: Translator): string {
  if (order.payment_method === cashMethod) return t('paymentMethods.cash');
  if (order.payment_method === giftCardMethod) return t('paymentMethods.giftCard');
  return order.payment_status === 'completed' ? t('payment.completed') : t('mail.order.unpaid');
}

function describeCards(
  { total, gift_cards: cards, payment_status: status }: MailedOrder,
  { t, price }: { t: Translator; price: (minor: number) => string },
): OrderMail['cards'] {
  if (cards.length === 0) return [];
  const due = cards.reduce((left, { amount }) => left - amount, total);
  return [
    ...cards.map(({ last4, amount }) => ({
      label: t('giftCards.card', { card: maskCardCode(last4) }),
      value: price(-amount),
    })),
    { label: t(status === 'completed' ? 'giftCards.restPaid' : 'giftCards.due'), value: price(due) },
  ];
}

async function describeDelivery(
  { delivery, location, language }: MailedOrder,
  t: Translator,
): Promise<OrderMail['delivery']> {
  const stored = storedDeliverySchema.parse(delivery);
  const { title, speed, address } = stored;
  const isPickup = stored.type === 'pickup';
  const country = address?.country.match(/^[A-Z]{2}$/)
    ? (new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(address.country) ?? '')
    : (address?.country ?? '');
  const region = address ? await regionName(address, language) : '';
  const lines = isPickup
    ? [title, location?.address, location?.work_time, location && formatPhone(location.phone)]
    : [...(address ? postalLines(address, region) : []), country];
  return {
    isPickup,
    place: isPickup ? title : (address?.locality ?? ''),
    lines: lines.filter((line) => typeof line === 'string').filter((line) => line !== ''),
    // Where the shop lists no such place, nobody has said how long it takes.
    speed: stored.code === '' ? '' : t(shippingSpeedKeys[speed]),
  };
}

function describeLine(
  line: MailedOrder['lines'][number],
  { t, price, origin }: { t: Translator; price: (minor: number) => string; origin: string },
): MailLine {
  const { quantity, price: unitPrice, full_price: fullPrice } = line;
  const bought = readSnapshot(line.snapshot);
  const { title, image } = bought;
  const paid = lineTotal(line);
  return {
    title,
    options: describeBought(bought),
    quantity: t('mail.order.quantity', { count: quantity, price: price(unitPrice) }),
    price: price(paid),
    fullPrice: paid < quantity * fullPrice ? price(quantity * fullPrice) : '',
    image: image ? origin + imageUrl(image, { width: 160, height: 160 }) : null,
  };
}
