import type { messages as english } from '../../en/admin/grid.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Правка таблицей',
  hint: 'Перемещайтесь стрелками, печатайте, чтобы изменить, вставляйте ячейки из таблиц. Ничего не сохранится, пока вы не сохраните.',
  product: 'Товар',
  variation: 'Вариант',
  sku: 'Артикул',
  fullPrice: 'Цена',
  discountPrice: 'Со скидкой',
  stock: 'Остаток',
  weight: 'Вес, кг',
  barcode: 'Штрихкод',
  cost: 'Себестоимость',
  enabled: 'Показан',
  yes: 'да',
  no: 'нет',
  changed:
    '{count, plural, one {Изменена # ячейка} few {Изменены # ячейки} many {Изменено # ячеек} other {Изменено # ячейки}}',
  undo: 'Вернуть',
  discard: 'Отменить всё',
  save: 'Сохранить',
  saved:
    '{count, plural, one {Сохранена # ячейка} few {Сохранены # ячейки} many {Сохранено # ячеек} other {Сохранено # ячейки}}',
  refused:
    '{count, plural, one {Не сохранена # ячейка} few {Не сохранены # ячейки} many {Не сохранено # ячеек} other {Не сохранено # ячейки}}',
  wholeNumber: 'Введите целое число или оставьте пустым, если остаток не ограничен',
  yesNo: 'Введите «да» или «нет»',
  conflict: 'Кто-то изменил это на «{value}». Сохраните ещё раз, чтобы поставить своё.',
  empty: 'пусто',
  nothingTitle: 'Нет подходящих товаров',
  nothingText: 'Измените фильтр выше.',
  'forms.errors.barcode': 'Таблица сократила штрихкод: введите все его цифры',
  'forms.errors.bundleStock': 'Это набор: остаток считается по его составу',
  'forms.errors.skuTaken': 'Этот артикул уже есть у другого варианта',
  'forms.errors.discount': 'Цена со скидкой должна быть больше 0 и ниже полной',
  'forms.errors.noEmpty': 'Это поле нельзя оставить пустым',
  'forms.errors.gone': 'Этого больше нет',
  'forms.errors.number': 'Введите число',
  other: 'Это нельзя сохранить',
} satisfies Messages<typeof english>;
