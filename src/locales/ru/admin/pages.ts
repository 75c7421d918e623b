import type { messages as english } from '../../en/admin/pages.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Страницы',
  caption: 'Страницы сайта',
  search: 'Найти страницу',
  new: 'Новая страница',
  newTitle: 'Новая страница',
  newHint: 'Она откроется в конструкторе как черновик. Посетители увидят её после публикации.',
  copyTitle: 'Копия: «{name}»',
  copy: 'Создать копию',
  switchOff: 'Выключить',
  switchOn: 'Включить',
  home: 'Главная',
  removeText: 'Страница, её черновик и история исчезнут навсегда.',
  linked: 'На неё ещё ведут ссылки: {links}. Посетители увидят там «не найдено».',
  removeAnyway: 'Всё равно удалить',
  empty: 'Страниц пока нет',
  emptyHint: 'Создайте страницу о доставке, контактах или обо всём, о чём спрашивают покупатели.',
} satisfies Messages<typeof english>;
