import type { SectionLabels } from '../framework/labels.ts';

export const benefitLabels: SectionLabels = {
  name: { en: 'Benefits', ru: 'Преимущества' },
  about: {
    en: 'Reasons to buy here, each with an icon.',
    ru: 'Почему покупают у вас: каждая причина со значком.',
  },
  purpose: 'text',
  item: { en: 'Benefit', ru: 'Преимущество' },
  fields: {
    'items.icon': { en: 'Icon', ru: 'Значок' },
    'items.image': { en: 'Picture instead of the icon', ru: 'Картинка вместо значка' },
    'items.title': { en: 'Title', ru: 'Название' },
    'items.text': { en: 'Text', ru: 'Текст' },
    'items.link': { en: 'Leads to', ru: 'Куда ведёт' },
  },
  choices: {
    'items.icon': {
      none: { en: 'None', ru: 'Нет' },
      delivery: { en: 'Delivery', ru: 'Доставка' },
      return: { en: 'Return', ru: 'Возврат' },
      shield: { en: 'Shield', ru: 'Щит' },
      hand: { en: 'Hand', ru: 'Рука' },
      gift: { en: 'Gift', ru: 'Подарок' },
      leaf: { en: 'Leaf', ru: 'Лист' },
      chat: { en: 'Chat', ru: 'Диалог' },
      star: { en: 'Star', ru: 'Звезда' },
      clock: { en: 'Clock', ru: 'Часы' },
      pin: { en: 'Place', ru: 'Место' },
      card: { en: 'Card', ru: 'Карта' },
      heart: { en: 'Heart', ru: 'Сердце' },
    },
  },
  presets: {
    'four-promises': { en: 'Four promises', ru: 'Четыре обещания' },
    'three-promises': { en: 'Three promises', ru: 'Три обещания' },
  },
};
