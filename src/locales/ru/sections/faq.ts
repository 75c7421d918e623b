import type { messages as english } from '../../en/sections/faq.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  types: {
    faq: {
      name: 'Вопросы и ответы',
      about: 'Вопросы, которые раскрываются в ответы.',
      presets: { 'with-contact': 'С кнопкой «Задать вопрос»' },
    },
    'faq-1': { name: 'Вопросы в рамке', about: 'Список в рамке в одну колонку.' },
    'faq-2': { name: 'Вопросы карточками', about: 'Карточки в две колонки.' },
  },
  item: 'Вопрос',
  fields: { openFirst: 'Первый ответ открыт', 'items.question': 'Вопрос', 'items.answer': 'Ответ' },
  presets: { questions: 'Вопросы', 'on-grey': 'На сером' },
  content: {
    howLongDelivery: 'Сколько идёт доставка?',
    twoFourWorking: '<p>От двух до четырёх рабочих дней; точный день видно при оформлении.</p>',
    canIReturn: 'Можно ли вернуть покупку?',
    yesWithinFourteen: '<p>Да, в течение четырнадцати дней, если вещь новая и в коробке.</p>',
    takeOrdersPhone: 'Принимаете ли вы заказы по телефону?',
    everyDayTen: '<p>Да, каждый день с десяти до семи.</p>',
    questionsAndAnswers: 'Вопросы и ответы',
    beforeYouOrder: 'Прежде чем заказать',
    somethingElseMind: 'Остались вопросы? Напишите нам, ответит человек.',
    askAQuestion: 'Задать вопрос',
    goodToKnow: 'Полезно знать',
  },
} satisfies Messages<typeof english>;
