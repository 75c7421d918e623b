import type { SectionTexts } from '../../section-texts.ts';
import { messages as banner } from './shared/banner.ts';

export const messages = {
  name: 'Banner in a box',
  about: 'One or two pictures or films in a rounded box, with words at its foot.',
  fields: {
    ...banner.fields,
    'second.desktop.image': { label: 'Second picture', help: 'Stands beside the first, on phones below it.' },
    'second.desktop.imageFocus': 'What stays in sight of the second picture',
    'second.desktop.video': 'Second film',
    'second.mobile.image': 'Second picture for phones',
    'second.mobile.imageFocus': 'What stays in sight of the second picture on phones',
    'second.mobile.video': 'Second film for phones',
    play: { label: 'Films', help: banner.filmHelp },
    'overlay.opacity': 'Colour over the pictures, %',
  },
  choices: { play: { background: 'Play silently', click: 'Start by a click' } },
  presets: { pair: 'Two pictures', single: 'One picture, words in the middle', film: 'Film and picture' },
  content: {
    newThisSeason: 'New this season',
    twoRoomsOne: 'Two rooms, one thought',
    picturesBelongTogether: '<p>Pictures that belong together say more than one.</p>',
    seeTheCollection: 'See the collection',
    comeSeeLight: 'Come and see it in the light it was made in',
    chooseATime: 'Choose a time',
    howMade: 'How it is made',
  },
} as const satisfies SectionTexts;
