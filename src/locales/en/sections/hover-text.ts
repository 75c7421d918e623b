import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Words over pictures',
  about: 'Words rise over a picture under the pointer; on touch they always show.',
  item: 'Tile',
  fields: {
    'items.image': 'Picture',
    'items.title': 'Title',
    'items.text': 'Text',
    'items.link': 'Leads to',
  },
  presets: { 'three-tiles': 'Three tiles', 'two-tiles': 'Two tiles' },
  content: {
    theWorkshop: 'The workshop',
    twoRoomsOne: 'Two rooms, one press, and light from the north.',
    thePaper: 'The paper',
    cotton300Grams: 'Cotton, 300 grams, torn by hand along a ruler.',
    theInk: 'The ink',
    mixedEachEdition: 'Mixed for each edition, and never twice the same.',
    aLookInside: 'A look inside',
  },
} as const satisfies SectionTexts;
