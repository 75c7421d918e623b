import type { messages as english } from '../../en/sections/gallery-masonry.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Галерея',
  about: 'Картинки в своих пропорциях, плотной кладкой.',
  item: 'Картинка',
  fields: {
    'columns.desktop': 'Колонок на широком экране',
    'columns.tablet': 'Колонок на планшете',
    'columns.mobile': 'Колонок на телефоне',
    'content.images': 'Ещё картинки, без подписей',
    'items.image': 'Картинка',
    'items.caption': 'Подпись',
  },
  presets: { wall: 'Стена картинок', 'with-captions': 'С подписями' },
  content: {
    onTheWall: 'На стене',
    fromTheStudio: 'Из мастерской',
    firstLight: 'Утренний свет',
    freshShelf: 'Прямо с полки',
    aQuietCorner: 'Тихий угол',
    sundayAtHome: 'Воскресенье дома',
  },
} satisfies Messages<typeof english>;
