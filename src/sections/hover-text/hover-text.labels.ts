import type { SectionLabels } from '../framework/labels.ts';

export const hoverTextLabels: SectionLabels = {
  name: { en: 'Words over pictures', ru: 'Слова на картинках' },
  about: {
    en: 'Words rise over a picture under the pointer; on touch they always show.',
    ru: 'Текст появляется на картинке под курсором, а на сенсорных экранах виден всегда.',
  },
  purpose: 'pictures',
  item: { en: 'Tile', ru: 'Плитка' },
  fields: {
    'items.image': { en: 'Picture', ru: 'Картинка' },
    'items.title': { en: 'Title', ru: 'Название' },
    'items.text': { en: 'Text', ru: 'Текст' },
    'items.link': { en: 'Leads to', ru: 'Куда ведёт' },
  },
  presets: {
    'three-tiles': { en: 'Three tiles', ru: 'Три плитки' },
    'two-tiles': { en: 'Two tiles', ru: 'Две плитки' },
  },
};
