import type { messages } from '#locales/en/sections/slider.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const catalog = { type: 'catalog', url: 'prints' };

export const examples: SectionExamples = {
  slider: [
    {
      name: 'typical',
      options: {},
      items: [
        {
          content: {
            image: 1,
            imageMobile: 5,
            tag: 'New this autumn',
            text: 'Eleven landscapes in four colours, pulled by hand in an edition of sixty.',
            link: catalog,
          },
          heading: { title: 'Hills that keep still' },
          button: { title: 'See the prints' },
        },
        {
          align: { desktop: 'center', mobile: 'center' },
          content: { image: 2, text: 'Bowls, cups and vases from one kiln.', link: catalog },
          heading: { title: 'Clay for every day' },
          button: { title: 'To the ceramics' },
        },
        {
          align: { desktop: 'end', mobile: 'start' },
          content: {
            image: 3,
            colorText: '#1d1b19',
            colorTag: '#2a3a9e',
            tag: text('untilSunday'),
            link: catalog,
          },
          heading: { title: text('framedCost') },
        },
      ],
    },
    {
      name: 'minimal',
      options: {},
      items: [{ content: { image: 4, link: catalog } }],
    },
    {
      name: 'long-text',
      options: { section: { width: 'content' } },
      items: [
        {
          content: {
            image: 6,
            tag: 'Высококвалифицированные мастера-реставраторы',
            text: 'Каждая работа печатается вручную на хлопковой бумаге, нумеруется, подписывается художником и отправляется в плоской упаковке с паспортом, сертификатом и двумя перчатками.',
            link: catalog,
          },
          heading: { title: 'Достопримечательности послевоенного градостроительства в линогравюре' },
          button: { title: 'Посмотреть всю коллекцию линогравюр' },
        },
        { content: { image: 7 }, heading: { title: 'Второй слайд' } },
      ],
    },
    {
      name: 'many-items',
      options: { autoplay: false },
      items: Array.from({ length: 10 }, (_, place) => ({
        content: { image: place + 1, link: catalog },
        heading: { title: `Room ${place + 1}` },
        button: { title: 'Walk in' },
      })),
    },
    {
      name: 'colours',
      options: { arrows: false },
      items: [
        {
          content: { background: '#2a3a9e', text: 'No picture, one colour.' },
          heading: { title: text('freeDeliveryMay') },
        },
        {
          content: { image: 8, background: '#7a2a12', opacity: 45, opacityMobile: 60 },
          heading: { title: 'Terracotta week' },
        },
      ],
    },
    { name: 'empty', options: {}, items: [] },
  ],
};
