import type { messages as english } from '../../en/sections/product-widget-items.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Выбранные товары',
  about: 'Товары, которые вы выбираете сами, в вашем порядке.',
  fields: { productIds: 'Товары', layout: 'Расположение' },
  presets: { row: 'Лента', grid: 'Сетка' },
  content: { weRecommend: 'Советуем' },
} satisfies Messages<typeof english>;
