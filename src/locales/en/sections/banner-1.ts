import type { SectionTexts } from '../../section-texts.ts';
import { messages as banner } from './shared/banner.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'Banner',
  about: 'One large picture or film with words over it.',
  fields: {
    ...banner.fields,
    words: slide.look.words,
    play: { label: 'Film', help: banner.filmHelp },
    'overlay.opacity': 'Colour over the picture, %',
  },
  choices: {
    play: { background: 'Plays silently', click: 'Starts by a click' },
    words: { over: slide.words.over, panel: slide.words.panel },
  },
  presets: { picture: 'Picture with words', film: 'Film' },
  content: {
    byAppointment: 'By appointment',
    comeSeeLight: 'Come and see it in the light it was made in',
    showroomOpenFridays: '<p>The showroom is open on Fridays. Coffee is on us.</p>',
    chooseATime: 'Choose a time',
    howMade: 'How it is made',
  },
} as const satisfies SectionTexts;
