import { z } from 'zod';

import { bannerMediaSchema } from '../framework/banner-media.ts';
import { defineSection } from '../framework/define-section.ts';
import { alignField, choiceField, colorField, numberField, textField } from '../framework/fields.ts';

/**
 * A rounded box with one picture or film or two side by side, on phones one above the other, and words
 * at its foot. `overlay` is how much of its colour lies over the pictures, in percent.
 */
export const banner2Section = defineSection({
  type: 'banner-2',
  draws: [
    'container',
    'background',
    'heading.title',
    'heading.note',
    'heading.color',
    'heading.colorNote',
    'content.html',
    'content.colorText',
    'button',
  ],
  frame: { kind: 'bare', button: 'view' },
  options: {
    section: z.object({ width: choiceField(['full', 'content'], 'full') }).prefault({}),
    media: bannerMediaSchema,
    /** Left empty, the first has the box to itself. */
    second: bannerMediaSchema,
    /** `background` runs silently by itself; `click` waits to be asked and has sound and controls. */
    play: choiceField(['background', 'click'], 'background'),
    overlay: z.object({ opacity: numberField(0, 100, 0), color: colorField() }).prefault({}),
    tag: textField(80),
    align: z.object({ mobile: alignField(), desktop: alignField() }).prefault({}),
  },
  presets: [
    {
      name: 'pair',
      options: {
        media: { desktop: { image: 8 } },
        second: { desktop: { image: 9 } },
        tag: 'New this season',
        heading: { title: 'Two rooms, one thought' },
        content: { html: '<p>Pictures that belong together say more than one.</p>' },
        button: { title: 'See the collection', link: { type: 'external', url: '/catalogs' } },
      },
      items: [],
    },
    {
      name: 'single',
      options: {
        media: { desktop: { image: 10 } },
        align: { desktop: 'center', mobile: 'center' },
        heading: { title: 'Come and see it in the light it was made in' },
        button: { title: 'Choose a time', type: 'popup' },
      },
      items: [],
    },
    {
      name: 'film',
      options: {
        media: { desktop: { image: 11, video: 'https://vimeo.com/76979871' } },
        second: { desktop: { image: 12 } },
        heading: { title: 'How it is made' },
      },
      items: [],
    },
  ],
});
