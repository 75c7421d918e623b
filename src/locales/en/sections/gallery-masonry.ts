import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Gallery',
  about: 'Pictures in their own shapes, closely packed.',
  item: 'Picture',
  fields: {
    'columns.desktop': 'Columns on wide screens',
    'columns.tablet': 'Columns on tablets',
    'columns.mobile': 'Columns on phones',
    'content.images': 'More pictures, without captions',
    'items.image': 'Picture',
    'items.caption': 'Caption',
  },
  presets: { wall: 'Wall of pictures', 'with-captions': 'With captions' },
  content: {
    onTheWall: 'On the wall',
    fromTheStudio: 'From the studio',
    firstLight: 'First light',
    freshShelf: 'Fresh from the shelf',
    aQuietCorner: 'A quiet corner',
    sundayAtHome: 'Sunday, at home',
  },
} as const satisfies SectionTexts;
