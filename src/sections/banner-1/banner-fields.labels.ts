import type { SectionLabels } from '../framework/labels.ts';

/** Fields that the banners have in common. */
export const bannerFieldLabels: SectionLabels['fields'] = {
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
};

/** Said of the choice between a silent film and one with sound. */
export const filmHelp = {
  en: 'Silent ones start when seen; not for those who asked for less motion or less data.',
  ru: 'Без звука – начинается, когда видно; не у тех, кто просил меньше движения или трафика.',
};
