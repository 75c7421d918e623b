import type { messages as english } from '../../en/admin/library.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Добавить секцию',
  search: 'Поиск: вопросы, слайдер, контакты…',
  shelves: 'Виды секций',
  all: 'Все',
  add: 'Добавить: {name}',
  nothing: 'По запросу «{q}» секций нет',
  nothingText: 'Попробуйте другое слово или посмотрите все секции.',
  showAll: 'Показать все секции',
  found: '{count, plural, one {# секция} few {# секции} many {# секций} other {# секции}}',
  keys: 'Стрелки – выбор, Enter – добавить.',
  placeGone: 'Места для секции больше нет: страницу изменили. Выберите место ещё раз.',
} satisfies Messages<typeof english>;
