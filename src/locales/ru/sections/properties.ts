import type { messages as english } from '../../en/sections/properties.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    properties: { name: 'Характеристики', about: 'Названия и значения, соединённые точками.' },
    'properties-1': { name: 'Характеристики карточками', about: 'Каждое значение крупно на своей карточке.' },
    'properties-3': { name: 'Характеристики таблицей', about: 'Таблица, где строки выделены через одну.' },
    'properties-4': {
      name: 'Характеристики по группам',
      about: 'Группы, которые раскрываются.',
      fields: {
        'items.group': { label: 'Группа', help: 'Характеристики одной группы раскрываются вместе.' },
      },
    },
  },
  item: 'Характеристика',
  fields: { 'items.name': 'Название', 'items.value': 'Значение', 'items.unit': 'Единица' },
  presets: { details: 'Подробно', short: 'Коротко' },
  content: {
    size: 'Размер',
    height: 'Высота',
    cm: 'см',
    width: 'Ширина',
    weight: 'Вес',
    kg: 'кг',
    material: 'Материал',
    body: 'Черепок',
    stonewareFiredTwice: 'Каменная масса, двойной обжиг',
    glaze: 'Глазурь',
    matteFoodSafe: 'Матовая, пищевая',
    care: 'Уход',
    dishwasher: 'Посудомойка',
    yesUpperShelf: 'Можно, верхняя полка',
    inDetail: 'Подробно',
    atAGlance: 'Коротко',
  },
} satisfies Messages<typeof english>;
