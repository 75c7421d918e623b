import type { messages } from '#locales/en/sections/text-picture.ts';

import { defineSection } from '../framework/define-section.ts';
import { choiceField, toggleField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** `content.image` beside or over `content.html`; on phones the picture always comes first. */
const options = {
  /** Width of picture and text, in twelfths of the row. */
  split: choiceField(['6-6', '5-7', '7-5'], '6-6'),
  ratio: choiceField(['original', '1:1', '4:5', '4:3', '3:2', '16:9'], '4:3'),
  /** A click opens the whole picture. */
  enlarge: toggleField(false),
};

const draws = ['content.image', 'content.alt', 'content.html', 'content.colorText', 'button'] as const;

const story = {
  heading: { title: text('handsBehind') },
  content: {
    image: 3,
    alt: text('workshopMorning'),
    html: text('tellHowMade'),
  },
  button: { title: text('readOurStory'), link: { type: 'external', url: '/about' } },
};
const detail = {
  background: 'light',
  split: '5-7',
  ratio: '4:5',
  heading: { title: text('lookCloser') },
  content: {
    image: 4,
    alt: text('aDetail'),
    html: text('oneDetailPeople'),
  },
};

export const textPictureRightSection = defineSection({
  type: 'text-picture-right',
  purpose: 'text',
  frame: { button: 'view' },
  draws,
  options,
  presets: [
    { name: 'story', options: story, items: [] },
    { name: 'detail', options: detail, items: [] },
  ],
});

export const textPictureLeftSection = defineSection({
  type: 'text-picture-left',
  purpose: 'text',
  frame: { button: 'view' },
  draws,
  options,
  presets: [
    { name: 'story', options: story, items: [] },
    { name: 'detail', options: detail, items: [] },
  ],
});

export const textPictureCenterSection = defineSection({
  type: 'text-picture-center',
  purpose: 'text',
  frame: { button: 'view' },
  draws,
  options: {
    ratio: choiceField(['original', '3:2', '16:9', '21:9'], '16:9'),
    enlarge: options.enlarge,
  },
  presets: [
    {
      name: 'story',
      options: { ...story, heading: { title: text('dayWorkshop'), textAlign: 'center' } },
      items: [],
    },
    {
      name: 'wide-picture',
      options: {
        background: 'middle',
        ratio: '21:9',
        heading: { title: text('whereComes'), textAlign: 'center' },
        content: { image: 1, html: text('sentenceAboutPlace') },
      },
      items: [],
    },
  ],
});

export const textPictureSections = [
  textPictureLeftSection,
  textPictureCenterSection,
  textPictureRightSection,
];
