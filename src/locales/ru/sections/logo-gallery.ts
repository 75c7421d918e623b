import type { messages as english } from '../../en/sections/logo-gallery.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Логотипы',
  about: 'Логотипы брендов и партнёров, на месте или бегущей строкой.',
  item: 'Логотип',
  fields: {
    layout: {
      label: 'Расположение',
      help: 'Бежит от четырёх логотипов; замирает под курсором и у тех, кто просил меньше движения.',
    },
    muted: 'Серые, пока не наведён курсор',
    'items.image': 'Логотип',
    'items.name': { label: 'Бренд', help: 'Его услышат те, кто не видит логотип.' },
    'items.link': 'Куда ведёт',
  },
  choices: { layout: { grid: 'Рядами', marquee: 'Бегущая строка' } },
  presets: { grid: 'Рядами', marquee: 'Бегущая строка' },
  content: { sellToo: 'Нас продают и здесь' },
} satisfies Messages<typeof english>;
