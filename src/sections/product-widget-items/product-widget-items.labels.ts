import type { SectionLabels } from '../framework/labels.ts';

export const productWidgetItemsLabels: SectionLabels = {
  name: { en: 'Chosen products', ru: 'Выбранные товары' },
  about: {
    en: 'Products that you pick yourself, in your order.',
    ru: 'Товары, которые вы выбираете сами, в вашем порядке.',
  },
  purpose: 'products',
  fields: { productIds: { en: 'Products', ru: 'Товары' }, layout: { en: 'Layout', ru: 'Расположение' } },
  presets: { row: { en: 'Row that scrolls', ru: 'Лента' }, grid: { en: 'Grid', ru: 'Сетка' } },
};
