import type { messages } from '#locales/en/sections/slider-item.ts';

import { defineSection } from '../framework/define-section.ts';
import { fullWidthSection } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';
import { slideLookOptions, slideSchema } from '../framework/slide.ts';

const text = presetTexts<typeof messages>();

/** One slide that stands still; items after the first are not shown (specification section 2). */
export const sliderItemSection = defineSection({
  type: 'slider-item',
  purpose: 'opening',
  frame: { kind: 'bare' },
  options: {
    section: fullWidthSection,
    ...slideLookOptions,
  },
  item: slideSchema,
  presets: [
    {
      name: 'picture',
      options: { words: 'panel' },
      items: [
        {
          content: {
            image: 1,
            tag: text('theStudio'),
            text: text('visitorsShouldFeel'),
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: text('onePictureSays') },
          button: { title: text('comeIn') },
        },
      ],
    },
    {
      name: 'centered',
      options: { section: { width: 'content' } },
      items: [
        {
          align: { desktop: 'center', mobile: 'center' },
          content: { image: 2, text: text('shortLineUnder') },
          heading: { title: text('titleMiddle') },
        },
      ],
    },
    {
      name: 'colour',
      options: {},
      items: [
        {
          content: { background: '#2a3a9e', text: text('pictureOnlyColour') },
          heading: { title: text('freeDeliveryMay') },
        },
      ],
    },
  ],
});
