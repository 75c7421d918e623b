import type { messages as english } from '../../en/site/back-in-stock.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'backInStock.ask': 'Сообщить о поступлении',
  'backInStock.consent':
    'Мы напишем на этот адрес, когда товар появится, и больше ни для чего его не используем. Отказаться можно по ссылке в каждом письме.',
  'backInStock.submit': 'Сообщить',
  'backInStock.available': 'Товар снова в наличии: его можно купить.',
  'backInStock.sentTitle': 'Проверьте почту',
  'backInStock.sent':
    'Мы отправили письмо на {email}. Подтвердите адрес по ссылке в нём, и мы сообщим, когда товар появится.',
  'backInStock.sentToYou':
    'Мы отправили вам письмо. Подтвердите адрес по ссылке в нём, и мы сообщим, когда товар появится.',
  'backInStock.notedTitle': 'Мы сообщим вам',
  'backInStock.noted': 'Когда товар появится, мы напишем на {email}.',
  'backInStock.confirmTitle': 'Сообщить вам о поступлении?',
  'backInStock.confirmText': '{name}. Мы напишем на {email}.',
  'backInStock.confirm': 'Да, сообщить',
  'backInStock.linkGone': 'Ссылка больше не действует',
  'backInStock.linkGoneText': 'Оставьте запрос ещё раз на странице товара.',
  'cartReminder.title': 'Ваша корзина',
  'cartReminder.text':
    '{count, plural, one {# товар добавится} few {# товара добавятся} many {# товаров добавятся} other {# товара добавятся}} в корзину этого браузера к тому, что в ней уже есть.',
  'cartReminder.submit': 'Вернуть корзину',
  'cartReminder.linkGoneText': 'Эта корзина больше не хранится. Найдите товары в магазине.',
  'unsubscribe.title': 'Отписаться от этих писем?',
  'unsubscribe.text':
    'Мы больше не будем сообщать о поступлении товаров и напоминать о корзине. Письма о ваших заказах будут приходить.',
  'unsubscribe.submit': 'Отписаться',
  'unsubscribe.doneTitle': 'Вы отписались',
  'unsubscribe.doneText':
    'Письма о ваших заказах будут приходить. О товарах, которых вы ждали, и об оставленной корзине мы не напомним.',
  'unsubscribe.undo': 'Снова разрешить письма',
  'unsubscribe.undoneTitle': 'Письма снова разрешены',
  'unsubscribe.undoneText': 'Мы пишем, только если вы об этом попросили.',
  'unsubscribe.linkGoneText': 'Откройте ссылку из более нового письма.',
} satisfies Messages<typeof english>;
