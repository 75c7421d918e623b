import type { messages as english } from '../../../en/sections/shared/banner.ts';
import type { Messages } from '../../../messages.ts';

export const messages = {
  fields: {
    'media.desktop.image': 'Картинка',
    'media.desktop.imageFocus': {
      label: 'Что остаётся в кадре',
      help: 'Только здесь. Если не задано, берётся точка самой картинки.',
    },
    'media.desktop.video': { label: 'Видео (YouTube или Vimeo)', help: 'До начала показывается картинка.' },
    'media.mobile.image': { label: 'Картинка для телефона', help: 'Пусто: та же картинка.' },
    'media.mobile.imageFocus': 'Что остаётся в кадре на телефоне',
    'media.mobile.video': {
      label: 'Видео для телефона',
      help: 'Пусто: то же видео, если у телефона нет своей картинки.',
    },
    'overlay.color': { label: 'Какой цвет', help: 'Пусто: тёмный под светлым текстом, светлый под тёмным.' },
    tag: 'Строка над заголовком',
    'align.mobile': 'Место текста на телефоне',
    'align.desktop': 'Место текста на широком экране',
  },
  filmHelp: 'Без звука – начинается, когда видно; не у тех, кто просил меньше движения или трафика.',
} satisfies Messages<typeof english>;
