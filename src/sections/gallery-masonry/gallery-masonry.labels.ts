import type { SectionLabels } from '../framework/labels.ts';

export const galleryMasonryLabels: SectionLabels = {
  name: { en: 'Gallery', ru: 'Галерея' },
  about: {
    en: 'Pictures in their own shapes, closely packed.',
    ru: 'Картинки в своих пропорциях, плотной кладкой.',
  },
  purpose: 'pictures',
  item: { en: 'Picture', ru: 'Картинка' },
  fields: {
    'columns.desktop': { en: 'Columns on wide screens', ru: 'Колонок на широком экране' },
    'columns.tablet': { en: 'Columns on tablets', ru: 'Колонок на планшете' },
    'columns.mobile': { en: 'Columns on phones', ru: 'Колонок на телефоне' },
    'content.images': { en: 'More pictures, without captions', ru: 'Ещё картинки, без подписей' },
    'items.image': { en: 'Picture', ru: 'Картинка' },
    'items.caption': { en: 'Caption', ru: 'Подпись' },
  },
  presets: {
    wall: { en: 'Wall of pictures', ru: 'Стена картинок' },
    'with-captions': { en: 'With captions', ru: 'С подписями' },
  },
};
