import { contactFieldLabels } from '../framework/contact-labels.ts';
import type { SectionLabels } from '../framework/labels.ts';

// Their map always shows where the settings have one.
const { showMap: _showMap, ...fields } = contactFieldLabels;

export const contacts2Labels: SectionLabels = {
  name: { en: 'Map and contacts', ru: 'Карта и контакты' },
  about: { en: 'The map on the left, the facts on the right.', ru: 'Слева карта, справа контакты.' },
  purpose: 'contact',
  fields,
  presets: {
    'map-and-facts': { en: 'Map and contacts', ru: 'Карта и контакты' },
    'with-button': { en: 'With a button', ru: 'С кнопкой' },
  },
};

export const contacts3Labels: SectionLabels = {
  name: { en: 'Contacts over a map', ru: 'Контакты поверх карты' },
  about: { en: 'A dark card over a map from edge to edge.', ru: 'Тёмная карточка на карте во всю ширину.' },
  purpose: 'contact',
  fields,
  presets: {
    'card-over-map': { en: 'Card over a map', ru: 'Карточка на карте' },
    'with-button': { en: 'With a button', ru: 'С кнопкой' },
  },
};
