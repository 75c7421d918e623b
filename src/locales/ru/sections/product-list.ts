import type { messages as english } from '../../en/sections/product-list.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Список товаров',
  about: 'Товары страницы каталога с фильтром, порядком и страницами.',
  fields: {
    customLimit: { label: 'Своё число на странице', help: 'Иначе – сколько задано в настройках.' },
    limit: { label: 'Товаров на странице', help: '0 – не показывать товары.' },
  },
  presets: { list: 'Список', wide: 'Крупные карточки' },
} satisfies Messages<typeof english>;
