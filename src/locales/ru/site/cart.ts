import type { messages as english } from '../../en/site/cart.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'cart.title': 'Корзина',
  'cart.empty': 'Корзина пуста',
  'cart.orderTitle': 'Заказ',
  'cart.orderEmpty': 'Заказ пуст',
  'cart.toCatalog': 'Перейти в каталог',
  'cart.remove': 'Удалить',
  'cart.removeTitle': 'Удалить: {title}',
  'cart.clear': 'Очистить корзину',
  'cart.clearOrder': 'Очистить заказ',
  'cart.itemCount':
    '{count, plural, =0 {Нет товаров} one {# товар} few {# товара} many {# товаров} other {# товара}}',
  'cart.goods': 'Товары',
  'cart.discount': 'Скидка',
  'cart.delivery': 'Доставка',
  'cart.total': 'Итого',
  'cart.newTotal': 'Новая сумма: {total}',
  'cart.emptyHint': 'Добавьте то, что понравилось, — всё будет ждать вас здесь.',
  'cart.update': 'Обновить',
  'cart.undo': 'Вернуть',
  'cart.removed': '{title} — удалено',
  'cart.cleared': 'Корзина очищена',
  'cart.orderCleared': 'Заказ очищен',
  'cart.quantityOf': 'Количество: {title}',
  'cart.summary': 'Ваш заказ',
  'cart.deliveryLater': 'Стоимость доставки посчитаем при оформлении.',
  'cart.failed': 'Не удалось обновить цены.',
  'cart.lineGoneUnnamed': 'Один из товаров больше не продаётся, мы его убрали.',
  'cart.soldOut': 'Закончилось и убрано из корзины: {title}.',
  'cart.checkout': 'Оформить заказ',
  'cart.lineGone': 'Больше не продаётся и убрано из корзины: {title}.',
  'cart.priceChanged': 'Цена «{title}» изменилась: {price}.',
  'cart.stockChanged':
    '{title}: {count, plural, one {осталась только # штука} few {осталось только # штуки} many {осталось только # штук} other {осталось только # штуки}}.',

  'addToCart.title': 'Товар добавлен в корзину',
  'addToCart.orderTitle': 'Добавлено в заказ',
  'addToCart.back': 'Вернуться к покупкам',
  'addToCart.viewCart': 'Перейти в корзину',
  'addToCart.viewOrder': 'Перейти к заказу',
  'addToCart.failed': 'Не получилось добавить',

  'stockError.title': 'Столько нет в наличии',
  'stockError.text':
    '{count, plural, =0 {Товара нет в наличии} one {Доступна только # штука} few {Доступно только # штуки} many {Доступно только # штук} other {Доступно только # штуки}}',
  'stockError.ok': 'Хорошо',
} satisfies Messages<typeof english>;
