import type { Language } from '#locales/languages.ts';
import { inLanguage, type WithEnglish } from '#locales/with-english.ts';

interface SampleWords {
  page: string;
  products: readonly string[];
  catalogs: readonly string[];
  articles: readonly string[];
  excerpt: string;
  tags: readonly string[];
  author: string;
  authorText: string;
  comments: readonly { name: string; text: string }[];
  headings: readonly string[];
  street: string;
  locality: string;
  workTime: string;
}

const words: WithEnglish<SampleWords> = {
  en: {
    page: 'Title of the page',
    products: [
      'Tall vase',
      'Landscape print',
      'Fruit bowl',
      'Plant pot',
      'Table lamp',
      'Picture frame',
      'Chair',
      'Cup',
    ],
    catalogs: ['Ceramics', 'Prints', 'Kitchen', 'Plants', 'Lamps', 'Frames', 'Furniture', 'Gifts'],
    articles: ['A visit to the workshop', 'Caring for ceramics', 'A room with plants'],
    excerpt: 'A line or two on what the article is about.',
    tags: ['Ideas', 'Materials', 'Care', 'News'],
    author: 'Anna Vale',
    authorText: '<p>A sentence about who writes here.</p>',
    comments: [
      { name: 'Tom Reed', text: 'Thank you, this is just what I was looking for.' },
      { name: 'Mira Sol', text: 'Will there be a second part?' },
    ],
    headings: ['How it begins', 'What you need', 'Step by step'],
    street: '1 Sample Street',
    locality: 'Your town',
    workTime: 'Mon–Fri 10:00–19:00',
  },
  ru: {
    page: 'Заголовок страницы',
    products: [
      'Высокая ваза',
      'Постер с пейзажем',
      'Миска для фруктов',
      'Кашпо',
      'Настольная лампа',
      'Рамка',
      'Стул',
      'Чашка',
    ],
    catalogs: ['Керамика', 'Постеры', 'Кухня', 'Растения', 'Лампы', 'Рамки', 'Мебель', 'Подарки'],
    articles: ['В гостях у мастерской', 'Уход за керамикой', 'Комната с растениями'],
    excerpt: 'Одна-две строки о том, про что эта статья.',
    tags: ['Идеи', 'Материалы', 'Уход', 'Новости'],
    author: 'Анна Вереск',
    authorText: '<p>Предложение о том, кто здесь пишет.</p>',
    comments: [
      { name: 'Тимур', text: 'Спасибо, это как раз то, что я искал.' },
      { name: 'Мира', text: 'А будет ли вторая часть?' },
    ],
    headings: ['С чего всё начинается', 'Что понадобится', 'Шаг за шагом'],
    street: 'Примерная улица, 1',
    locality: 'Ваш город',
    workTime: 'Пн–Пт 10:00–19:00',
  },
};

/** What samples say, in the language that the shop is drawn in. */
export function sampleWords(language: Language): SampleWords {
  return inLanguage(words, language);
}
