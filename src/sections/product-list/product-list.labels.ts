import type { SectionLabels } from '../framework/labels.ts';

export const productListLabels: SectionLabels = {
  name: { en: 'Product list', ru: 'Список товаров' },
  about: {
    en: 'Products of the catalog page with filter, order and pages.',
    ru: 'Товары страницы каталога с фильтром, порядком и страницами.',
  },
  purpose: 'products',
  fields: {
    customLimit: { en: 'Own number on a page', ru: 'Своё число на странице' },
    limit: { en: 'Products on a page', ru: 'Товаров на странице' },
  },
  presets: { list: { en: 'List', ru: 'Список' }, wide: { en: 'Large cards', ru: 'Крупные карточки' } },
};
