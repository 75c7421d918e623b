import type { SectionLabels } from '../framework/labels.ts';

const shared = {
  purpose: 'text',
  item: { en: 'Property', ru: 'Характеристика' },
  fields: {
    'items.name': { en: 'Name', ru: 'Название' },
    'items.value': { en: 'Value', ru: 'Значение' },
    'items.unit': { en: 'Unit', ru: 'Единица' },
  },
  presets: {
    details: { en: 'In detail', ru: 'Подробно' },
    short: { en: 'At a glance', ru: 'Коротко' },
  },
} satisfies Partial<SectionLabels>;

export const propertiesLabels: SectionLabels = {
  ...shared,
  name: { en: 'Properties', ru: 'Характеристики' },
  about: { en: 'Names and values joined by dots.', ru: 'Названия и значения, соединённые точками.' },
};

export const properties1Labels: SectionLabels = {
  ...shared,
  name: { en: 'Properties as cards', ru: 'Характеристики карточками' },
  about: { en: 'Each value large on a card of its own.', ru: 'Каждое значение крупно на своей карточке.' },
};

export const properties3Labels: SectionLabels = {
  ...shared,
  name: { en: 'Properties as a table', ru: 'Характеристики таблицей' },
  about: { en: 'A table with every other row shaded.', ru: 'Таблица, где строки выделены через одну.' },
};

export const properties4Labels: SectionLabels = {
  ...shared,
  fields: {
    'items.group': {
      en: 'Group',
      ru: 'Группа',
      help: {
        en: 'Properties of one group open and close together.',
        ru: 'Характеристики одной группы раскрываются вместе.',
      },
    },
    ...shared.fields,
  },
  name: { en: 'Properties in groups', ru: 'Характеристики по группам' },
  about: { en: 'Groups that open and close.', ru: 'Группы, которые раскрываются.' },
};
