import type { messages } from '#locales/en/sections/banner-2.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  'banner-2': [
    {
      name: 'typical',
      options: {
        media: { desktop: { image: 9 }, mobile: { image: 5 } },
        second: { desktop: { image: 4 }, mobile: { image: 6 } },
        tag: 'New this autumn',
        heading: { title: text('twoRoomsOne') },
        content: {
          html: '<p>Prints and pots that were made for each other, <a href="/about">by us</a>.</p>',
        },
        button: { title: text('seeTheCollection'), link: { type: 'catalog', url: 'prints' } },
      },
      items: [],
    },
    { name: 'minimal', options: { media: { desktop: { image: 8 } } }, items: [] },
    {
      name: 'long-text',
      options: {
        background: 'light',
        media: { desktop: { image: 7 } },
        second: { desktop: { image: 6 } },
        align: { desktop: 'center', mobile: 'center' },
        tag: 'Высококвалифицированные мастера-реставраторы',
        heading: {
          title: 'Высокотемпературная керамика и водонепроницаемые глазури ручной работы',
          note: 'Двенадцать сезонов подряд, в одной и той же мастерской на набережной.',
        },
        content: {
          html: '<p>Обжигаем дважды, поэтому каждую вещь можно мыть в посудомоечной машине, ставить в духовку и передавать по наследству.</p>',
        },
        button: {
          title: 'Посмотреть всю коллекцию',
          style: 'outline',
          link: { type: 'catalog', url: 'ceramics' },
        },
      },
      items: [],
    },
    {
      name: 'films',
      options: {
        container: { width: 'full' },
        media: {
          desktop: { image: 2, video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
          mobile: { image: 4 },
        },
        second: { desktop: { image: 3, video: 'https://vimeo.com/76979871' } },
        align: { desktop: 'end', mobile: 'end' },
        heading: { title: 'Four colours, one day each' },
      },
      items: [],
    },
    {
      name: 'film-on-click',
      options: { media: { desktop: { image: 3, video: 'https://vimeo.com/76979871' } }, play: 'click' },
      items: [],
    },
    {
      name: 'dark-text',
      options: {
        media: { desktop: { image: 1 } },
        overlay: { opacity: 25, color: '#f8f3ea' },
        heading: { title: 'Paper, ink, nothing else', color: '#2a3a9e' },
        content: { colorText: '#211e1b', html: '<p>Dark words get a light scrim.</p>' },
        button: { title: 'Look', link: { type: 'catalog', url: 'prints' } },
      },
      items: [],
    },
    { name: 'empty', options: {}, items: [] },
  ],
};
