import type { DemoAuthor } from './types.ts';

export const authors: DemoAuthor[] = [
  {
    key: 'vera',
    name: { en: 'Vera Linden', ru: 'Вера Липина', ar: 'ليان منصور' },
    text: {
      en: '<p>Printmaker, one half of the founders. Draws coastlines from ferries, prints on a press older than herself and keeps every failed proof in a drawer marked “later”.</p>',
      ru: '<p>Художница-печатница, половина основателей. Рисует берега с паромов, печатает на станке, который старше её самой, и складывает все неудачные оттиски в ящик с надписью «потом».</p>',
      ar: '<p>طابعة فنية وأحد المؤسِّسَين. ترسم السواحل من على ظهر العبّارات، وتطبع على مكبس أكبر منها سنًّا، وتحتفظ بكل تجربة فاشلة في درج كُتب عليه «لاحقًا».</p>',
    },
    image: 'author-1',
    links: [
      { title: { en: 'Prints by Vera', ru: 'Работы Веры', ar: 'لوحات ليان' }, url: '/catalogs/landscapes' },
      {
        title: { en: 'Write to Vera', ru: 'Написать Вере', ar: 'راسِل ليان' },
        url: 'mailto:vera@tideandclay.example',
      },
    ],
  },
  {
    key: 'mark',
    name: { en: 'Mark Alder', ru: 'Марк Ольхин', ar: 'مروان العطار' },
    text: {
      en: '<p>Potter, the other half. A former ship’s cook who bought a wheel for the long winters and never went back to sea. Responsible for the kilns, the clay and the studio’s coffee.</p>',
      ru: '<p>Гончар, вторая половина. Бывший судовой кок: купил круг, чтобы скоротать зиму, и в море больше не вернулся. Отвечает за печи, глину и кофе в мастерской.</p>',
      ar: '<p>خزّاف، والمؤسِّس الآخر. كان طاهيًا على سفينة، ثم اشترى دولابًا لأمسيات الصيف الطويلة ولم يعد إلى البحر. مسؤول عن الأفران والطين وقهوة المرسم.</p>',
    },
    image: 'author-2',
    links: [
      { title: { en: 'Pots by Mark', ru: 'Керамика Марка', ar: 'خزف مروان' }, url: '/catalogs/ceramics' },
      {
        title: { en: 'Write to Mark', ru: 'Написать Марку', ar: 'راسِل مروان' },
        url: 'mailto:mark@tideandclay.example',
      },
    ],
  },
  {
    key: 'ida',
    name: { en: 'Ida Rowan', ru: 'Ида Рябинина', ar: 'هدى ريحان' },
    text: {
      en: '<p>Illustrator and gardener. Draws plants standing up and cuts paper sitting down. Teaches the Saturday class, where the first rule is that erasers stay in the drawer.</p>',
      ru: '<p>Иллюстратор и садовница. Растения рисует стоя, бумагу режет сидя. Ведёт субботние занятия, где первое правило — ластики остаются в ящике.</p>',
      ar: '<p>رسّامة وبستانية. ترسم النباتات واقفةً وتقصّ الورق جالسةً. تعطي درس السبت، وقاعدته الأولى أن تبقى الممحاة في الدرج.</p>',
    },
    image: 'author-4',
    links: [
      { title: { en: 'Prints by Ida', ru: 'Работы Иды', ar: 'لوحات هدى' }, url: '/catalogs/botanical' },
    ],
  },
  {
    key: 'leo',
    name: { en: 'Leo Hazel', ru: 'Лев Орешин', ar: 'ليث حجازي' },
    text: {
      en: '<p>Designer and framer. Owns four spirit levels and trusts none of them. Packs every framed order himself and writes our guides on hanging, measuring and moving house.</p>',
      ru: '<p>Дизайнер и багетчик. Держит четыре уровня и не доверяет ни одному. Сам упаковывает все работы в рамах и пишет наши инструкции: как повесить, измерить и перевезти.</p>',
      ar: '<p>مصمّم وصانع إطارات. يملك أربعة موازين تسوية ولا يثق بأيٍّ منها. يغلّف كل طلب مؤطَّر بنفسه، ويكتب أدلّتنا في التعليق والقياس والانتقال إلى بيت جديد.</p>',
    },
    image: 'author-3',
    links: [
      { title: { en: 'Prints by Leo', ru: 'Работы Льва', ar: 'لوحات ليث' }, url: '/catalogs/abstract' },
    ],
  },
];
