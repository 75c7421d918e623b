import { z } from 'zod';

import type { messages } from '#locales/en/sections/logo-gallery.ts';

import { defineSection } from '../framework/define-section.ts';
import { choiceField, imageField, linkField, textField, toggleField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const logoSchema = z.object({
  image: imageField().meta({ shows: 'logo' }),
  /** The brand; read where the picture is not seen. */
  name: textField(120),
  link: linkField(),
});
export type Logo = z.infer<typeof logoSchema>;

/** Marks of brands, partners or papers that wrote about the shop. */
export const logoGallerySection = defineSection({
  type: 'logo-gallery',
  purpose: 'pictures',
  options: {
    layout: choiceField(['grid', 'marquee'], 'grid'),
    /** Grey until the pointer is over them. */
    muted: toggleField(true),
  },
  item: logoSchema,
  presets: [
    {
      name: 'grid',
      options: { heading: { title: text('sellToo'), textAlign: 'center' } },
      items: [1, 2, 3, 4, 5, 6].map((image) => ({ image })),
    },
    {
      name: 'marquee',
      options: { layout: 'marquee', background: 'grey' },
      items: [7, 8, 9, 10, 11, 12].map((image) => ({ image })),
    },
  ],
});
