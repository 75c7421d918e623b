import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  types: {
    gallery: {
      name: 'Gallery as a grid',
      about: 'An even grid of pictures that open large.',
      fields: {
        columns: { label: 'Columns on wide screens', help: 'Phones show two, tablets at most three.' },
      },
    },
    'gallery-1': {
      name: 'Gallery with a large picture',
      about: 'One large picture, the others as thumbnails.',
    },
    'gallery-2': { name: 'Gallery to leaf through', about: 'A row of pictures, the next one in sight.' },
    'gallery-3': {
      name: 'Gallery in rows',
      about: 'Rows of equal height, each picture in its own shape.',
      fields: { height: { label: 'Height of a row', help: 'In pixels, about: rows fill their width.' } },
    },
  },
  item: 'Picture',
  fields: {
    'content.images': 'More pictures, without captions',
    'items.image': 'Picture',
    'items.caption': 'Caption',
    ratio: 'Shape of the pictures',
  },
  presets: { wall: 'Wall of pictures', 'with-captions': 'With captions' },
  content: {
    firstLight: 'First light',
    freshShelf: 'Fresh from the shelf',
    aQuietCorner: 'A quiet corner',
    sundayAtHome: 'Sunday, at home',
    onTheWall: 'On the wall',
    fromTheStudio: 'From the studio',
  },
} as const satisfies SectionTexts;
