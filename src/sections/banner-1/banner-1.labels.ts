import type { SectionLabels } from '../framework/labels.ts';
import { bannerFieldLabels, filmHelp } from './banner-fields.labels.ts';

export const banner1Labels: SectionLabels = {
  name: { en: 'Banner', ru: 'Баннер' },
  about: {
    en: 'One large picture or film with words over it.',
    ru: 'Одна большая картинка или фильм с текстом поверх.',
  },
  purpose: 'opening',
  fields: {
    ...bannerFieldLabels,
    play: {
      en: 'Film',
      ru: 'Видео',
      help: filmHelp,
    },
    'overlay.opacity': { en: 'Colour over the picture, %', ru: 'Цвет поверх картинки, %' },
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
