import type { messages as english } from '../../../en/sections/shared/slide.ts';
import type { Messages } from '../../../messages.ts';

export const messages = {
  fields: {
    'items.align.mobile': 'Место текста на телефоне',
    'items.align.desktop': 'Место текста на широком экране',
    'items.content.image': 'Картинка',
    'items.content.imageFocus': {
      label: 'Что остаётся в кадре',
      help: 'Только в этом слайде. Если не задано, берётся точка самой картинки.',
    },
    'items.content.imageMobile': {
      label: 'Картинка для телефона',
      help: 'И рядом с текстом на панели или карточке. Пусто: та же картинка.',
    },
    'items.content.imageMobileFocus': {
      label: 'Что остаётся в кадре на телефоне',
      help: 'Только в этом слайде. Если не задано, берётся точка самой картинки.',
    },
    'items.content.tag': 'Строка над заголовком',
    'items.content.text': 'Текст',
    'items.content.link': { label: 'Куда ведёт', help: 'Без текста кнопки ссылкой станет весь слайд.' },
    'items.content.colorText': 'Цвет текста',
    'items.content.colorTag': 'Цвет строки над заголовком',
    'items.content.background': {
      label: 'Цвет фона',
      help: 'Ложится на картинку с силой, указанной ниже; без картинки это фон.',
    },
    'items.content.opacity': 'Цвет поверх картинки, %',
    'items.content.opacityMobile': 'Цвет поверх картинки на телефоне, %',
    'items.heading.title': 'Заголовок',
    'items.heading.color': 'Цвет заголовка',
    'items.button.title': 'Текст кнопки',
  },
  height: {
    label: 'Высота',
    choices: { usual: 'Обычная', tall: 'Высокий', short: 'Низкий' },
  },
  look: {
    words: {
      label: 'Текст и картинка',
      help: 'Рядом с товаром тексту не нужна тень на картинке; на телефоне он стоит под ней.',
    },
    isPageTitle: {
      label: 'Первый заголовок — заголовок страницы',
      help: 'Для поисковиков и чтения с экрана, если другого заголовка на странице нет.',
    },
  },
  words: { over: 'Поверх картинки', calm: 'На спокойной стороне', panel: 'На плашке рядом' },
} satisfies Messages<typeof english>;
