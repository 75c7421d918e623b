import type { messages as english } from '../../en/sections/testimonials.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Слова покупателей',
  about: 'Что говорят покупатели, со звёздами и лицами.',
  item: 'Отзыв',
  fields: {
    showRating: 'Показывать звёзды',
    'items.name': 'Имя',
    'items.role': 'Кто это',
    'items.image': 'Фото',
    'items.rating': { label: 'Звёзды', help: '0 — не показывать.' },
    'items.text': 'Слова',
  },
  presets: { 'three-voices': 'Три отзыва', 'without-stars': 'Без звёзд' },
  content: {
    annaReed: 'Анна Рогова',
    boughtPrintMay: 'Купила гравюру в мае',
    cameFlatBox: 'Пришла ровной, в коробке, в которой можно везти зеркало. Бумага плотнее, чем я надеялась.',
    pavelLind: 'Павел Линд',
    furnishesSmallHotels: 'Обставляет небольшие гостиницы',
    twelveRoomsTwelve: 'Двенадцать номеров, двенадцать гравюр, один разговор. О рамах подумали раньше меня.',
    miraSol: 'Мира Соль',
    aRegular: 'Постоянная покупательница',
    oneCupArrived: 'Одна чашка пришла со сколом. Новую привезли через два дня, без вопросов.',
    whatPeopleSay: 'Что говорят люди',
    kindWords: 'Добрые слова',
  },
} satisfies Messages<typeof english>;
