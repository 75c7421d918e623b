import { bannerFieldLabels, filmHelp } from '../banner-1/banner-fields.labels.ts';
import type { SectionLabels } from '../framework/labels.ts';

export const banner2Labels: SectionLabels = {
  name: { en: 'Banner in a box', ru: 'Баннер в рамке' },
  about: {
    en: 'One or two pictures or films in a rounded box, with words at its foot.',
    ru: 'Одна или две картинки или фильма в скруглённой рамке, текст внизу.',
  },
  purpose: 'opening',
  fields: {
    ...bannerFieldLabels,
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
      help: filmHelp,
    },
    'overlay.opacity': { en: 'Colour over the pictures, %', ru: 'Цвет поверх картинок, %' },
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
