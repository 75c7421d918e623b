import type { messages } from '#locales/en/sections/banner-1.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  'banner-1': [
    {
      name: 'typical',
      options: {
        words: 'panel',
        media: { desktop: { image: 10 }, mobile: { image: 5 } },
        tag: text('byAppointment'),
        heading: { title: 'See it in the light it was made in' },
        content: {
          html: '<p>The showroom is open on Fridays. Coffee is on us, <a href="/about">the way</a> is short.</p>',
        },
        button: { title: text('chooseATime'), type: 'popup' },
      },
      items: [],
    },
    {
      name: 'over-the-picture',
      options: {
        media: { desktop: { image: 10 }, mobile: { image: 5 } },
        heading: { title: 'See it in the light it was made in' },
        button: { title: text('chooseATime'), type: 'popup' },
      },
      items: [],
    },
    { name: 'minimal', options: { media: { desktop: { image: 8 } } }, items: [] },
    {
      name: 'long-text',
      options: {
        section: { width: 'content' },
        media: { desktop: { image: 7 } },
        align: { desktop: 'center', mobile: 'center' },
        heading: { title: 'Высокотемпературная керамика и водонепроницаемые глазури ручной работы' },
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
      name: 'film',
      options: {
        media: {
          desktop: { image: 2, video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
          mobile: { image: 4 },
        },
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
