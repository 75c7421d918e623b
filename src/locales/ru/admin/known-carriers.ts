import type { messages as english } from '../../en/admin/known-carriers.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  cdek: {
    name: 'СДЭК',
    needs:
      'По желанию: СДЭК может сообщать на этот адрес о каждом изменении (события ORDER_STATUS). Магазин и сам спрашивает каждые несколько минут.',
    fields: {
      account: 'Идентификатор (Account)',
      password: 'Пароль (Secure password)',
      isTest: 'Тестовая среда',
      senderPoint: 'Код пункта СДЭК, куда вы привозите посылки',
      senderPostalCode: 'Индекс отправителя',
      senderCity: 'Город отправителя',
      senderAddress: 'Улица и дом отправителя',
      weight: 'Вес товара, у которого он не указан, г',
      length: 'Длина товара, у которого она не указана, см',
      width: 'Ширина товара, у которого она не указана, см',
      height: 'Высота товара, у которого она не указана, см',
    },
    help: {
      account: 'В личном кабинете СДЭК, раздел «Интеграция». Нужен договор интернет-магазина.',
      isTest:
        'Запросы идут на тестовый сервер СДЭК с тестовыми ключами. Ничего на самом деле не отправляется.',
      senderPoint: 'Например, MSK5. Пусто: курьер забирает посылки по адресу отправителя.',
      senderAddress: 'Нужен, если посылки забирает курьер.',
    },
  },
} satisfies Messages<typeof english>;
