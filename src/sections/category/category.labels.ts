import type { SectionLabels } from '../framework/labels.ts';

export const categoryLabels: SectionLabels = {
  name: { en: 'Catalogs', ru: 'Каталоги' },
  about: { en: 'Cards of catalogs with pictures.', ru: 'Карточки каталогов с картинками.' },
  purpose: 'products',
  fields: {
    source: {
      en: 'Which catalogs',
      ru: 'Какие каталоги',
      help: {
        en: 'On pages that are no catalog, those inside are the main catalogs.',
        ru: 'На странице, которая не каталог, это главные каталоги.',
      },
    },
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

export const category1Labels: SectionLabels = {
  ...categoryLabels,
  name: { en: 'Catalogs with titles over pictures', ru: 'Каталоги с названием на картинке' },
  about: { en: 'The title stands over the picture.', ru: 'Название стоит поверх картинки.' },
};

export const category2Labels: SectionLabels = {
  ...categoryLabels,
  name: { en: 'Catalogs, one of them large', ru: 'Каталоги, один крупный' },
  about: { en: 'One large picture and four small ones.', ru: 'Одна крупная картинка и четыре небольших.' },
};

export const category8Labels: SectionLabels = {
  ...categoryLabels,
  name: { en: 'Catalogs in circles', ru: 'Каталоги в кружках' },
  about: { en: 'Round pictures in a row.', ru: 'Круглые картинки в ряд.' },
};
