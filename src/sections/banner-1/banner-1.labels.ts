import type { SectionLabels } from '../framework/labels.ts';

export const banner1Labels: SectionLabels = {
  name: { en: 'Banner', ru: 'Баннер' },
  about: {
    en: 'One large picture or film with words over it.',
    ru: 'Одна большая картинка или фильм с текстом поверх.',
  },
  purpose: 'opening',
  fields: {
    'media.desktop.image': { en: 'Picture', ru: 'Картинка' },
    'media.desktop.video': {
      en: 'Film (YouTube or Vimeo)',
      ru: 'Видео (YouTube или Vimeo)',
      help: { en: 'The picture is shown until it plays.', ru: 'До начала показывается картинка.' },
    },
    'media.mobile.image': {
      en: 'Picture for phones',
      ru: 'Картинка для телефона',
      help: { en: 'Empty: the same picture.', ru: 'Пусто: та же картинка.' },
    },
    'media.mobile.video': {
      en: 'Film for phones',
      ru: 'Видео для телефона',
      help: {
        en: 'Empty: the same film, unless phones have a picture of their own.',
        ru: 'Пусто: то же видео, если у телефона нет своей картинки.',
      },
    },
    play: {
      en: 'Film',
      ru: 'Видео',
      help: {
        en: 'Silent ones start when seen; not for those who asked for less motion or less data.',
        ru: 'Без звука – начинается, когда видно; не у тех, кто просил меньше движения или трафика.',
      },
    },
    'overlay.opacity': { en: 'Colour over the picture, %', ru: 'Цвет поверх картинки, %' },
    'overlay.color': {
      en: 'Which colour',
      ru: 'Какой цвет',
      help: {
        en: 'Empty: dark under light words, light under dark ones.',
        ru: 'Пусто: тёмный под светлым текстом, светлый под тёмным.',
      },
    },
    tag: { en: 'Line over the heading', ru: 'Строка над заголовком' },
    'align.mobile': { en: 'Text place on phones', ru: 'Место текста на телефоне' },
    'align.desktop': { en: 'Text place on wide screens', ru: 'Место текста на широком экране' },
  },
  choices: {
    play: {
      background: { en: 'Plays silently', ru: 'Идёт без звука' },
      click: { en: 'Starts by a click', ru: 'Включается нажатием' },
    },
  },
  presets: {
    picture: { en: 'Picture with words', ru: 'Картинка с текстом' },
    film: { en: 'Film', ru: 'Видео' },
  },
};
