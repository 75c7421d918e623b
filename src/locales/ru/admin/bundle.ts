import type { messages as english } from '#locales/en/admin/bundle.ts';
import type { Messages } from '#locales/messages.ts';

export const messages = {
  title: 'Набор из других товаров',
  text: 'Набор продаёт вместе другие товары. Цена у него своя, а остаток считается по составу.',
  of: 'Вариант',
  plain: 'не набор',
  parts: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
  add: 'Добавить товар',
  addTitle: 'Добавить товар в набор',
  piecesOf: 'Штук в наборе: {name}',
  remove: 'Убрать из набора: {name}',
  each: '{price} за штуку',
  gone: 'Этот товар удалён. Выберите другой или уберите его: до тех пор набора нет в наличии.',
  goneName: 'Удалённый товар',
  loading: 'Загружается…',
  together: 'По отдельности {sum}, в наборе {price}.',
  saves: 'Выгода покупателя {amount}.',
  stock:
    '{count, plural, =0 {Нет в наличии: товаров не хватает и на один набор.} one {Товаров хватает на # набор.} few {Товаров хватает на # набора.} many {Товаров хватает на # наборов.} other {Товаров хватает на # набора.}}',
  unlimited: 'Без ограничений: остаток товаров в наборе не учитывается.',
} satisfies Messages<typeof english>;
