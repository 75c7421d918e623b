import type { DemoHome } from './types.ts';

export const home: DemoHome = {
  meta: {
    title: {
      en: 'Tide & Clay — art prints and studio ceramics',
      ru: '«Прилив и глина» — постеры и керамика ручной работы',
    },
    description: {
      en: 'A small studio that prints pictures and fires pots under one roof. Prints framed to measure, tableware for every day, gifts with a handwritten card.',
      ru: 'Небольшая мастерская, где под одной крышей печатают картины и обжигают посуду. Рамы по размеру, керамика на каждый день, подарки с открыткой от руки.',
    },
  },
  slides: [
    {
      tag: { en: 'Art prints', ru: 'Постеры и графика' },
      heading: { en: 'Hills for the hallway, sea for the bedroom', ru: 'Холмы в прихожую, море в спальню' },
      text: {
        en: 'Thirty-four sheets by four artists, printed here and framed to measure.',
        ru: 'Тридцать четыре листа четырёх художников. Печатаем сами, рамы делаем по размеру.',
      },
      button: {
        text: { en: 'See the prints', ru: 'Смотреть постеры' },
        link: { type: 'catalog', key: 'prints' },
      },
    },
    {
      tag: { en: 'From the kiln', ru: 'Прямо из печи' },
      heading: { en: 'Bowls that survive the everyday', ru: 'Миски, которым не страшны будни' },
      text: {
        en: 'Stoneware in fifteen glazes. Soup, salad, dishwasher, again tomorrow.',
        ru: 'Каменная масса и пятнадцать глазурей. Суп, салат, посудомойка, завтра снова.',
      },
      button: {
        text: { en: 'Set the table', ru: 'Накрыть на стол' },
        link: { type: 'catalog', key: 'tableware' },
      },
    },
    {
      tag: { en: 'Gifts', ru: 'Подарки' },
      heading: { en: 'You think of the words, we write the card', ru: 'С вас слова, с нас открытка' },
      text: {
        en: 'Brown paper, a sprig from the yard, your message copied by hand. Free, all year.',
        ru: 'Крафт, веточка со двора и ваши слова, переписанные от руки. Бесплатно, круглый год.',
      },
      button: {
        text: { en: 'Choose a gift', ru: 'Выбрать подарок' },
        link: { type: 'catalog', key: 'gifts' },
      },
    },
  ],
  benefits: {
    heading: { en: 'What you can count on', ru: 'На что можно рассчитывать' },
    items: [
      {
        key: 'delivery',
        title: { en: 'Packed the same day', ru: 'Упакуем сегодня' },
        text: {
          en: 'Ordered before noon, in stock: the parcel leaves in the evening. If it breaks on the way, we replace it.',
          ru: 'Заказ до полудня и всё в наличии — вечером посылка уже едет. Разобьётся в дороге — заменим.',
        },
      },
      {
        key: 'paper',
        title: { en: 'Paper that lasts', ru: 'Бумага надолго' },
        text: {
          en: 'Cotton rag, etching paper, washi. Pigments that will not fade for eighty years out of the sun.',
          ru: 'Хлопок, офортная, васи. Пигменты, которые не выцветают восемьдесят лет, если не на солнце.',
        },
      },
      {
        key: 'handmade',
        title: { en: 'Made behind the glass', ru: 'Сделано за стеклом' },
        text: {
          en: 'Seven people, two kilns, one press. A third of the price of every sheet goes to its artist.',
          ru: 'Семь человек, две печи, один станок. Треть цены каждого листа получает его художник.',
        },
      },
      {
        key: 'return',
        title: { en: 'Thirty days to decide', ru: 'Тридцать дней на раздумья' },
        text: {
          en: 'Hold it to the wall, look at it, live with it. If it does not settle in, send it back.',
          ru: 'Примерьте к стене, посмотрите, поживите. Не прижилось — верните.',
        },
      },
    ],
  },
  studio: {
    heading: { en: 'Two kilns, one press, a blue door', ru: 'Две печи, один станок, синяя дверь' },
    html: {
      en: '<p>Vera prints, Mark throws, Ida draws plants standing up, and Leo frames what the others have made. The shop is at the front, the studio is behind the glass, and you can watch a bowl being turned while you choose another.</p><p>We make small batches: forty sheets, a hundred pots. When something is gone, the next thing has usually dried by then.</p>',
      ru: '<p>Вера печатает, Марк точит, Ида рисует растения стоя, Лев делает рамы для всего этого. Магазин впереди, мастерская за стеклом: пока вы выбираете одну миску, за стеклом рождается другая.</p><p>Партии у нас маленькие: сорок листов, сотня горшков. Когда что-то заканчивается, обычно уже просохло следующее.</p>',
    },
    button: { text: { en: 'About the studio', ru: 'О мастерской' }, link: { type: 'page', key: 'about' } },
  },
  categories: {
    heading: { en: 'Where to begin', ru: 'С чего начать' },
    note: {
      en: 'Walls, shelves, tables and other people’s birthdays',
      ru: 'Стены, полки, столы и чужие дни рождения',
    },
  },
  productWidgets: [
    {
      key: 'new-prints',
      heading: { en: 'Still smelling of ink', ru: 'Ещё пахнут краской' },
      note: { en: 'The latest sheets from the print room', ru: 'Последние листы из печатной' },
      catalog: 'prints',
      button: { text: { en: 'All prints', ru: 'Все постеры' }, link: { type: 'catalog', key: 'prints' } },
    },
    {
      key: 'from-the-kiln',
      heading: { en: 'From this month’s firing', ru: 'Из последнего обжига' },
      note: { en: 'Cooled down, checked, ready to go', ru: 'Остыло, проверено, готово в дорогу' },
      catalog: 'ceramics',
      button: {
        text: { en: 'All ceramics', ru: 'Вся керамика' },
        link: { type: 'catalog', key: 'ceramics' },
      },
    },
    {
      key: 'small-gifts',
      heading: { en: 'Small things, well wrapped', ru: 'Маленькое и хорошо завёрнутое' },
      note: { en: 'Presents that fit into one box', ru: 'Подарки, которые помещаются в одну коробку' },
      catalog: 'gifts',
      button: { text: { en: 'All gifts', ru: 'Все подарки' }, link: { type: 'catalog', key: 'gifts' } },
    },
  ],
  media: {
    heading: { en: 'From the journal', ru: 'Из журнала' },
    note: { en: 'How things are made and how to live with them', ru: 'Как вещи делаются и как с ними жить' },
    button: {
      text: { en: 'Read the journal', ru: 'Читать журнал' },
      link: { type: 'category', key: 'journal' },
    },
  },
  faq: {
    heading: { en: 'Asked every week', ru: 'Спрашивают каждую неделю' },
    note: { en: 'Frames, sizes, dishwashers and gifts', ru: 'Рамы, размеры, посудомойки и подарки' },
  },
  gallery: {
    heading: { en: 'At home with you', ru: 'У вас дома' },
    note: {
      en: 'Pictures and pots where they have ended up living',
      ru: 'Картины и керамика там, где они в итоге поселились',
    },
  },
  testimonials: {
    heading: { en: 'Letters we keep', ru: 'Письма, которые мы храним' },
    items: [
      {
        name: { en: 'Margaret Oakes', ru: 'Маргарита Дубова' },
        role: { en: 'teacher, bought Olive Country', ru: 'учительница, купила «Оливковый край»' },
        text: {
          en: 'It has hung in my classroom for a year. When the children are told to look out of the window, half of them turn to the picture.',
          ru: 'Год висит у меня в классе. Когда я говорю «посмотрите в окно, отдохните», половина детей поворачивается к картине.',
        },
        rating: 5,
      },
      {
        name: { en: 'Hiro Tanabe', ru: 'Илья Танеев' },
        role: { en: 'cook, forty noodle bowls', ru: 'повар, сорок глубоких мисок' },
        text: {
          en: 'I sent back five versions. They thanked me each time. The sixth has been washed ten thousand times and looks the same as on the first day.',
          ru: 'Я вернул пять вариантов, и каждый раз меня благодарили. Шестой вымыт десять тысяч раз и выглядит как в первый день.',
        },
        rating: 5,
      },
      {
        name: { en: 'Claire Duval', ru: 'Клара Дюваль' },
        role: { en: 'interior designer', ru: 'дизайнер интерьеров' },
        text: {
          en: 'Leo drew three walls over my photographs in one afternoon, with sizes and nail heights. The client thought I had done it.',
          ru: 'За один вечер Лев нарисовал три стены прямо на моих снимках, с размерами и высотой гвоздей. Заказчик решил, что это я.',
        },
        rating: 5,
      },
      {
        name: { en: 'Ray and Stella', ru: 'Рома и Стелла' },
        role: { en: 'newlyweds, Ochre Sprig', ru: 'молодожёны, «Охристая ветвь»' },
        text: {
          en: 'We were given it by two different guests on the same day. They hang side by side, each with its own dedication.',
          ru: 'Её подарили нам двое разных гостей в один день. Висят рядом, у каждой своя надпись.',
        },
        rating: 5,
      },
      {
        name: { en: 'Paul Whitby', ru: 'Павел Белов' },
        role: { en: 'tea drinker, Harbor Teapot', ru: 'любитель чая, чайник «Гавань»' },
        text: {
          en: 'The first lid arrived with a hairline crack. I had a new one two days later and was told to keep the old for the sugar. It still does not drip.',
          ru: 'Первая крышка приехала с трещинкой. Через два дня пришла новая, а старую велели оставить для сахарницы. Чайник до сих пор не капает.',
        },
        rating: 4,
      },
    ],
  },
};
