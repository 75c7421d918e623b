import { defineSection } from '../framework/define-section.ts';
import { fullWidthSection } from '../framework/fields.ts';
import { slideHeightField, slideSchema } from '../framework/slide.ts';

/** One slide that stands still; items after the first are not shown (specification section 2). */
export const sliderItemSection = defineSection({
  type: 'slider-item',
  frame: { kind: 'bare' },
  options: {
    section: fullWidthSection,
    height: slideHeightField(),
  },
  item: slideSchema,
  presets: [
    {
      name: 'picture',
      options: {},
      items: [
        {
          content: {
            image: 1,
            tag: 'The studio',
            text: 'What visitors should feel before they have read a word.',
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: 'One picture says it' },
          button: { title: 'Come in' },
        },
      ],
    },
    {
      name: 'centered',
      options: { section: { width: 'content' } },
      items: [
        {
          align: { desktop: 'center', mobile: 'center' },
          content: { image: 2, text: 'A short line under it.' },
          heading: { title: 'A title in the middle' },
        },
      ],
    },
    {
      name: 'colour',
      options: {},
      items: [
        {
          content: { background: '#2a3a9e', text: 'No picture, only colour.' },
          heading: { title: 'Free delivery in May' },
        },
      ],
    },
  ],
});
