import type { messages as english } from '../en/samples.ts';
import type { Messages } from '../messages.ts';

export const messages = {
  page: 'Заголовок страницы',
  products: {
    vase: 'Высокая ваза',
    landscape: 'Постер с пейзажем',
    bowl: 'Миска для фруктов',
    pot: 'Кашпо',
    lamp: 'Настольная лампа',
    frame: 'Рамка',
    chair: 'Стул',
    cup: 'Чашка',
  },
  catalogs: {
    ceramics: 'Керамика',
    prints: 'Постеры',
    kitchen: 'Кухня',
    plants: 'Растения',
    lamps: 'Лампы',
    frames: 'Рамки',
    furniture: 'Мебель',
    gifts: 'Подарки',
  },
  articles: {
    workshop: 'В гостях у мастерской',
    care: 'Уход за керамикой',
    plants: 'Комната с растениями',
  },
  excerpt: 'Одна-две строки о том, про что эта статья.',
  tags: {
    ideas: 'Идеи',
    materials: 'Материалы',
    care: 'Уход',
    news: 'Новости',
  },
  author: 'Анна Вереск',
  authorText: '<p>Предложение о том, кто здесь пишет.</p>',
  comments: {
    first: { name: 'Тимур', text: 'Спасибо, это как раз то, что я искал.' },
    second: { name: 'Мира', text: 'А будет ли вторая часть?' },
  },
  headings: {
    beginning: 'С чего всё начинается',
    needs: 'Что понадобится',
    steps: 'Шаг за шагом',
  },
  street: 'Примерная улица, 1',
  locality: 'Ваш город',
  workTime: 'Пн–Пт 10:00–19:00',
} satisfies Messages<typeof english>;
