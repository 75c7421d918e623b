import { z } from 'zod';

import { defineSection } from '../framework/define-section.ts';
import { imageField, longTextField, numberField, textField, toggleField } from '../framework/fields.ts';

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
    name: 'Anna Reed',
    role: 'Bought a print in May',
    rating: 5,
    text: 'It came flat, in a box one could have shipped a mirror in. The paper is thicker than I hoped.',
  },
  {
    name: 'Pavel Lind',
    role: 'Furnishes small hotels',
    rating: 5,
    text: 'Twelve rooms, twelve prints, one conversation. They thought of the frames before I did.',
  },
  {
    name: 'Mira Sol',
    role: 'A regular',
    rating: 4,
    text: 'One cup arrived chipped. The new one was here two days later, no questions.',
  },
];

/** What customers say: a row to swipe on phones, cards beside each other on wider screens. */
export const testimonialsSection = defineSection({
  type: 'testimonials',
  options: { showRating: toggleField(true) },
  item: testimonialSchema,
  presets: [
    { name: 'three-voices', options: { heading: { title: 'What people say' } }, items: voices },
    {
      name: 'without-stars',
      options: {
        background: 'middle',
        showRating: false,
        heading: { title: 'Kind words', textAlign: 'center' },
      },
      items: voices.slice(0, 2),
    },
  ],
});
