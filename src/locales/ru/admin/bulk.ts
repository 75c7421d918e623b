import type { messages as english } from '../../en/admin/bulk.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title:
    '{count, plural, one {Изменить # товар} few {Изменить # товара} many {Изменить # товаров} other {Изменить # товара}}',
  price: 'Цена',
  keep: 'Не менять',
  percent: 'Изменить на процент',
  amount: 'Изменить на сумму',
  set: 'Установить',
  value: 'На сколько',
  priceValue: 'Новая цена',
  percentHint: '10 — дороже на 10 %, −10 — дешевле. Цены со скидкой меняются вместе.',
  amountHint: 'Отрицательное число снижает цену. Цены со скидкой меняются вместе.',
  rounding: 'Округлить до',
  cent: 'Копеек',
  whole: 'Целых',
  ten: 'Десятков',
  discount: 'Скидка',
  discountPercent: 'Процент от полной цены',
  discountAmount: 'Сумма от полной цены',
  discountNone: 'Убрать скидку',
  discountValue: 'Скидка',
  stock: 'Остаток',
  stockSet: 'Установить',
  stockAdd: 'Прибавить или убавить',
  stockNone: 'Не считать (не ограничен)',
  stockValue: 'Штук',
  stockAddHint: 'Отрицательное число убавляет. Где остаток не считается, так и останется.',
  addCatalogs: 'Добавить в каталоги',
  removeCatalogs: 'Убрать из каталогов',
  visibility: 'Показ',
  show: 'Показать',
  hide: 'Скрыть',
  preview: 'Посмотреть, что изменится',
  counted:
    'Изменится {products, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}, в них {variations, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}.',
  countedProducts:
    '{products, plural, one {Изменится # товар.} few {Изменится # товара.} many {Изменится # товаров.} other {Изменится # товара.}}',
  removed:
    '{count, plural, one {# вариант останется без скидки: цена со скидкой была бы 0 или не ниже полной.} few {# варианта останутся без скидки: цена со скидкой была бы 0 или не ниже полной.} many {# вариантов останутся без скидки: цена со скидкой была бы 0 или не ниже полной.} other {# варианта останутся без скидки: цена со скидкой была бы 0 или не ниже полной.}}',
  nothing: 'Ничего не изменится: всё уже так.',
  apply:
    '{count, plural, one {Изменить # товар} few {Изменить # товара} many {Изменить # товаров} other {Изменить # товара}}',
  done: '{count, plural, one {Изменён # товар} few {Изменено # товара} many {Изменено # товаров} other {Изменено # товара}}',
} satisfies Messages<typeof english>;
