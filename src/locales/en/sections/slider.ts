import type { SectionTexts } from '../../section-texts.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'Slider',
  about: 'Large pictures with words, one after another.',
  item: 'Slide',
  fields: {
    ...slide.fields,
    'heading.title': { label: 'Name for screen readers', help: 'What the slides are about; not shown.' },
    autoplay: {
      label: 'Slides change by themselves',
      help: 'They rest under a pointer and have a pause button; not for those who asked for less motion.',
    },
    speed: 'A slide stays, milliseconds',
    arrows: 'Arrows',
    dots: 'Dots',
    height: slide.height.label,
    ...slide.look,
  },
  choices: { height: slide.height.choices, words: slide.words },
  presets: { 'three-slides': 'Three slides', calm: 'Calm, in the page’s width' },
  content: {
    newThisSeason: 'New this season',
    lineTwoCame: 'A line or two on what came in and why it is worth a look.',
    sayFiveWords: 'Say it in five words',
    seeNew: 'See what is new',
    onePictureOne: 'One picture, one thought.',
    collectionBegin: 'A collection to begin with',
    toTheCollection: 'To the collection',
    madeHandSent: 'Made by hand, sent anywhere',
    theQuietRoom: 'The quiet room',
    morningLight: 'Morning light',
    untilSunday: 'Until Sunday',
    framedCost: 'Framed at no cost',
    freeDeliveryMay: 'Free delivery in May',
  },
} as const satisfies SectionTexts;
