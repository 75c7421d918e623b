import type { messages as english } from '../en/files.ts';
import type { Messages } from '../messages.ts';

export const messages = {
  'codeFile.code': 'Промокод',
  'codeFile.limit': 'Можно использовать',
  'codeFile.uses': 'Использован',

  'orderFile.number': 'Номер',
  'orderFile.created': 'Создан (UTC)',
  'orderFile.state': 'Состояние',
  'orderFile.payment': 'Оплата',
  'orderFile.paymentMethod': 'Способ оплаты',
  'orderFile.cashReceived': 'Наличные получены',
  'orderFile.currency': 'Валюта',
  'orderFile.goods': 'Товары',
  'orderFile.discount': 'Скидка',
  'orderFile.deliveryPrice': 'Доставка',
  'orderFile.total': 'Итого',
  'orderFile.tax': 'Налог',
  'orderFile.refunded': 'Возвращено',
  'orderFile.name': 'Имя',
  'orderFile.phone': 'Телефон',
  'orderFile.email': 'Почта',
  'orderFile.receiver': 'Получатель',
  'orderFile.delivery': 'Способ доставки',
  'orderFile.place': 'Место',
  'orderFile.address': 'Адрес',
  'orderFile.trackingNumber': 'Номер отправления',
  'orderFile.comment': 'Комментарий',
  'orderFile.items': 'Состав',
  'orderFile.sample': 'Образец',

  'productFile.yes': 'да',
  'productFile.no': 'нет',
  'productFile.unlimited': 'не ограничен',
} satisfies Messages<typeof english>;
