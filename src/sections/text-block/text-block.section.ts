import { z } from 'zod';

import type { messages } from '#locales/en/sections/text-block.ts';

import { benefitIconNames } from '../benefit/benefit-icons.ts';
import { defineSection } from '../framework/define-section.ts';
import {
  choiceField,
  htmlField,
  linkField,
  numberField,
  textField,
  toggleField,
} from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

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
    title: text('howMade'),
    html: text('paragraphMakingWhere'),
  },
  {
    icon: 'leaf',
    title: text('whatItIs'),
    html: text('paragraphMaterialWhy'),
  },
  {
    icon: 'heart',
    title: text('howLook'),
    html: text('paragraphCareLasts'),
  },
];

/** Coloured cards of text in a row. */
export const textBlock1Section = defineSection({
  type: 'text-block-1',
  purpose: 'text',
  item: cardSchema,
  presets: [
    { name: 'three-cards', options: { heading: { title: text('whatIsBehind') } }, items: words },
    {
      name: 'two-cards',
      options: { background: 'light', heading: { title: text('inShort'), textAlign: 'center' } },
      items: words.slice(0, 2),
    },
  ],
});

/** Wide rows with a large number or a word before each. */
export const textBlock2Section = defineSection({
  type: 'text-block-2',
  purpose: 'text',
  options: {
    /** Numbers the rows; else each shows a word of its own. */
    numbered: toggleField(true),
  },
  item: rowSchema,
  presets: [
    {
      name: 'steps',
      options: { heading: { title: text('firstLineDoor') } },
      items: words.map(({ title, html }) => ({ title, html })),
    },
    {
      name: 'chapters',
      options: { numbered: false, background: 'grey', heading: { title: text('threeChapters') } },
      items: words.map(({ title, html }, place) => ({ eyebrow: `${2014 + place * 4}`, title, html })),
    },
  ],
});

/** Texts on a grid of twelve columns. */
export const textBlockGridSection = defineSection({
  type: 'text-block-grid',
  purpose: 'text',
  item: cellSchema,
  presets: [
    {
      name: 'halves',
      options: { heading: { title: text('twoSides') } },
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
