import type { SectionLabels } from '../framework/labels.ts';

export const categoryLabels: SectionLabels = {
  name: { en: 'Catalogs', ru: 'Каталоги' },
  about: { en: 'Cards of catalogs with pictures.', ru: 'Карточки каталогов с картинками.' },
  purpose: 'products',
  fields: {
    source: { en: 'Which catalogs', ru: 'Какие каталоги' },
    catalogs: { en: 'Catalogs', ru: 'Каталоги' },
    limit: { en: 'How many at most', ru: 'Сколько, не больше' },
    showCount: { en: 'Show how many products', ru: 'Показывать число товаров' },
  },
  choices: {
    source: {
      children: { en: 'Inside the page’s catalog', ru: 'Внутри каталога страницы' },
      picked: { en: 'Chosen by me', ru: 'Выбранные мной' },
    },
  },
  presets: {
    'top-catalogs': { en: 'Main catalogs', ru: 'Главные каталоги' },
    'without-counts': { en: 'Without counts', ru: 'Без числа товаров' },
  },
};
