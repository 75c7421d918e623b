import { z } from 'zod';

import { defineSection } from '../framework/define-section.ts';
import { imageField, linkField, longTextField, textField } from '../framework/fields.ts';

const tileSchema = z.object({
  image: imageField(),
  title: textField(120),
  text: longTextField(400),
  link: linkField(),
});
export type HoverTile = z.infer<typeof tileSchema>;

const tiles = [
  { image: 1, title: 'The workshop', text: 'Two rooms, one press, and light from the north.' },
  { image: 2, title: 'The paper', text: 'Cotton, 300 grams, torn by hand along a ruler.' },
  { image: 3, title: 'The ink', text: 'Mixed for each edition, and never twice the same.' },
];

/** Pictures whose words rise over them under a pointer or with the focus; on touch they always show. */
export const hoverTextSection = defineSection({
  type: 'hover-text',
  item: tileSchema,
  presets: [
    { name: 'three-tiles', options: { heading: { title: 'A look inside' } }, items: tiles },
    { name: 'two-tiles', options: { background: 'dark' }, items: tiles.slice(0, 2) },
  ],
});
