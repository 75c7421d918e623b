import type { messages as english } from '../../en/sections/form-1.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Форма в карточке',
  about: 'Форма заявки в середине страницы.',
  presets: { question: 'Задать вопрос', 'custom-order': 'Заказ по описанию' },
  content: {
    askUsAnything: 'Спросите о чём угодно',
    personAnswersUsually: 'Отвечает человек, обычно в течение часа.',
    haveItMade: 'Сделаем для вас',
    sizeColourName: 'Размер, цвет, имя на донышке: расскажите, что вы задумали.',
    iWouldLike: 'Хочу заказать: ',
    writeToUs: 'Написать нам',
  },
} satisfies Messages<typeof english>;
