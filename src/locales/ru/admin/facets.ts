import type { messages as english } from '../../en/admin/facets.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Свойства',
  intro:
    'По ним работает фильтр, в этом же порядке: перетащите строку или нажимайте стрелки на её ручке. Названия общие для магазина: новое название появится во всех товарах.',
  properties: 'Свойства товаров',
  propertiesText: 'В фильтре они идут после опций.',
  options: 'Опции товаров',
  optionsText: 'То, что выбирает покупатель; в фильтре они первые.',
  inFilter: 'В фильтре: {title}',
  showInFilter: 'Показать в фильтре',
  hideInFilter: 'Убрать из фильтра',
  notInFilter: 'Не в фильтре',
  emptyTitle: 'Свойств пока нет',
  emptyText: 'Они появятся сами, когда вы дадите товарам свойства и опции.',
  products: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
  unused: 'Не используется',
  values: 'Значения: {title}',
  edit: 'Переименовать: {title}',
  remove: 'Удалить: {title}',
  editTitle: 'Переименовать',
  name: 'Название',
  unit: 'Единица',
  color: 'Цвет',
  save: 'Сохранить',
  saved: 'Переименовано везде',
  removed: 'Удалено',
  mergeTitle: 'Объединить?',
  mergeText: '«{name}» уже есть. Товары с этим названием получат существующее. Это нельзя отменить.',
  merge: 'Объединить',
} satisfies Messages<typeof english>;
