import type { messages as english } from '../../en/admin/mail-notifications.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Письма магазину',
  text: 'О чём магазин пишет вам на почту. Письмо без своего адреса приходит на первый из адресов выше. Посетители этих адресов не видят.',
  addresses: 'Адреса для письма «{letter}»',
  noAddress: 'Адреса пока нет',
  wrongAddress: 'Среди адресов есть неверный',
  orderPlaced: 'Новый заказ',
  'orderPlaced.text': 'Сразу после оформления, оплачен он или нет.',
  paymentCame: 'Оплата получена',
  'paymentCame.text': 'Пришла онлайн-оплата.',
  paymentFailed: 'Оплата не прошла',
  'paymentFailed.text': 'Покупатель пытался заплатить онлайн, но не смог.',
  orderCanceled: 'Заказ отменён',
  'orderCanceled.text': 'Покупателем, сотрудником или потому, что не оплачен вовремя.',
  refundNeeded: 'Нужен возврат',
  'refundNeeded.text': 'У магазина деньги за заказ, который завершён.',
  returnAsked: 'Заявка на возврат',
  'returnAsked.text': 'Покупатель хочет вернуть товар.',
  lowStock: 'Товар заканчивается',
  'lowStock.text': 'Один раз, когда остаток падает до порога; снова — только если он был выше.',
  threshold: 'Порог остатка, штук',
  'threshold.text': 'По нему же считает главная страница.',
  daily: 'О низком остатке — одно письмо в день',
  'daily.text': 'В 9 утра, обо всём, что стало заканчиваться за сутки. Выключено — сразу.',
} satisfies Messages<typeof english>;
