import type { SectionLabels } from '../framework/labels.ts';

export const productWidgetLabels: SectionLabels = {
  name: { en: 'Products of a catalog', ru: 'Товары каталога' },
  about: {
    en: 'The first few products of a catalog or of the whole shop.',
    ru: 'Первые товары каталога или всего магазина.',
  },
  purpose: 'products',
  fields: {
    catalogId: {
      en: 'Catalog',
      ru: 'Каталог',
      help: { en: 'Empty: the whole shop.', ru: 'Пусто: весь магазин.' },
    },
    sort: { en: 'Order', ru: 'Порядок' },
    limit: { en: 'How many', ru: 'Сколько' },
    layout: { en: 'Layout', ru: 'Расположение' },
  },
  choices: {
    sort: {
      custom: { en: 'As in the catalog', ru: 'Как в каталоге' },
      title: { en: 'By name', ru: 'По названию' },
      price_asc: { en: 'Cheap first', ru: 'Сначала дешёвые' },
      price_desc: { en: 'Expensive first', ru: 'Сначала дорогие' },
    },
  },
  presets: { row: { en: 'Row that scrolls', ru: 'Лента' }, grid: { en: 'Grid', ru: 'Сетка' } },
};
