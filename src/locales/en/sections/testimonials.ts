import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Testimonials',
  about: 'What customers say, with stars and faces.',
  item: 'Testimonial',
  fields: {
    showRating: 'Show stars',
    'items.name': 'Name',
    'items.role': 'Who that is',
    'items.image': 'Picture',
    'items.rating': { label: 'Stars', help: '0 shows none.' },
    'items.text': 'Words',
  },
  presets: { 'three-voices': 'Three voices', 'without-stars': 'Without stars' },
  content: {
    annaReed: 'Anna Reed',
    boughtPrintMay: 'Bought a print in May',
    cameFlatBox:
      'It came flat, in a box one could have shipped a mirror in. The paper is thicker than I hoped.',
    pavelLind: 'Pavel Lind',
    furnishesSmallHotels: 'Furnishes small hotels',
    twelveRoomsTwelve:
      'Twelve rooms, twelve prints, one conversation. They thought of the frames before I did.',
    miraSol: 'Mira Sol',
    aRegular: 'A regular',
    oneCupArrived: 'One cup arrived chipped. The new one was here two days later, no questions.',
    whatPeopleSay: 'What people say',
    kindWords: 'Kind words',
  },
} as const satisfies SectionTexts;
