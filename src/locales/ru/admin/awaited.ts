import type { messages as english } from '../../en/admin/awaited.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Ждут поступления',
  about:
    '{count, plural, one {# человек просит} few {# человека просят} many {# человек просят} other {# человека просят}} сообщить по почте. Письма уходят сами, когда товар появится: за раз столько, сколько штук.',
  empty: 'Никто не ждёт',
  emptyText:
    'Посетители оставляют почту на странице товара, которого нет, если в настройках каталога включено «Сообщить о поступлении».',
  product: 'Товар',
  people: 'Ждут',
  stock: 'В наличии',
  unlimited: 'Без ограничений',
  since: 'С',
  export: 'Выгрузить',
  exportHint:
    '{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}} в CSV, без адресов',
  'export.comma': 'Через запятую',
  'export.semicolon': 'Через точку с запятой',
  'export.tab': 'Через табуляцию',
} satisfies Messages<typeof english>;
