import type { SectionLabels } from '../framework/labels.ts';

const shared = {
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
} satisfies Partial<SectionLabels>;

export const benefitLabels: SectionLabels = {
  ...shared,
  name: { en: 'Benefits', ru: 'Преимущества' },
  about: {
    en: 'Reasons to buy here, each with an icon.',
    ru: 'Почему покупают у вас: каждая причина со значком.',
  },
};

export const benefit1Labels: SectionLabels = {
  ...shared,
  name: { en: 'Benefits in rows', ru: 'Преимущества строками' },
  about: { en: 'Short rows with the icon on the left.', ru: 'Короткие строки со значком слева.' },
};

const { 'items.icon': _icon, 'items.image': _image, ...wordFields } = shared.fields;

export const benefit2Labels: SectionLabels = {
  ...shared,
  fields: wordFields,
  choices: {},
  name: { en: 'Numbered benefits', ru: 'Преимущества по номерам' },
  about: { en: 'Steps or reasons with large numbers.', ru: 'Шаги или причины с крупными номерами.' },
};

export const benefit3Labels: SectionLabels = {
  ...shared,
  name: { en: 'Benefits as cards', ru: 'Преимущества карточками' },
  about: { en: 'Cards with a picture over the words.', ru: 'Карточки с картинкой над текстом.' },
};

export const benefit4Labels: SectionLabels = {
  ...shared,
  name: { en: 'Benefits beside a picture', ru: 'Преимущества рядом с картинкой' },
  about: {
    en: 'A picture on one side, the reasons on the other.',
    ru: 'Картинка с одной стороны, причины с другой.',
  },
  fields: {
    ...wordFields,
    'items.icon': shared.fields['items.icon'],
    side: { en: 'Side of the picture', ru: 'Сторона картинки' },
  },
  choices: {
    ...shared.choices,
    side: { start: { en: 'Left', ru: 'Слева' }, end: { en: 'Right', ru: 'Справа' } },
  },
};

export const benefit5Labels: SectionLabels = {
  purpose: 'text',
  name: { en: 'Figures', ru: 'Цифры' },
  about: { en: 'A band of large figures.', ru: 'Полоса с крупными цифрами.' },
  item: { en: 'Figure', ru: 'Цифра' },
  fields: {
    countUp: {
      en: 'Count up',
      ru: 'Считать от нуля',
      help: {
        en: 'Figures count up as they come into view; never for those who asked for less motion.',
        ru: 'Цифры растут, когда появляются на экране; не у тех, кто просил меньше движения.',
      },
    },
    'items.figure': { en: 'Figure', ru: 'Цифра' },
    'items.title': { en: 'Title', ru: 'Название' },
    'items.text': { en: 'Text', ru: 'Текст' },
  },
  presets: {
    figures: { en: 'Figures', ru: 'Цифры' },
    counting: { en: 'Counting figures', ru: 'Растущие цифры' },
  },
};
