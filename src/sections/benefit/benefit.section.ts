import { z } from 'zod';

import type { messages } from '#locales/en/sections/benefit.ts';

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
import { presetTexts } from '../framework/preset-texts.ts';
import { benefitIconNames } from './benefit-icons.ts';

const text = presetTexts<typeof messages>();

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
    title: text('sentWithinTwo'),
    text: text('packedHandInsured'),
  },
  {
    icon: 'return',
    title: text('fourteenDaysDecide'),
    text: text('liveSuitSend'),
  },
  { icon: 'hand', title: text('madeByHand'), text: text('smallBatchesEach') },
  { icon: 'chat', title: text('aPersonAnswers'), text: text('writeCallKnow') },
];

export const benefitSection = defineSection({
  type: 'benefit',
  purpose: 'text',
  item: benefitItemSchema,
  presets: [
    { name: 'four-promises', options: {}, items: promises },
    {
      name: 'three-promises',
      options: { background: 'light', heading: { title: text('whyHere'), textAlign: 'center' } },
      items: promises.slice(0, 3),
    },
  ],
});

const whyHere = { heading: { title: text('whyHere') } };

/** Icon on the left, in short rows. */
export const benefit1Section = defineSection({
  type: 'benefit-1',
  purpose: 'text',
  item: benefitItemSchema,
  presets: [
    { name: 'four-promises', options: whyHere, items: promises },
    { name: 'three-promises', options: { background: 'grey' }, items: promises.slice(0, 3) },
  ],
});

/** Steps or reasons with large numbers, which stand where others have an icon. */
export const benefit2Section = defineSection({
  type: 'benefit-2',
  purpose: 'text',
  item: benefitItemSchema.omit({ icon: true, image: true }),
  presets: [
    { name: 'four-promises', options: { heading: { title: text('howItGoes') } }, items: promises },
    { name: 'three-promises', options: { background: 'middle', ...whyHere }, items: promises.slice(0, 3) },
  ],
});

/** Cards with a picture over the words. */
export const benefit3Section = defineSection({
  type: 'benefit-3',
  purpose: 'text',
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
  purpose: 'text',
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
  { figure: '12 000+', title: text('ordersSent'), text: text('sinceFirstOne') },
  { figure: '98 %', title: text('arriveOnTime'), text: text('writeWhenOne') },
  { figure: '4.9', title: text('ofFiveStars'), text: text('thoseBoughtHere') },
];

/** A band of large figures. */
export const benefit5Section = defineSection({
  type: 'benefit-5',
  purpose: 'text',
  options: {
    background: choiceField(['white', 'grey', 'light', 'middle', 'dark'], 'dark'),
    section: fullWidthSection,
    /** Figures count up as they come into view; never for those who asked for less motion. */
    countUp: toggleField(false),
  },
  item: figureItemSchema,
  presets: [
    {
      name: 'figures',
      options: { heading: { title: text('inFigures'), textAlign: 'center' } },
      items: figures,
    },
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
