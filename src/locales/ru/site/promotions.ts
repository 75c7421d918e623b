import type { messages as english } from '../../en/site/promotions.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'promotions.unknown': 'Промокода {code} нет. Проверьте, как он написан.',
  'promotions.notYet': 'Промокод {code} ещё не действует',
  'promotions.over': 'Промокод {code} больше не действует',
  'promotions.usedUp': 'Промокод {code} уже использован',
  'promotions.tooMany': 'Слишком много попыток. Попробуйте через час.',
  'promotions.goods': 'Промокод {code} не действует на эти товары',
  'promotions.discountedGoods': 'Промокод {code} не действует на товары со сниженной ценой',
  'promotions.minAmount': 'Добавьте товаров на {amount}, чтобы применить промокод {code}',
  'promotions.minQuantity':
    '{count, plural, one {Добавьте ещё # товар, чтобы применить промокод {code}} few {Добавьте ещё # товара, чтобы применить промокод {code}} many {Добавьте ещё # товаров, чтобы применить промокод {code}} other {Добавьте ещё # товара, чтобы применить промокод {code}}}',
  'promotions.firstOrder': 'Промокод {code} действует только на первый заказ',
  'promotions.signIn':
    'Промокод {code} — только для некоторых покупателей. Если вы среди них, войдите в учётную запись.',
  'promotions.group': 'Промокод {code} действует только для некоторых покупателей',
  'promotions.place': 'Промокод {code} не действует для этого места доставки',
  'promotions.otherBetter': 'Промокод {code} не добавлен: другая скидка выгоднее',
  'promotions.nothing': 'Промокод {code} ничего не меняет в этом заказе',
  'giftCards.cards': 'Подарочные карты',
  'giftCards.due': 'Осталось оплатить',
  'giftCards.newDue': 'Осталось оплатить: {due}',
  'giftCards.restPaid': 'Остальное оплачено',
  'giftCards.blocked': 'Подарочная карта {card} заблокирована. Свяжитесь с нами.',
  'giftCards.expired': 'Срок подарочной карты {card} истёк',
  'giftCards.empty': 'На подарочной карте {card} ничего не осталось',
  'giftCards.otherCurrency': 'Подарочная карта {card} в другой валюте',
} satisfies Messages<typeof english>;
