import type { PrintSpec } from './build-print.ts';

export const moons: PrintSpec[] = [
  {
    number: 18,
    slug: 'moonrise',
    title: { en: 'Moonrise', ru: 'Восход луны' },
    story: {
      en: '<p>The tide’s employer, drawn by someone who has kept night watches. There is more dark here than moon, and the dark is made of four different inks laid wet into wet.</p><p>Keep it away from spotlights: in a dim corner the disc starts to float.</p>',
      ru: '<p>Начальница приливов глазами человека, который стоял ночные вахты. Темноты здесь больше, чем луны, и сложена она из четырёх красок, положенных одна в другую.</p><p>Не вешайте под яркий спот: в полутёмном углу диск начинает парить.</p>',
    },
    edition: 'giclee',
    artist: 'tom',
    color: 'blue',
    year: 2023,
    catalogs: ['landscapes'],
    offers: 'size-frame',
    from: 40,
    stock: 'mixed',
  },
  {
    number: 19,
    slug: 'a-month-of-moons',
    title: { en: 'A Month of Moons', ru: 'Лунный месяц' },
    story: {
      en: '<p>A month on one sheet. The intervals are not equal, because nights are not: the lunar day is fifty minutes longer than ours, and the drawing slips along with it.</p><p>People buy it for the month when somebody was born. Tell us the date and we will mark the phase with a dot of pencil on the back.</p>',
      ru: '<p>Целый месяц на одном листе. Промежутки не равны, потому что не равны и ночи: лунные сутки на пятьдесят минут длиннее наших, и рисунок сползает вместе с ними.</p><p>Его покупают на память о месяце, когда кто-то родился. Назовите дату — и мы отметим нужную фазу карандашной точкой на обороте.</p>',
    },
    edition: 'screen',
    artist: 'tom',
    color: 'blue',
    year: 2024,
    catalogs: ['landscapes', 'gifts'],
    offers: 'size-frame',
    from: 56,
    stock: 'plenty',
    meta: {
      title: { en: 'A Month of Moons — screen print', ru: '«Лунный месяц» — шелкография' },
      description: {
        en: 'The lunar month on one hand-pulled sheet. We mark a birth date on the back on request.',
        ru: 'Лунный месяц на одном листе ручной печати. По просьбе отметим на обороте дату рождения.',
      },
    },
  },
  {
    number: 20,
    slug: 'clay-moon',
    title: { en: 'Clay Moon', ru: 'Глиняная луна' },
    story: {
      en: '<p>Low, too large and a little out of round, as it only is for two or three evenings at the end of summer. Tom cut the block in one night so as not to forget it.</p><p>Because washi is thin, the sheet glows when it hangs with a gap behind it. Ask your framer for spacers.</p>',
      ru: '<p>Низкая, слишком большая и чуть сплюснутая — такой она бывает два-три вечера в конце лета. Тимур вырезал доску за одну ночь, чтобы не забыть.</p><p>Бумага васи тонкая, и, если оставить за листом зазор, он будет светиться. Попросите багетчика поставить дистанционные рейки.</p>',
    },
    edition: 'lino',
    artist: 'tom',
    color: 'black',
    year: 2025,
    catalogs: ['landscapes'],
    offers: 'single',
    from: 155,
    stock: 'low',
  },
];
