import type { SectionLabels } from '../framework/labels.ts';

export const banner2Labels: SectionLabels = {
  name: { en: 'Banner in a box', ru: 'Баннер в рамке' },
  about: {
    en: 'One or two pictures or films in a rounded box, with words at its foot.',
    ru: 'Одна или две картинки или фильма в скруглённой рамке, текст внизу.',
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
    'second.desktop.image': {
      en: 'Second picture',
      ru: 'Вторая картинка',
      help: {
        en: 'Stands beside the first, on phones below it.',
        ru: 'Встанет рядом с первой, на телефоне под ней.',
      },
    },
    'second.desktop.video': { en: 'Second film', ru: 'Второе видео' },
    'second.mobile.image': { en: 'Second picture for phones', ru: 'Вторая картинка для телефона' },
    'second.mobile.video': { en: 'Second film for phones', ru: 'Второе видео для телефона' },
    play: {
      en: 'Films',
      ru: 'Видео',
      help: {
        en: 'Silent ones start when seen; not for those who asked for less motion or less data.',
        ru: 'Без звука – начинается, когда видно; не у тех, кто просил меньше движения или трафика.',
      },
    },
    'overlay.opacity': { en: 'Colour over the pictures, %', ru: 'Цвет поверх картинок, %' },
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
      background: { en: 'Play silently', ru: 'Идут без звука' },
      click: { en: 'Start by a click', ru: 'Включаются нажатием' },
    },
  },
  presets: {
    pair: { en: 'Two pictures', ru: 'Две картинки' },
    single: { en: 'One picture, words in the middle', ru: 'Одна картинка, текст в середине' },
    film: { en: 'Film and picture', ru: 'Видео и картинка' },
  },
};
