import type { messages } from '#locales/en/sections/slider-2.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const catalog = { type: 'catalog', url: 'prints' };

export const examples: SectionExamples = {
  'slider-2': [
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
          content: { image: 2, text: 'Bowls, cups and vases from one kiln.', link: catalog },
          heading: { title: 'Clay for every day' },
        },
        {
          align: { desktop: 'center', mobile: 'center' },
          content: { image: 3, tag: text('untilSunday'), text: 'Oak, ash or none at all.', link: catalog },
          heading: { title: text('framedCost') },
          button: { title: 'Choose a frame' },
        },
      ],
    },
    { name: 'minimal', options: {}, items: [{ content: { image: 4, link: catalog } }] },
    {
      name: 'long-text',
      options: { heading: { title: 'Из мастерской', note: 'Рассказываем о вещах, над которыми работаем.' } },
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
      options: { autoplay: false, side: 'start', background: 'grey' },
      items: Array.from({ length: 10 }, (_, place) => ({
        content: { image: place + 1, link: catalog },
        heading: { title: `Room ${place + 1}` },
        button: { title: 'Walk in' },
      })),
    },
    {
      name: 'colours',
      options: { side: 'alternate', background: 'dark', heading: { title: 'Colours of the week' } },
      items: [
        {
          content: {
            image: 8,
            background: '#7a2a12',
            tag: 'Terracotta week',
            opacity: 30,
            opacityMobile: 20,
          },
          heading: { title: 'Warm from the kiln' },
        },
        {
          content: { image: 9, background: '#f0d9c4', colorTag: '#ffffff', tag: 'Sand', link: catalog },
          heading: { title: 'A light one', color: '#7a2a12' },
          button: { title: 'See it' },
        },
        {
          align: { desktop: 'center', mobile: 'center' },
          content: { background: '#2a3a9e', text: 'No picture, one colour.' },
          heading: { title: text('freeDeliveryMay') },
        },
      ],
    },
    { name: 'empty', options: {}, items: [] },
  ],
};
