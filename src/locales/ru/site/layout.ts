import type { messages as english } from '../../en/site/layout.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'header.account': 'Личный кабинет',
  'header.cart': 'Корзина',
  'header.order': 'Заказ',
  'header.cartCount':
    '{count, plural, =0 {Корзина пуста} one {# товар в корзине} few {# товара в корзине} many {# товаров в корзине} other {# товара в корзине}}',
  'header.orderCount':
    '{count, plural, =0 {Заказ пуст} one {# позиция в заказе} few {# позиции в заказе} many {# позиций в заказе} other {# позиции в заказе}}',
  'header.announcement': 'Объявление',
  'header.pauseAnnouncement': 'Остановить смену строк',
  'header.closeAnnouncement': 'Закрыть объявление',
  'header.menu': 'Меню',
  'header.openMenu': 'Открыть меню',
  'header.closeMenu': 'Закрыть меню',
  'header.openSubmenu': 'Открыть подменю: {title}',
  'header.sendEnquiry': 'Оставить заявку',

  'mobileMenu.all': 'Весь раздел «{title}»',

  'footer.menu': 'Меню в подвале',
  'footer.rights': '© {year} {name}. Все права защищены.',
  'footer.plusTax': 'Цены указаны без налога.',

  'messengers.email': 'Написать письмо',
  'messengers.open': 'Открыть способы связи',
  'messengers.phone': 'Позвонить',

  'breadcrumbs.label': 'Навигационная цепочка',
  'breadcrumbs.home': 'Главная',
  'breadcrumbs.cart': 'Корзина',
  'breadcrumbs.order': 'Заказ',
  'breadcrumbs.payment': 'Оплата',
  'breadcrumbs.resetPassword': 'Восстановление пароля',
  'breadcrumbs.account': 'Личный кабинет',
  'breadcrumbs.accountSettings': 'Настройки',
  'breadcrumbs.accountOrders': 'Заказы',
  'breadcrumbs.accountOrder': 'Заказ {number}',
  'breadcrumbs.accountReviews': 'Отзывы',
  'breadcrumbs.accountGiftCards': 'Подарочные карты',

  'cookies.title': 'Этот сайт использует файлы cookie',
  'cookies.accept': 'Принять',
  'cookies.necessary': 'Только необходимые',
  'cookies.change': 'Настройки cookie',

  'ageVerification.title': 'Вам исполнилось 18 лет?',
  'ageVerification.yes': 'Да',
  'ageVerification.no': 'Нет',
} satisfies Messages<typeof english>;
