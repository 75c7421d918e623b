import type { SectionLabels } from '../framework/labels.ts';
import { slideFieldLabels } from '../framework/slide-labels.ts';

export const slider2Labels: SectionLabels = {
  name: { en: 'Slider of cards', ru: 'Слайдер из карточек' },
  about: {
    en: 'A picture beside its words, one card after another.',
    ru: 'Картинка и рядом текст, карточка за карточкой.',
  },
  purpose: 'opening',
  item: { en: 'Card', ru: 'Карточка' },
  fields: {
    side: {
      en: 'Picture on wide screens',
      ru: 'Картинка на широком экране',
      help: { en: 'On phones it stands above the words.', ru: 'На телефоне она над текстом.' },
    },
    autoplay: {
      en: 'Cards change by themselves',
      ru: 'Карточки меняются сами',
      help: {
        en: 'They rest under a pointer and have a pause button; not for those who asked for less motion.',
        ru: 'Замирают под курсором, есть кнопка паузы; не у тех, кто просил меньше движения.',
      },
    },
    speed: { en: 'A card stays, milliseconds', ru: 'Карточка стоит, миллисекунд' },
    arrows: { en: 'Arrows', ru: 'Стрелки' },
    dots: { en: 'Lines to choose a card', ru: 'Чёрточки для выбора карточки' },
    ...slideFieldLabels,
    'items.content.link': {
      en: 'Leads to',
      ru: 'Куда ведёт',
      help: {
        en: 'Without a button text the heading is the link.',
        ru: 'Без текста кнопки ссылкой станет заголовок.',
      },
    },
    'items.content.background': {
      en: 'Colour behind the words',
      ru: 'Цвет под текстом',
      help: {
        en: 'Lies over the picture too, as strongly as you say below.',
        ru: 'Ложится и на картинку, с силой, указанной ниже.',
      },
    },
  },
  choices: {
    side: {
      start: { en: 'At the start', ru: 'В начале' },
      end: { en: 'At the end', ru: 'В конце' },
      alternate: { en: 'By turns', ru: 'По очереди' },
    },
  },
  presets: {
    stories: { en: 'Stories', ru: 'Истории' },
    offers: { en: 'Offers in colour', ru: 'Предложения в цвете' },
  },
};
