import { formatDate, formatMoment } from '#domain/dates.ts';
import { formatPrice } from '#domain/money.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import { translatorOf } from '#i18n/messages-of.ts';
import { byLanguage } from '#locales/by-language.ts';
import type { messages } from '#locales/en/samples.ts';
import type { Language } from '#locales/languages.ts';
import type { Texts } from '#locales/messages.ts';

import type { OrderMail } from '../read-order-mail.ts';

const samples = byLanguage<typeof messages>(
  import.meta.glob<Texts>('../../../locales/*/samples.ts', { eager: true, import: 'messages' }),
);

/** Minor units. */
const lineTotal = 4900;
const deliveryPrice = 500;

/** An order that nobody has placed: what letters are shown with in a shop that has none. */
export function makeSampleOrder(language: Language, { ecommerce, common }: Settings, now: Date): OrderMail {
  const { products, author, street, locality } = samples[language];
  const t = translatorOf(language);
  const price = (minor: number) =>
    formatPrice(minor, { currency: ecommerce.currency, separator: ecommerce.priceFormatSeparator });
  return {
    id: '',
    number: '1001',
    language,
    userId: null,
    date: formatDate(now, language),
    state: '',
    cancelReason: null,
    isEmailConfirmed: true,
    exchangeOf: null,
    confirmBy: '',
    isReady: false,
    awaitsPayment: false,
    payment: t('payment.completed'),
    rest: '',
    contact: {
      firstName: author,
      name: author,
      phone: '',
      email: 'buyer@example.com',
      receiver: '',
      company: '',
      giftCard: '',
    },
    delivery: { isPickup: false, place: locality, lines: [street, locality], speed: '' },
    comment: '',
    tracking: { number: '', url: '' },
    lines: [
      {
        title: products.vase,
        options: '',
        quantity: t('mail.order.quantity', { count: 1, price: price(lineTotal) }),
        price: price(lineTotal),
        fullPrice: '',
        image: null,
      },
    ],
    goods: price(lineTotal),
    discount: '',
    adjustments: [],
    deliveryPrice: price(deliveryPrice),
    total: price(lineTotal + deliveryPrice),
    cards: [],
    taxesAdded: [],
    taxes: [],
    refunded: '',
    formatAmount: price,
    formatTime: (moment) => formatMoment(moment, language, shopTimeZone(common)),
  };
}
