import type { SectionLabels } from '../framework/labels.ts';

const shared = {
  purpose: 'text',
  fields: {
    ratio: { en: 'Shape of the picture', ru: 'Форма картинки' },
    enlarge: { en: 'Picture opens large', ru: 'Картинка открывается крупно' },
  },
  presets: {
    story: { en: 'Story', ru: 'История' },
    detail: { en: 'Detail', ru: 'Деталь' },
    'wide-picture': { en: 'Wide picture', ru: 'Широкая картинка' },
  },
} satisfies Partial<SectionLabels>;

const besideFields: SectionLabels['fields'] = {
  split: {
    en: 'Width of picture and text',
    ru: 'Ширина картинки и текста',
    help: {
      en: 'In twelfths of the row; on phones the picture stands above the text.',
      ru: 'В двенадцатых долях ряда; на телефоне картинка над текстом.',
    },
  },
  ...shared.fields,
};

export const textPictureRightLabels: SectionLabels = {
  ...shared,
  fields: besideFields,
  name: { en: 'Text with a picture on the right', ru: 'Текст с картинкой справа' },
  about: { en: 'Words, and a picture to the right of them.', ru: 'Текст и картинка справа от него.' },
};

export const textPictureLeftLabels: SectionLabels = {
  ...shared,
  fields: besideFields,
  name: { en: 'Text with a picture on the left', ru: 'Текст с картинкой слева' },
  about: { en: 'Words, and a picture to the left of them.', ru: 'Текст и картинка слева от него.' },
};

export const textPictureCenterLabels: SectionLabels = {
  ...shared,
  name: { en: 'Text under a picture', ru: 'Текст под картинкой' },
  about: { en: 'A picture, and words under it.', ru: 'Картинка и текст под ней.' },
};
