import type { SectionLabels } from '../framework/labels.ts';

const shared = {
  purpose: 'pictures',
  item: { en: 'Picture', ru: 'Картинка' },
  fields: {
    'content.images': { en: 'More pictures, without captions', ru: 'Ещё картинки, без подписей' },
    'items.image': { en: 'Picture', ru: 'Картинка' },
    'items.caption': { en: 'Caption', ru: 'Подпись' },
  },
  presets: {
    wall: { en: 'Wall of pictures', ru: 'Стена картинок' },
    'with-captions': { en: 'With captions', ru: 'С подписями' },
  },
} satisfies Partial<SectionLabels>;

const ratio = { ratio: { en: 'Shape of the pictures', ru: 'Форма картинок' } };

export const galleryLabels: SectionLabels = {
  ...shared,
  name: { en: 'Gallery as a grid', ru: 'Галерея сеткой' },
  about: {
    en: 'An even grid of pictures that open large.',
    ru: 'Ровная сетка картинок, которые открываются крупно.',
  },
  fields: {
    ...shared.fields,
    ...ratio,
    columns: {
      en: 'Columns on wide screens',
      ru: 'Колонок на широком экране',
      help: {
        en: 'Phones show two, tablets at most three.',
        ru: 'На телефоне две, на планшете не больше трёх.',
      },
    },
  },
};

export const gallery1Labels: SectionLabels = {
  ...shared,
  name: { en: 'Gallery with a large picture', ru: 'Галерея с крупной картинкой' },
  about: {
    en: 'One large picture, the others as thumbnails.',
    ru: 'Одна крупная картинка, остальные миниатюрами.',
  },
};

export const gallery2Labels: SectionLabels = {
  ...shared,
  name: { en: 'Gallery to leaf through', ru: 'Галерея для перелистывания' },
  about: { en: 'A row of pictures, the next one in sight.', ru: 'Ряд картинок, следующая видна с краю.' },
  fields: { ...shared.fields, ...ratio },
};

export const gallery3Labels: SectionLabels = {
  ...shared,
  name: { en: 'Gallery in rows', ru: 'Галерея рядами' },
  about: {
    en: 'Rows of equal height, each picture in its own shape.',
    ru: 'Ряды одной высоты, у каждой картинки своя форма.',
  },
  fields: {
    ...shared.fields,
    height: {
      en: 'Height of a row',
      ru: 'Высота ряда',
      help: {
        en: 'In pixels, about: rows fill their width.',
        ru: 'В пикселях, примерно: ряды заполняют ширину.',
      },
    },
  },
};
