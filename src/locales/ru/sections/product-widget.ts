import type { messages as english } from '../../en/sections/product-widget.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Товары каталога',
  about: 'Первые товары каталога или всего магазина.',
  fields: {
    catalogId: { label: 'Каталог', help: 'Пусто: весь магазин.' },
    sort: 'Порядок',
    limit: 'Сколько',
    layout: 'Расположение',
  },
  choices: {
    sort: {
      custom: 'Как в каталоге',
      title: 'По названию',
      price_asc: 'Сначала дешёвые',
      price_desc: 'Сначала дорогие',
    },
  },
  presets: { row: 'Лента', grid: 'Сетка' },
  content: { newShop: 'Новое в магазине', bestsellers: 'Чаще всего покупают' },
} satisfies Messages<typeof english>;
