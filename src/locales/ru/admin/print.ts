import type { messages as english } from '../../en/admin/print.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  slip: 'Лист комплектации',
  order: 'Заказ',
  number: '№ {number} от {date}',
  print: 'Напечатать',
  back: 'Назад к заказу',
  to: 'Кому',
  pickup: 'Самовывоз',
  payment: 'Оплата',
  paid: 'Оплачено',
  due: 'К оплате: {amount}',
  comment: 'Комментарий',
  item: 'Товар',
  sku: 'Артикул',
  quantity: 'Кол-во',
  price: 'Цена',
  sum: 'Сумма',
  packed: 'Собрано',
  goods: 'Товары',
  discount: 'Скидка',
  delivery: 'Доставка',
  total: 'Итого',
  taxIncluded: 'В том числе {tax}',
  company: 'Компания',
  taxRelief: 'Налог не взимается (обратное начисление)',
  taxNumber: 'ИНН / налоговый номер',
  pieces:
    '{count, plural, one {Всего # штука} few {Всего # штуки} many {Всего # штук} other {Всего # штуки}}',
  tracking: 'Номер отправления',
} satisfies Messages<typeof english>;
