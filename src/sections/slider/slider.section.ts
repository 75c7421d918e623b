import type { messages } from '#locales/en/sections/slider.ts';

import { defineSection } from '../framework/define-section.ts';
import { fullWidthSection } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';
import { slideLookOptions, slideSchema } from '../framework/slide.ts';
import { sliderOptions } from './slider-options.ts';

const text = presetTexts<typeof messages>();

/** Full-bleed pictures with text over them, one at a time (specification sections 2 and 9). */
export const sliderSection = defineSection({
  type: 'slider',
  purpose: 'opening',
  draws: ['heading.title'],
  frame: { kind: 'bare' },
  options: {
    section: fullWidthSection,
    ...slideLookOptions,
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
            tag: text('newThisSeason'),
            text: text('lineTwoCame'),
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: text('sayFiveWords') },
          button: { title: text('seeNew') },
        },
        {
          content: {
            image: 2,
            text: text('onePictureOne'),
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: text('collectionBegin') },
          button: { title: text('toTheCollection') },
        },
        { content: { image: 3 }, heading: { title: text('madeHandSent') } },
      ],
    },
    {
      name: 'calm',
      options: { autoplay: false, section: { width: 'content' } },
      items: [
        {
          align: { desktop: 'center', mobile: 'center' },
          content: { image: 4 },
          heading: { title: text('theQuietRoom') },
        },
        {
          align: { desktop: 'center', mobile: 'center' },
          content: { image: 5 },
          heading: { title: text('morningLight') },
        },
      ],
    },
  ],
});
