import { z } from 'zod';

import { defineSection } from '../framework/define-section.ts';
import {
  choiceField,
  fullWidthSection,
  imageField,
  linkField,
  longTextField,
  textField,
  toggleField,
} from '../framework/fields.ts';
import { benefitIconNames } from './benefit-icons.ts';

/** A reason to buy here, in all benefit styles alike. A picture, where there is one, replaces the icon. */
const benefitItemSchema = z.object({
  icon: choiceField(benefitIconNames, 'none'),
  image: imageField(),
  title: textField(120),
  text: longTextField(400),
  link: linkField(),
});
export type BenefitItem = z.infer<typeof benefitItemSchema>;

const promises = [
  {
    icon: 'delivery',
    title: 'Sent within two days',
    text: 'Packed by hand, insured, with a number to follow it by.',
  },
  {
    icon: 'return',
    title: 'Fourteen days to decide',
    text: 'Live with it. If it does not suit, send it back.',
  },
  { icon: 'hand', title: 'Made by hand', text: 'Small batches, each piece signed by who made it.' },
  { icon: 'chat', title: 'A person answers', text: 'Write or call: we know every thing we sell.' },
];

export const benefitSection = defineSection({
  type: 'benefit',
  item: benefitItemSchema,
  presets: [
    { name: 'four-promises', options: {}, items: promises },
    {
      name: 'three-promises',
      options: { background: 'light', heading: { title: 'Why here', textAlign: 'center' } },
      items: promises.slice(0, 3),
    },
  ],
});

const whyHere = { heading: { title: 'Why here' } };

/** Icon on the left, in short rows. */
export const benefit1Section = defineSection({
  type: 'benefit-1',
  item: benefitItemSchema,
  presets: [
    { name: 'four-promises', options: whyHere, items: promises },
    { name: 'three-promises', options: { background: 'grey' }, items: promises.slice(0, 3) },
  ],
});

/** Steps or reasons with large numbers, which stand where others have an icon. */
export const benefit2Section = defineSection({
  type: 'benefit-2',
  item: benefitItemSchema.omit({ icon: true, image: true }),
  presets: [
    { name: 'four-promises', options: { heading: { title: 'How it goes' } }, items: promises },
    { name: 'three-promises', options: { background: 'middle', ...whyHere }, items: promises.slice(0, 3) },
  ],
});

/** Cards with a picture over the words. */
export const benefit3Section = defineSection({
  type: 'benefit-3',
  item: benefitItemSchema,
  presets: [
    {
      name: 'three-promises',
      options: whyHere,
      items: promises.slice(0, 3).map((item, place) => ({ ...item, image: place + 1 })),
    },
    {
      name: 'four-promises',
      options: { background: 'light', ...whyHere },
      items: promises.map((item, place) => ({ ...item, image: place + 3 })),
    },
  ],
});

/** `content.image` on one side, the reasons on the other. */
export const benefit4Section = defineSection({
  type: 'benefit-4',
  draws: ['content.image', 'content.alt'],
  options: { side: choiceField(['start', 'end'], 'start') },
  item: benefitItemSchema.omit({ image: true }),
  presets: [
    { name: 'four-promises', options: { ...whyHere, content: { image: 3 } }, items: promises },
    {
      name: 'three-promises',
      options: { ...whyHere, side: 'end', background: 'light', content: { image: 5 } },
      items: promises.slice(0, 3),
    },
  ],
});

const figureItemSchema = z.object({
  /** As it is to be read: `12 000+`, `98 %`, `4.9`. */
  figure: textField(20),
  title: textField(120),
  text: longTextField(400),
});

const figures = [
  { figure: '12 000+', title: 'orders sent', text: 'Since the first one, in 2014.' },
  { figure: '98 %', title: 'arrive on time', text: 'And we write when one does not.' },
  { figure: '4.9', title: 'of five stars', text: 'From those who bought here.' },
];

/** A band of large figures. */
export const benefit5Section = defineSection({
  type: 'benefit-5',
  options: {
    background: choiceField(['white', 'grey', 'light', 'middle', 'dark'], 'dark'),
    section: fullWidthSection,
    /** Figures count up as they come into view; never for those who asked for less motion. */
    countUp: toggleField(false),
  },
  item: figureItemSchema,
  presets: [
    { name: 'figures', options: { heading: { title: 'In figures', textAlign: 'center' } }, items: figures },
    { name: 'counting', options: { background: 'middle', countUp: true }, items: figures },
  ],
});

export const benefitSections = [
  benefitSection,
  benefit1Section,
  benefit2Section,
  benefit3Section,
  benefit4Section,
  benefit5Section,
];
