import type { SectionTexts } from '../../section-texts.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'One slide',
  about: 'One large picture with words that stands still.',
  item: 'Slide',
  fields: { ...slide.fields, height: slide.height.label, ...slide.look },
  choices: { height: slide.height.choices, words: slide.words },
  presets: { picture: 'Picture', centered: 'Words in the middle', colour: 'Colour without a picture' },
  content: {
    theStudio: 'The studio',
    visitorsShouldFeel: 'What visitors should feel before they have read a word.',
    onePictureSays: 'One picture says it',
    comeIn: 'Come in',
    shortLineUnder: 'A short line under it.',
    titleMiddle: 'A title in the middle',
    pictureOnlyColour: 'No picture, only colour.',
    freeDeliveryMay: 'Free delivery in May',
  },
} as const satisfies SectionTexts;
