import type { FieldLabel } from './labels.ts';

/** Texts of a slide's fields. */
export const slideFieldLabels: Readonly<Record<string, FieldLabel>> = {
  'items.align.mobile': { en: 'Text place on phones', ru: 'Место текста на телефоне' },
  'items.align.desktop': { en: 'Text place on wide screens', ru: 'Место текста на широком экране' },
  'items.content.image': { en: 'Picture', ru: 'Картинка' },
  'items.content.imageMobile': {
    en: 'Picture for phones',
    ru: 'Картинка для телефона',
    help: { en: 'Empty: the same picture.', ru: 'Пусто: та же картинка.' },
  },
  'items.content.tag': { en: 'Line over the heading', ru: 'Строка над заголовком' },
  'items.content.text': { en: 'Text', ru: 'Текст' },
  'items.content.link': {
    en: 'Leads to',
    ru: 'Куда ведёт',
    help: {
      en: 'Without a button text the whole slide is the link.',
      ru: 'Без текста кнопки ссылкой станет весь слайд.',
    },
  },
  'items.content.colorText': { en: 'Text colour', ru: 'Цвет текста' },
  'items.content.colorTag': { en: 'Colour of the line over the heading', ru: 'Цвет строки над заголовком' },
  'items.content.background': {
    en: 'Background colour',
    ru: 'Цвет фона',
    help: {
      en: 'Lies over the picture as strongly as you say below; without a picture it is the background.',
      ru: 'Ложится на картинку с силой, указанной ниже; без картинки это фон.',
    },
  },
  'items.content.opacity': { en: 'Colour over the picture, %', ru: 'Цвет поверх картинки, %' },
  'items.content.opacityMobile': {
    en: 'Colour over the picture on phones, %',
    ru: 'Цвет поверх картинки на телефоне, %',
  },
  'items.heading.title': { en: 'Heading', ru: 'Заголовок' },
  'items.heading.color': { en: 'Heading colour', ru: 'Цвет заголовка' },
  'items.button.title': { en: 'Button text', ru: 'Текст кнопки' },
};

export const slideHeightLabel = {
  field: { en: 'Height', ru: 'Высота' },
  choices: { usual: { en: 'As usual', ru: 'Обычная' }, tall: { en: 'Tall', ru: 'Высокий' } },
};
