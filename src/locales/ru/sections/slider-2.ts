import type { messages as english } from '../../en/sections/slider-2.ts';
import type { Messages } from '../../messages.ts';
import { messages as slide } from './shared/slide.ts';

export const messages = {
  name: 'Слайдер из карточек',
  about: 'Картинка и рядом текст, карточка за карточкой.',
  item: 'Карточка',
  fields: {
    ...slide.fields,
    side: { label: 'Картинка на широком экране', help: 'На телефоне она над текстом.' },
    autoplay: {
      label: 'Карточки меняются сами',
      help: 'Замирают под курсором, есть кнопка паузы; не у тех, кто просил меньше движения.',
    },
    speed: 'Карточка стоит, миллисекунд',
    arrows: 'Стрелки',
    dots: 'Чёрточки для выбора карточки',
    height: slide.height.label,
    isPageTitle: slide.look.isPageTitle,
    'items.content.link': { label: 'Куда ведёт', help: 'Без текста кнопки ссылкой станет заголовок.' },
    'items.content.background': {
      label: 'Цвет под текстом',
      help: 'Ложится и на картинку, с силой, указанной ниже.',
    },
  },
  choices: {
    height: slide.height.choices,
    side: { start: 'В начале', end: 'В конце', alternate: 'По очереди' },
  },
  presets: { stories: 'Истории', offers: 'Предложения в цвете' },
  content: {
    fromTheWorkshop: 'Из мастерской',
    roomFewSentences: 'Место для нескольких фраз: что это, кто это сделал и почему ему найдётся место дома.',
    storyOneThing: 'История одной вещи',
    seeShop: 'Посмотреть в магазине',
    newThisSeason: 'Новое в сезоне',
    lineTwoCame: 'Пара строк о том, что появилось и почему стоит взглянуть.',
    collectionBegin: 'Коллекция для начала',
    toTheCollection: 'К коллекции',
    smallBatchesEach: 'Малые партии, каждая вещь подписана мастером.',
    madeHandSent: 'Сделано вручную, отправим куда угодно',
    weekShop: 'На этой неделе в магазине',
    untilSunday: 'До воскресенья',
    sayOfferWhom: 'Скажите на одном дыхании, что предлагаете и кому.',
    freeDeliveryMay: 'В мае доставка бесплатно',
    chooseSomething: 'Выбрать подарок',
    onlyThisWeek: 'Только на этой неделе',
    onePictureOne: 'Одна картинка, одна мысль.',
    framedCost: 'Рама в подарок',
    seeNew: 'Посмотреть новое',
  },
} satisfies Messages<typeof english>;
