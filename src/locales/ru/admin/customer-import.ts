import type { messages as english } from '../../en/admin/customer-import.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Загрузка покупателей',
  fileTitle: 'Файл с покупателями',
  fileText:
    'Файл CSV из Shopify, WooCommerce или WordPress либо своя таблица со столбцом «Email». Берутся имена, телефоны и адреса; пока вы не увидите, что в файле, ничего не записывается.',
  choose: 'Выбрать файл',
  reading: 'Читаем {name}',
  checked: 'Что есть в {name}',
  written: 'Файл {name} загружен',
  new: 'Новых покупателей',
  made: 'Добавлено покупателей',
  known: 'Уже есть',
  leftOut: 'Пропущено',
  notYet: 'Пока ничего не записано.',
  nothingNew: 'Все покупатели из этого файла уже есть.',
  passwords:
    'У новых покупателей ещё нет пароля. Писем мы не отправляли: чтобы войти, им нужно нажать «Забыли пароль?» и указать свою почту.',
  run: '{count, plural, one {Добавить # покупателя} few {Добавить # покупателей} many {Добавить # покупателей} other {Добавить # покупателя}}',
  unused:
    '{count, plural, one {Столбец, который не нужен:} few {Столбцы, которые не нужны:} many {Столбцы, которые не нужны:} other {Столбцы, которые не нужны:}}',
  problems: 'На что посмотреть',
  line: 'Строка',
  reason: 'Что не так',
  value: 'В файле',
  'reason.noEmail': 'Пропущено: нет почты',
  'reason.wrongEmail': 'Пропущено: это не адрес почты',
  'reason.repeated': 'Пропущено: эта почта уже была выше',
  'reason.phone': 'Добавлено без телефона: это не номер',
  'reason.country': 'Добавлено без страны: такой мы не знаем',
  more: '{count, plural, one {И ещё # строка} few {И ещё # строки} many {И ещё # строк} other {И ещё # строки}}',
} satisfies Messages<typeof english>;
