import type { messages as english } from '../../en/admin/abandoned-carts.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Брошенные корзины',
  about:
    'Корзины за последние 90 дней, покупатели которых при оформлении согласились на напоминания. Возвращённые — те, что заказаны после письма.',
  empty: 'Корзин пока нет',
  emptyText:
    'Включите «Напоминать о брошенных корзинах» в настройках оформления: тогда покупателей спросят, нужны ли им письма.',
  started: 'Корзины',
  reminded: 'С письмом',
  recovered: 'Возвращены',
  money: 'Заказы после писем: {money}',
  buyer: 'Покупатель и товары',
  pieces: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
  state: 'Состояние',
  'states.waiting': 'Ждёт',
  'states.reminded': 'Напомнили',
  'states.ordered': 'Заказана',
  'states.recovered': 'Возвращена',
  order: 'Заказ {number}',
  letters: 'Письма',
  seen: 'Последний раз',
} satisfies Messages<typeof english>;
