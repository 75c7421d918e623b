import { z } from 'zod';

import type { messages } from '#locales/en/sections/hover-text.ts';

import { defineSection } from '../framework/define-section.ts';
import { imageField, linkField, longTextField, textField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const tileSchema = z.object({
  image: imageField(),
  title: textField(120),
  text: longTextField(400),
  link: linkField(),
});
export type HoverTile = z.infer<typeof tileSchema>;

const tiles = [
  { image: 1, title: text('theWorkshop'), text: text('twoRoomsOne') },
  { image: 2, title: text('thePaper'), text: text('cotton300Grams') },
  { image: 3, title: text('theInk'), text: text('mixedEachEdition') },
];

/** Pictures whose words rise over them under a pointer or with the focus; on touch they always show. */
export const hoverTextSection = defineSection({
  type: 'hover-text',
  purpose: 'pictures',
  item: tileSchema,
  presets: [
    { name: 'three-tiles', options: { heading: { title: text('aLookInside') } }, items: tiles },
    { name: 'two-tiles', options: { background: 'dark' }, items: tiles.slice(0, 2) },
  ],
});
