import { z } from 'zod';

import type { messages } from '#locales/en/sections/testimonials.ts';

import { defineSection } from '../framework/define-section.ts';
import { imageField, longTextField, numberField, textField, toggleField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const testimonialSchema = z.object({
  name: textField(120),
  /** Who that is: a town, a trade, a company. */
  role: textField(120),
  image: imageField(),
  /** 0 shows no stars. */
  rating: numberField(0, 5, 5),
  text: longTextField(1200),
});

const voices = [
  {
    name: text('annaReed'),
    role: text('boughtPrintMay'),
    rating: 5,
    text: text('cameFlatBox'),
  },
  {
    name: text('pavelLind'),
    role: text('furnishesSmallHotels'),
    rating: 5,
    text: text('twelveRoomsTwelve'),
  },
  {
    name: text('miraSol'),
    role: text('aRegular'),
    rating: 4,
    text: text('oneCupArrived'),
  },
];

/** What customers say: a row to swipe on phones, cards beside each other on wider screens. */
export const testimonialsSection = defineSection({
  type: 'testimonials',
  purpose: 'text',
  options: { showRating: toggleField(true) },
  item: testimonialSchema,
  presets: [
    { name: 'three-voices', options: { heading: { title: text('whatPeopleSay') } }, items: voices },
    {
      name: 'without-stars',
      options: {
        background: 'middle',
        showRating: false,
        heading: { title: text('kindWords'), textAlign: 'center' },
      },
      items: voices.slice(0, 2),
    },
  ],
});
