import { defineSection } from '../framework/define-section.ts';
import { fullWidthSection } from '../framework/fields.ts';
import { slideHeightField, slideSchema } from '../framework/slide.ts';
import { sliderOptions } from './slider-options.ts';

/** Full-bleed pictures with text over them, one at a time (specification sections 2 and 9). */
export const sliderSection = defineSection({
  type: 'slider',
  draws: ['heading.title'],
  frame: { kind: 'bare' },
  options: {
    section: fullWidthSection,
    height: slideHeightField(),
    ...sliderOptions,
  },
  item: slideSchema,
  presets: [
    {
      name: 'three-slides',
      options: {},
      items: [
        {
          content: {
            image: 1,
            tag: 'New this season',
            text: 'A line or two on what came in and why it is worth a look.',
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: 'Say it in five words' },
          button: { title: 'See what is new' },
        },
        {
          content: {
            image: 2,
            text: 'One picture, one thought.',
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: 'A collection to begin with' },
          button: { title: 'To the collection' },
        },
        { content: { image: 3 }, heading: { title: 'Made by hand, sent anywhere' } },
      ],
    },
    {
      name: 'calm',
      options: { autoplay: false, section: { width: 'content' } },
      items: [
        {
          align: { desktop: 'center', mobile: 'center' },
          content: { image: 4 },
          heading: { title: 'The quiet room' },
        },
        {
          align: { desktop: 'center', mobile: 'center' },
          content: { image: 5 },
          heading: { title: 'Morning light' },
        },
      ],
    },
  ],
});
