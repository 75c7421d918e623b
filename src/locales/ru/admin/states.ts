import type { messages as english } from '../../en/admin/states.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  new: 'Ждёт оплаты',
  unconfirmed: 'Ждёт подтверждения',
  confirmed: 'Подтверждён',
  paid: 'Оплачен',
  assembling: 'Собирается',
  shipped: 'Отправлен',
  ready_for_pickup: 'Готов к выдаче',
  delivered: 'Доставлен',
  canceled: 'Отменён',
  returned: 'Возвращён',
  'pay.paid': 'Оплачен',
  'pay.partlyPaid': 'Оплачен частично',
  'pay.refunded': 'Деньги возвращены',
  'pay.partlyRefunded': 'Возвращено частично',
  'pay.cashReceived': 'Наличные получены',
  'pay.cashDue': 'Наличными',
  'pay.pending': 'Оплата идёт',
  'pay.unpaid': 'Не оплачен',
  'pay.failed': 'Не прошла',
  'pay.canceled': 'Отменена',
  delivery: 'Доставка',
  pickup: 'Самовывоз',
  none: 'Без доставки',
} satisfies Messages<typeof english>;
