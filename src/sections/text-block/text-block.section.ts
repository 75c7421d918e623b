import { z } from 'zod';

import { defineSection } from '../framework/define-section.ts';
import {
  choiceField,
  htmlField,
  linkField,
  numberField,
  textField,
  toggleField,
} from '../framework/fields.ts';
import { benefitIconNames } from '../benefit/benefit-icons.ts';

const cardSchema = z.object({
  icon: choiceField(benefitIconNames, 'none'),
  title: textField(160),
  html: htmlField(5000),
  link: linkField(),
});

const rowSchema = z.object({ eyebrow: textField(60), title: textField(160), html: htmlField(5000) });

const cellSchema = cardSchema.omit({ icon: true }).extend({
  /** How many of the twelve columns the cell takes on a wide screen. */
  span: numberField(2, 12, 4),
});
export type TextCell = z.infer<typeof cellSchema>;

const words = [
  {
    icon: 'hand',
    title: 'How it is made',
    html: '<p>A paragraph on the making: who, where, and how long it takes.</p>',
  },
  {
    icon: 'leaf',
    title: 'What it is made of',
    html: '<p>A paragraph on the material, and why this one and no other.</p>',
  },
  {
    icon: 'heart',
    title: 'How to look after it',
    html: '<p>A paragraph on care, so that it lasts for years.</p>',
  },
];

/** Coloured cards of text in a row. */
export const textBlock1Section = defineSection({
  type: 'text-block-1',
  item: cardSchema,
  presets: [
    { name: 'three-cards', options: { heading: { title: 'What is behind it' } }, items: words },
    {
      name: 'two-cards',
      options: { background: 'light', heading: { title: 'In short', textAlign: 'center' } },
      items: words.slice(0, 2),
    },
  ],
});

/** Wide rows with a large number or a word before each. */
export const textBlock2Section = defineSection({
  type: 'text-block-2',
  options: {
    /** Numbers the rows; else each shows a word of its own. */
    numbered: toggleField(true),
  },
  item: rowSchema,
  presets: [
    {
      name: 'steps',
      options: { heading: { title: 'From the first line to your door' } },
      items: words.map(({ title, html }) => ({ title, html })),
    },
    {
      name: 'chapters',
      options: { numbered: false, background: 'grey', heading: { title: 'Three chapters' } },
      items: words.map(({ title, html }, place) => ({ eyebrow: `${2014 + place * 4}`, title, html })),
    },
  ],
});

/** Texts on a grid of twelve columns. */
export const textBlockGridSection = defineSection({
  type: 'text-block-grid',
  item: cellSchema,
  presets: [
    {
      name: 'halves',
      options: { heading: { title: 'Two sides of it' } },
      items: words.slice(0, 2).map(({ title, html }) => ({ title, html, span: 6 })),
    },
    {
      name: 'wide-and-narrow',
      options: { background: 'light' },
      items: words.map(({ title, html }, place) => ({ title, html, span: place === 0 ? 12 : 6 })),
    },
  ],
});

export const textBlockSections = [textBlock1Section, textBlock2Section, textBlockGridSection];
