import type { messages } from '#locales/en/sections/slider-2.ts';

import { defineSection } from '../framework/define-section.ts';
import { choiceField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';
import { slideLookOptions, slideSchema } from '../framework/slide.ts';
import { sliderOptions } from '../slider/slider-options.ts';

const text = presetTexts<typeof messages>();
const { height, isPageTitle } = slideLookOptions;

/**
 * Cards of two halves, one at a time: a picture beside its words, on phones above them. A slide's
 * `background` colours the half with the words, and lies over the picture as strongly as `opacity` says.
 */
export const slider2Section = defineSection({
  type: 'slider-2',
  purpose: 'opening',
  frame: { button: 'view' },
  options: {
    /** Where the picture stands on wide screens; `alternate` changes from slide to slide. */
    side: choiceField(['start', 'end', 'alternate'], 'end').meta({ group: 'layout' }),
    height,
    isPageTitle,
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
            tag: text('fromTheWorkshop'),
            text: text('roomFewSentences'),
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: text('storyOneThing') },
          button: { title: text('seeShop') },
        },
        {
          content: {
            image: 5,
            tag: text('newThisSeason'),
            text: text('lineTwoCame'),
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: text('collectionBegin') },
          button: { title: text('toTheCollection') },
        },
        {
          content: { image: 6, text: text('smallBatchesEach') },
          heading: { title: text('madeHandSent') },
        },
      ],
    },
    {
      name: 'offers',
      options: { side: 'alternate', autoplay: false, heading: { title: text('weekShop') } },
      items: [
        {
          content: {
            image: 2,
            background: '#23304f',
            tag: text('untilSunday'),
            text: text('sayOfferWhom'),
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: text('freeDeliveryMay') },
          button: { title: text('chooseSomething') },
        },
        {
          content: {
            image: 3,
            background: '#f0d9c4',
            tag: text('onlyThisWeek'),
            text: text('onePictureOne'),
            link: { type: 'external', url: '/catalogs' },
          },
          heading: { title: text('framedCost') },
          button: { title: text('seeNew') },
        },
      ],
    },
  ],
});
