import { defineSection } from '../framework/define-section.ts';
import { choiceField } from '../framework/fields.ts';
import { slideSchema } from '../framework/slide.ts';
import { sliderOptions } from '../slider/slider-options.ts';

/**
 * Cards of two halves, one at a time: a picture beside its words, on phones above them. A slide's
 * `background` colours the half with the words, and lies over the picture as strongly as `opacity` says.
 */
export const slider2Section = defineSection({
  type: 'slider-2',
  frame: { button: 'view' },
  options: {
    /** Where the picture stands on wide screens; `alternate` changes from slide to slide. */
    side: choiceField(['start', 'end', 'alternate'], 'end').meta({ group: 'layout' }),
    ...sliderOptions,
  },
  item: slideSchema,
  presets: [
    {
      name: 'stories',
      options: {},
      items: [
        {
          content: {
            image: 4,
            tag: 'From the workshop',
            text: 'Room for a few sentences: what it is, who made it, and why it is worth a place at home.',
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: 'The story of one thing' },
          button: { title: 'See it in the shop' },
        },
        {
          content: {
            image: 5,
            tag: 'New this season',
            text: 'A line or two on what came in and why it is worth a look.',
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: 'A collection to begin with' },
          button: { title: 'To the collection' },
        },
        {
          content: { image: 6, text: 'Small batches, each piece signed by who made it.' },
          heading: { title: 'Made by hand, sent anywhere' },
        },
      ],
    },
    {
      name: 'offers',
      options: { side: 'alternate', autoplay: false, heading: { title: 'This week in the shop' } },
      items: [
        {
          content: {
            image: 2,
            background: '#23304f',
            tag: 'Until Sunday',
            text: 'Say what the offer is and for whom, in one breath.',
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: 'Free delivery in May' },
          button: { title: 'Choose something' },
        },
        {
          content: {
            image: 3,
            background: '#f0d9c4',
            tag: 'Only this week',
            text: 'One picture, one thought.',
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: 'Framed at no cost' },
          button: { title: 'See what is new' },
        },
      ],
    },
  ],
});
