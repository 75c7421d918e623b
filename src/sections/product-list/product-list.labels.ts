import type { SectionLabels } from '../framework/labels.ts';

export const productListLabels: SectionLabels = {
  name: { en: 'Product list', ru: 'Список товаров' },
  about: {
    en: 'Products of the catalog page with filter, order and pages.',
    ru: 'Товары страницы каталога с фильтром, порядком и страницами.',
  },
  purpose: 'products',
  fields: {
    customLimit: {
      en: 'Own number on a page',
      ru: 'Своё число на странице',
      help: { en: 'Else as many as the settings say.', ru: 'Иначе – сколько задано в настройках.' },
    },
    limit: {
      en: 'Products on a page',
      ru: 'Товаров на странице',
      help: { en: '0 shows no products.', ru: '0 – не показывать товары.' },
    },
  },
  presets: { list: { en: 'List', ru: 'Список' }, wide: { en: 'Large cards', ru: 'Крупные карточки' } },
};
