import type { DemoPage } from '../types.ts';

/** The text around the questions; the questions themselves are in `faq.ts`. */
export const faqPage: DemoPage = {
  key: 'faq',
  slug: 'faq',
  title: { en: 'Questions and answers', ru: 'Вопросы и ответы' },
  blocks: [
    {
      html: {
        en: '<p>We collected these from two years of letters. If yours is missing, <a href="/contacts">ask it</a>: we answer on working days, usually within three hours and always by a person.</p>',
        ru: '<p>Мы собрали их из писем за два года. Если вашего вопроса нет, <a href="/contacts">задайте его</a>: отвечаем по рабочим дням, обычно в течение трёх часов и всегда лично.</p>',
      },
    },
    {
      heading: { en: 'Still not sure?', ru: 'Остались сомнения?' },
      html: {
        en: '<p>Send a picture of the wall, the shelf or the table. Leo draws over it what would fit, with sizes, and there is no obligation to buy anything he has drawn.</p>',
        ru: '<p>Пришлите снимок стены, полки или стола. Лев нарисует прямо на нём, что подойдёт, и подпишет размеры. Покупать нарисованное не обязательно.</p>',
      },
    },
  ],
  meta: {
    description: {
      en: 'Frames, sizes, dishwashers, gifts, returns: answers to what we are asked most.',
      ru: 'Рамы, размеры, посудомойки, подарки и возврат: отвечаем на самые частые вопросы.',
    },
  },
};
