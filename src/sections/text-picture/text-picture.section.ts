import { defineSection } from '../framework/define-section.ts';
import { choiceField, toggleField } from '../framework/fields.ts';

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
  heading: { title: 'The hands behind it' },
  content: {
    image: 3,
    alt: 'The workshop in the morning',
    html: '<p>Tell how it is made, by whom, and what makes it worth the wait. Two short paragraphs are enough.</p><p>End with what the reader may do next.</p>',
  },
  button: { title: 'Read our story', link: { type: 'external', url: '/about' } },
};
const detail = {
  background: 'light',
  split: '5-7',
  ratio: '4:5',
  heading: { title: 'Look closer' },
  content: {
    image: 4,
    alt: 'A detail',
    html: '<p>One detail that people notice only when they hold it in their hands.</p>',
  },
};

export const textPictureRightSection = defineSection({
  type: 'text-picture-right',
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
  frame: { button: 'view' },
  draws,
  options: {
    ratio: choiceField(['original', '3:2', '16:9', '21:9'], '16:9'),
    enlarge: options.enlarge,
  },
  presets: [
    {
      name: 'story',
      options: { ...story, heading: { title: 'A day in the workshop', textAlign: 'center' } },
      items: [],
    },
    {
      name: 'wide-picture',
      options: {
        background: 'middle',
        ratio: '21:9',
        heading: { title: 'Where it comes from', textAlign: 'center' },
        content: { image: 1, html: '<p>A sentence about the place.</p>' },
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
