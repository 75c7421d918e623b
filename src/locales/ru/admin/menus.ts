import type { messages as english } from '../../en/admin/menus.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  which: 'Какое меню',
  main: 'Основное',
  info: 'Информация',
  footer: 'Подвал',
  hint: 'Перетаскивайте пункты или двигайте их клавишами Alt и стрелками: вправо — вложить в предыдущий пункт.',
  tree: 'Пункты меню',
  add: 'Добавить пункт',
  addBelow: 'Добавить вложенный пункт',
  newEntry: 'Новый пункт',
  empty: 'В этом меню пока нет пунктов',
  emptyHint: 'Добавьте первый: он сразу появится на холсте.',
  title: 'Название',
  target: 'Куда ведёт',
  noTitle: 'Введите название.',
  remove: 'Убрать',
  removeAll:
    '{count, plural, one {Убрать вместе с # вложенным пунктом} few {Убрать вместе с # вложенными пунктами} many {Убрать вместе с # вложенными пунктами} other {Убрать вместе с # вложенного пункта}}',
  up: 'Передвинуть выше',
  down: 'Передвинуть ниже',
  in: 'Вложить в предыдущий',
  out: 'На уровень выше',
  actions: 'Действия: «{name}»',
  moved: '«{name}»: место {place}, уровень {level}',
  tooDeep: 'В меню не больше пяти уровней, и пункт не может стоять сам под собой.',
} satisfies Messages<typeof english>;
