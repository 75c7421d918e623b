import type { DemoAuthor } from './types.ts';

export const authors: DemoAuthor[] = [
  {
    key: 'vera',
    name: { en: 'Vera Linden', ru: 'Вера Липина' },
    text: {
      en: '<p>Printmaker, one half of the founders. Draws coastlines from ferries, prints on a press older than herself and keeps every failed proof in a drawer marked “later”.</p>',
      ru: '<p>Художница-печатница, половина основателей. Рисует берега с паромов, печатает на станке, который старше её самой, и складывает все неудачные оттиски в ящик с надписью «потом».</p>',
    },
    image: 'author-1',
    links: [
      { title: { en: 'Prints by Vera', ru: 'Работы Веры' }, url: '/catalogs/landscapes' },
      { title: { en: 'Write to Vera', ru: 'Написать Вере' }, url: 'mailto:vera@tideandclay.example' },
    ],
  },
  {
    key: 'mark',
    name: { en: 'Mark Alder', ru: 'Марк Ольхин' },
    text: {
      en: '<p>Potter, the other half. A former ship’s cook who bought a wheel for the long winters and never went back to sea. Responsible for the kilns, the clay and the studio’s coffee.</p>',
      ru: '<p>Гончар, вторая половина. Бывший судовой кок: купил круг, чтобы скоротать зиму, и в море больше не вернулся. Отвечает за печи, глину и кофе в мастерской.</p>',
    },
    image: 'author-2',
    links: [
      { title: { en: 'Pots by Mark', ru: 'Керамика Марка' }, url: '/catalogs/ceramics' },
      { title: { en: 'Write to Mark', ru: 'Написать Марку' }, url: 'mailto:mark@tideandclay.example' },
    ],
  },
  {
    key: 'ida',
    name: { en: 'Ida Rowan', ru: 'Ида Рябинина' },
    text: {
      en: '<p>Illustrator and gardener. Draws plants standing up and cuts paper sitting down. Teaches the Saturday class, where the first rule is that erasers stay in the drawer.</p>',
      ru: '<p>Иллюстратор и садовница. Растения рисует стоя, бумагу режет сидя. Ведёт субботние занятия, где первое правило — ластики остаются в ящике.</p>',
    },
    image: 'author-4',
    links: [{ title: { en: 'Prints by Ida', ru: 'Работы Иды' }, url: '/catalogs/botanical' }],
  },
  {
    key: 'leo',
    name: { en: 'Leo Hazel', ru: 'Лев Орешин' },
    text: {
      en: '<p>Designer and framer. Owns four spirit levels and trusts none of them. Packs every framed order himself and writes our guides on hanging, measuring and moving house.</p>',
      ru: '<p>Дизайнер и багетчик. Держит четыре уровня и не доверяет ни одному. Сам упаковывает все работы в рамах и пишет наши инструкции: как повесить, измерить и перевезти.</p>',
    },
    image: 'author-3',
    links: [{ title: { en: 'Prints by Leo', ru: 'Работы Льва' }, url: '/catalogs/abstract' }],
  },
];
