import type { SectionLabels } from '../framework/labels.ts';

export const logoGalleryLabels: SectionLabels = {
  name: { en: 'Logos', ru: 'Логотипы' },
  about: {
    en: 'Marks of brands and partners, still or passing slowly.',
    ru: 'Логотипы брендов и партнёров, на месте или бегущей строкой.',
  },
  purpose: 'pictures',
  item: { en: 'Logo', ru: 'Логотип' },
  fields: {
    layout: {
      en: 'Layout',
      ru: 'Расположение',
      help: {
        en: 'Four logos or more pass by; they rest under a pointer and for those who asked for less motion.',
        ru: 'Бежит от четырёх логотипов; замирает под курсором и у тех, кто просил меньше движения.',
      },
    },
    muted: { en: 'Grey until pointed at', ru: 'Серые, пока не наведён курсор' },
    'items.image': { en: 'Logo', ru: 'Логотип' },
    'items.name': {
      en: 'Brand',
      ru: 'Бренд',
      help: {
        en: 'Read out to people who cannot see the logo.',
        ru: 'Его услышат те, кто не видит логотип.',
      },
    },
    'items.link': { en: 'Leads to', ru: 'Куда ведёт' },
  },
  choices: {
    layout: {
      grid: { en: 'In rows', ru: 'Рядами' },
      marquee: { en: 'Passing by', ru: 'Бегущая строка' },
    },
  },
  presets: { grid: { en: 'In rows', ru: 'Рядами' }, marquee: { en: 'Passing by', ru: 'Бегущая строка' } },
};
