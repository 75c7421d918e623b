import type { SectionTexts } from '../../section-texts.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'Slider of cards',
  about: 'A picture beside its words, one card after another.',
  item: 'Card',
  fields: {
    ...slide.fields,
    side: { label: 'Picture on wide screens', help: 'On phones it stands above the words.' },
    autoplay: {
      label: 'Cards change by themselves',
      help: 'They rest under a pointer and have a pause button; not for those who asked for less motion.',
    },
    speed: 'A card stays, milliseconds',
    arrows: 'Arrows',
    dots: 'Lines to choose a card',
    height: slide.height.label,
    isPageTitle: slide.look.isPageTitle,
    'items.content.link': { label: 'Leads to', help: 'Without a button text the heading is the link.' },
    'items.content.background': {
      label: 'Colour behind the words',
      help: 'Lies over the picture too, as strongly as you say below.',
    },
  },
  choices: {
    height: slide.height.choices,
    side: { start: 'At the start', end: 'At the end', alternate: 'By turns' },
  },
  presets: { stories: 'Stories', offers: 'Offers in colour' },
  content: {
    fromTheWorkshop: 'From the workshop',
    roomFewSentences:
      'Room for a few sentences: what it is, who made it, and why it is worth a place at home.',
    storyOneThing: 'The story of one thing',
    seeShop: 'See it in the shop',
    newThisSeason: 'New this season',
    lineTwoCame: 'A line or two on what came in and why it is worth a look.',
    collectionBegin: 'A collection to begin with',
    toTheCollection: 'To the collection',
    smallBatchesEach: 'Small batches, each piece signed by who made it.',
    madeHandSent: 'Made by hand, sent anywhere',
    weekShop: 'This week in the shop',
    untilSunday: 'Until Sunday',
    sayOfferWhom: 'Say what the offer is and for whom, in one breath.',
    freeDeliveryMay: 'Free delivery in May',
    chooseSomething: 'Choose something',
    onlyThisWeek: 'Only this week',
    onePictureOne: 'One picture, one thought.',
    framedCost: 'Framed at no cost',
    seeNew: 'See what is new',
  },
} as const satisfies SectionTexts;
