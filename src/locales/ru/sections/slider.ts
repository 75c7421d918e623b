import type { messages as english } from '../../en/sections/slider.ts';
import type { Messages } from '../../messages.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'Слайдер',
  about: 'Большие картинки с текстом, одна за другой.',
  item: 'Слайд',
  fields: {
    ...slide.fields,
    'heading.title': {
      label: 'Название для программ чтения с экрана',
      help: 'О чём слайды; на экране не видно.',
    },
    autoplay: {
      label: 'Слайды меняются сами',
      help: 'Замирают под курсором, есть кнопка паузы; не у тех, кто просил меньше движения.',
    },
    speed: 'Слайд стоит, миллисекунд',
    arrows: 'Стрелки',
    dots: 'Точки',
    height: slide.height.label,
    ...slide.look,
  },
  choices: { height: slide.height.choices, words: slide.words },
  presets: { 'three-slides': 'Три слайда', calm: 'Спокойный, по ширине страницы' },
  content: {
    newThisSeason: 'Новое в сезоне',
    lineTwoCame: 'Пара строк о том, что появилось и почему стоит взглянуть.',
    sayFiveWords: 'Скажите это в пяти словах',
    seeNew: 'Посмотреть новое',
    onePictureOne: 'Одна картинка, одна мысль.',
    collectionBegin: 'Коллекция для начала',
    toTheCollection: 'К коллекции',
    madeHandSent: 'Сделано вручную, отправим куда угодно',
    theQuietRoom: 'Тихая комната',
    morningLight: 'Утренний свет',
    untilSunday: 'До воскресенья',
    framedCost: 'Рама в подарок',
    freeDeliveryMay: 'В мае доставка бесплатно',
  },
} satisfies Messages<typeof english>;
