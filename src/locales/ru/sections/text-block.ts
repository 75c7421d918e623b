import type { messages as english } from '../../en/sections/text-block.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    'text-block-1': {
      name: 'Карточки с текстом',
      about: 'Цветные карточки с текстом в ряд.',
      fields: { 'items.icon': 'Значок' },
      choices: {
        'items.icon': {
          none: 'Нет',
          delivery: 'Доставка',
          return: 'Возврат',
          shield: 'Щит',
          hand: 'Рука',
          gift: 'Подарок',
          leaf: 'Лист',
          chat: 'Диалог',
          star: 'Звезда',
          clock: 'Часы',
          pin: 'Место',
          card: 'Карта',
          heart: 'Сердце',
        },
      },
      presets: { 'three-cards': 'Три карточки', 'two-cards': 'Две карточки' },
    },
    'text-block-2': {
      name: 'Текст широкими строками',
      about: 'Строки, перед каждой крупный номер или слово.',
      item: 'Строка',
      fields: {
        numbered: { label: 'Нумеровать строки', help: 'Иначе у каждой своё слово.' },
        'items.eyebrow': 'Слово перед строкой',
      },
      presets: { steps: 'Шаги', chapters: 'Главы' },
    },
    'text-block-grid': {
      name: 'Текст по сетке',
      about: 'Тексты разной ширины рядом.',
      item: 'Ячейка',
      fields: { 'items.span': { label: 'Ширина', help: 'В двенадцатых долях ряда.' } },
      presets: { halves: 'Две половины', 'wide-and-narrow': 'Широкая и узкие' },
    },
  },
  item: 'Карточка',
  fields: { 'items.title': 'Заголовок', 'items.html': 'Текст', 'items.link': 'Куда ведёт заголовок' },
  content: {
    howMade: 'Как это делается',
    paragraphMakingWhere: '<p>Абзац о том, как это делается: кто, где и сколько времени.</p>',
    whatItIs: 'Из чего сделано',
    paragraphMaterialWhy: '<p>Абзац о материале: почему именно он.</p>',
    howLook: 'Как ухаживать',
    paragraphCareLasts: '<p>Абзац об уходе, чтобы вещь служила годами.</p>',
    whatIsBehind: 'Что за этим стоит',
    inShort: 'Коротко о главном',
    firstLineDoor: 'От первой линии до вашей двери',
    threeChapters: 'Три главы',
    twoSides: 'Две стороны',
  },
} satisfies Messages<typeof english>;
