import type { messages as english } from '../../en/sections/gallery.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    gallery: {
      name: 'Галерея сеткой',
      about: 'Ровная сетка картинок, которые открываются крупно.',
      fields: {
        columns: { label: 'Колонок на широком экране', help: 'На телефоне две, на планшете не больше трёх.' },
      },
    },
    'gallery-1': {
      name: 'Галерея с крупной картинкой',
      about: 'Одна крупная картинка, остальные миниатюрами.',
    },
    'gallery-2': { name: 'Галерея для перелистывания', about: 'Ряд картинок, следующая видна с краю.' },
    'gallery-3': {
      name: 'Галерея рядами',
      about: 'Ряды одной высоты, у каждой картинки своя форма.',
      fields: { height: { label: 'Высота ряда', help: 'В пикселях, примерно: ряды заполняют ширину.' } },
    },
  },
  item: 'Картинка',
  fields: {
    'content.images': 'Ещё картинки, без подписей',
    'items.image': 'Картинка',
    'items.caption': 'Подпись',
    ratio: 'Форма картинок',
  },
  presets: { wall: 'Стена картинок', 'with-captions': 'С подписями' },
  content: {
    firstLight: 'Утренний свет',
    freshShelf: 'Прямо с полки',
    aQuietCorner: 'Тихий угол',
    sundayAtHome: 'Воскресенье дома',
    onTheWall: 'На стене',
    fromTheStudio: 'Из мастерской',
  },
} satisfies Messages<typeof english>;
