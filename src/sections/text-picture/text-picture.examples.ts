import type { SectionExample, SectionExamples } from '../framework/examples.ts';

const typical = {
  enlarge: true,
  heading: { title: 'The press is older than the shop' },
  content: {
    image: 9,
    alt: 'An iron press by a window',
    html: '<p>It was built in 1911 and has printed bus tickets, ballots and love letters. Since 2014 it prints nothing but pictures.</p><p>We ink it by hand, one colour a day, and let each layer dry overnight.</p>',
  },
  button: { title: 'Read the story', link: { type: 'page', url: 'about' } },
};
const longText = {
  background: 'dark',
  heading: {
    title: 'Высокопроизводительное электрооборудование и водонепроницаемая керамика',
    note: 'Коротко о том, чем занимается мастерская последние одиннадцать лет.',
  },
  content: {
    image: 5,
    html: `<p>${'Мы обжигаем изделия при тысяче двухстах сорока градусах, поэтому их можно мыть в посудомоечной машине. '.repeat(7)}</p><ul><li>Свинца и кадмия нет.</li><li>Скол заменим бесплатно.</li></ul>`,
  },
  button: { title: 'Подробнее об обжиге и глазурях', style: 'outline', link: { type: 'page', url: 'about' } },
};

const textPictureRightExamples: SectionExample[] = [
  { name: 'typical', options: typical, items: [] },
  { name: 'minimal', options: { content: { image: 3 } }, items: [] },
  { name: 'long-text', options: longText, items: [] },
  {
    name: 'narrow-picture',
    options: {
      ...typical,
      background: 'middle',
      split: '5-7',
      ratio: '4:5',
      content: { ...typical.content, image: 4 },
    },
    items: [],
  },
  { name: 'without-picture', options: { ...typical, content: { html: typical.content.html } }, items: [] },
  { name: 'empty', options: {}, items: [] },
];

const textPictureLeftExamples: SectionExample[] = [
  { name: 'typical', options: { ...typical, background: 'light', split: '7-5', ratio: '3:2' }, items: [] },
  { name: 'minimal', options: { content: { image: 6, html: '<p>One line.</p>' } }, items: [] },
  { name: 'long-text', options: { ...longText, ratio: 'original' }, items: [] },
  { name: 'empty', options: {}, items: [] },
];

const textPictureCenterExamples: SectionExample[] = [
  {
    name: 'typical',
    options: { ...typical, heading: { ...typical.heading, textAlign: 'center' } },
    items: [],
  },
  { name: 'minimal', options: { content: { image: 12 } }, items: [] },
  { name: 'long-text', options: { ...longText, ratio: '21:9' }, items: [] },
  { name: 'empty', options: {}, items: [] },
];

export const examples: SectionExamples = {
  'text-picture-left': textPictureLeftExamples,
  'text-picture-center': textPictureCenterExamples,
  'text-picture-right': textPictureRightExamples,
};
