import type { messages as english } from '../../en/sections/hover-text.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Слова на картинках',
  about: 'Текст появляется на картинке под курсором, а на сенсорных экранах виден всегда.',
  item: 'Плитка',
  fields: {
    'items.image': 'Картинка',
    'items.title': 'Название',
    'items.text': 'Текст',
    'items.link': 'Куда ведёт',
  },
  presets: { 'three-tiles': 'Три плитки', 'two-tiles': 'Две плитки' },
  content: {
    theWorkshop: 'Мастерская',
    twoRoomsOne: 'Две комнаты, один станок и северный свет.',
    thePaper: 'Бумага',
    cotton300Grams: 'Хлопок, 300 граммов, оторвана вручную по линейке.',
    theInk: 'Краска',
    mixedEachEdition: 'Смешана для каждого тиража, двух одинаковых не бывает.',
    aLookInside: 'Заглянуть внутрь',
  },
} satisfies Messages<typeof english>;
