import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  types: {
    properties: { name: 'Properties', about: 'Names and values joined by dots.' },
    'properties-1': { name: 'Properties as cards', about: 'Each value large on a card of its own.' },
    'properties-3': { name: 'Properties as a table', about: 'A table with every other row shaded.' },
    'properties-4': {
      name: 'Properties in groups',
      about: 'Groups that open and close.',
      fields: { 'items.group': { label: 'Group', help: 'Properties of one group open and close together.' } },
    },
  },
  item: 'Property',
  fields: { 'items.name': 'Name', 'items.value': 'Value', 'items.unit': 'Unit' },
  presets: { details: 'In detail', short: 'At a glance' },
  content: {
    size: 'Size',
    height: 'Height',
    cm: 'cm',
    width: 'Width',
    weight: 'Weight',
    kg: 'kg',
    material: 'Material',
    body: 'Body',
    stonewareFiredTwice: 'Stoneware, fired twice',
    glaze: 'Glaze',
    matteFoodSafe: 'Matte, food-safe',
    care: 'Care',
    dishwasher: 'Dishwasher',
    yesUpperShelf: 'Yes, upper shelf',
    inDetail: 'In detail',
    atAGlance: 'At a glance',
  },
} as const satisfies SectionTexts;
