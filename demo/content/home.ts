import type { DemoHome } from './types.ts';

export const home: DemoHome = {
  meta: {
    title: {
      en: 'Tide & Clay — art prints and studio ceramics',
      ru: '«Прилив и глина» — постеры и керамика ручной работы',
      ar: 'مدّ وطين — لوحات فنية مطبوعة وخزف من المرسم',
    },
    description: {
      en: 'A small studio that prints pictures and fires pots under one roof. Prints framed to measure, tableware for every day, gifts with a handwritten card.',
      ru: 'Небольшая мастерская, где под одной крышей печатают картины и обжигают посуду. Рамы по размеру, керамика на каждый день, подарки с открыткой от руки.',
      ar: 'مرسم صغير يطبع اللوحات ويحرق الخزف تحت سقف واحد. لوحات مؤطّرة على المقاس، وأوانٍ لكل يوم، وهدايا مع بطاقة بخط اليد.',
    },
  },
  hero: {
    tag: {
      en: 'Printed and fired under one roof',
      ru: 'Печатаем и обжигаем под одной крышей',
      ar: 'نطبع ونحرق تحت سقف واحد',
    },
    heading: {
      en: 'Prints for the wall, pots for the table',
      ru: 'Постеры на стену, керамика на стол',
      ar: 'لوحات للجدار وخزف للمائدة',
    },
    text: {
      en: 'Thirty-four sheets by four artists, framed to measure, and stoneware in fifteen glazes.',
      ru: 'Тридцать четыре листа четырёх художников в рамах по размеру и керамика в пятнадцати глазурях.',
      ar: 'أربع وثلاثون لوحة لأربعة فنانين مؤطَّرة على المقاس، وخزف حجري بخمسة عشر لونًا من الطلاء.',
    },
    button: {
      text: { en: 'See the prints', ru: 'Смотреть постеры', ar: 'تصفّح اللوحات' },
      link: { type: 'catalog', key: 'prints' },
    },
  },
  banner: {
    tag: { en: 'From the kiln', ru: 'Прямо из печи', ar: 'من الفرن' },
    heading: {
      en: 'Bowls that survive the everyday',
      ru: 'Миски, которым не страшны будни',
      ar: 'أوعية تحتمل كل يوم',
    },
    text: {
      en: 'Stoneware in fifteen glazes. Soup, salad, dishwasher, again tomorrow.',
      ru: 'Каменная масса и пятнадцать глазурей. Суп, салат, посудомойка, завтра снова.',
      ar: 'خزف حجري بخمسة عشر لونًا من الطلاء. حساء، سلطة، غسالة أطباق، ثم من جديد غدًا.',
    },
    button: {
      text: { en: 'Set the table', ru: 'Накрыть на стол', ar: 'جهّز المائدة' },
      link: { type: 'catalog', key: 'tableware' },
    },
  },
  benefits: {
    items: [
      {
        key: 'delivery',
        title: { en: 'Packed the same day', ru: 'Упакуем сегодня', ar: 'يُغلَّف في اليوم نفسه' },
        text: {
          en: 'Ordered before noon, in stock: the parcel leaves in the evening. If it breaks on the way, we replace it.',
          ru: 'Заказ до полудня и всё в наличии — вечером посылка уже едет. Разобьётся в дороге — заменим.',
          ar: 'اطلب قبل الظهر ما هو متوفر، ويغادرنا الطرد في المساء. وإن انكسر في الطريق فعلينا استبداله.',
        },
      },
      {
        key: 'paper',
        title: { en: 'Paper that lasts', ru: 'Бумага надолго', ar: 'ورق يدوم' },
        text: {
          en: 'Cotton rag, etching paper, washi. Pigments that will not fade for eighty years out of the sun.',
          ru: 'Хлопок, офортная, васи. Пигменты, которые не выцветают восемьдесят лет, если не на солнце.',
          ar: 'قطن خالص وورق حفر وواشي ياباني، وأصباغ لا تبهت ثمانين عامًا بعيدًا عن الشمس.',
        },
      },
      {
        key: 'handmade',
        title: { en: 'Made behind the glass', ru: 'Сделано за стеклом', ar: 'يُصنع خلف الزجاج' },
        text: {
          en: 'Seven people, two kilns, one press. A third of the price of every sheet goes to its artist.',
          ru: 'Семь человек, две печи, один станок. Треть цены каждого листа получает его художник.',
          ar: 'سبعة أشخاص وفرنان ومكبس واحد. ثلث ثمن كل لوحة لمن رسمها.',
        },
      },
      {
        key: 'return',
        title: { en: 'Thirty days to decide', ru: 'Тридцать дней на раздумья', ar: 'ثلاثون يومًا لتقرّر' },
        text: {
          en: 'Hold it to the wall, look at it, live with it. If it does not settle in, send it back.',
          ru: 'Примерьте к стене, посмотрите, поживите. Не прижилось — верните.',
          ar: 'ضعها على الجدار وتأمّلها وعِش معها. وإن لم تجد مكانها في بيتك فأعِدها إلينا.',
        },
      },
    ],
  },
  studio: {
    heading: {
      en: 'Two kilns, one press, a blue door',
      ru: 'Две печи, один станок, синяя дверь',
      ar: 'فرنان ومكبس وباب أزرق',
    },
    html: {
      en: '<p>Vera prints, Mark throws, Ida draws plants standing up, and Leo frames what the others have made. The shop is at the front, the studio is behind the glass, and you can watch a bowl being turned while you choose another.</p><p>We make small batches: forty sheets, a hundred pots. When something is gone, the next thing has usually dried by then.</p>',
      ru: '<p>Вера печатает, Марк точит, Ида рисует растения стоя, Лев делает рамы для всего этого. Магазин впереди, мастерская за стеклом: пока вы выбираете одну миску, за стеклом рождается другая.</p><p>Партии у нас маленькие: сорок листов, сотня горшков. Когда что-то заканчивается, обычно уже просохло следующее.</p>',
      ar: '<p>ليان تطبع، ومروان يشكّل على الدولاب، وهدى ترسم النباتات واقفةً، وليث يؤطّر ما صنعه الآخرون. المتجر في الواجهة والمرسم خلف الزجاج، ويمكنك أن تشاهد وعاءً يدور على الدولاب وأنت تختار آخر.</p><p>نصنع دفعات صغيرة: أربعين لوحة، ومئة قطعة خزف. وحين ينفد شيء يكون التالي قد جفّ غالبًا.</p>',
    },
    button: {
      text: { en: 'About the studio', ru: 'О мастерской', ar: 'عن المرسم' },
      link: { type: 'page', key: 'about' },
    },
  },
  categories: { heading: { en: 'Where to begin', ru: 'С чего начать', ar: 'من أين تبدأ' } },
  productWidgets: [
    {
      key: 'new-prints',
      heading: { en: 'Still smelling of ink', ru: 'Ещё пахнут краской', ar: 'ما زالت تفوح بالحبر' },
      catalog: 'prints',
      button: {
        text: { en: 'All prints', ru: 'Все постеры', ar: 'كل اللوحات' },
        link: { type: 'catalog', key: 'prints' },
      },
    },
    {
      key: 'from-the-kiln',
      heading: { en: 'From this month’s firing', ru: 'Из последнего обжига', ar: 'من حرقة هذا الشهر' },
      catalog: 'ceramics',
      button: {
        text: { en: 'All ceramics', ru: 'Вся керамика', ar: 'كل الخزف' },
        link: { type: 'catalog', key: 'ceramics' },
      },
    },
  ],
  media: {
    heading: { en: 'From the journal', ru: 'Из журнала', ar: 'من المجلة' },
    button: {
      text: { en: 'Read the journal', ru: 'Читать журнал', ar: 'اقرأ المجلة' },
      link: { type: 'category', key: 'journal' },
    },
  },
  testimonials: {
    heading: { en: 'Letters we keep', ru: 'Письма, которые мы храним', ar: 'رسائل نحتفظ بها' },
    items: [
      {
        name: { en: 'Margaret Oakes', ru: 'Маргарита Дубова', ar: 'مريم السويدي' },
        role: {
          en: 'teacher, bought Olive Country',
          ru: 'учительница, купила «Оливковый край»',
          ar: 'معلّمة، اشترت «أرض الزيتون»',
        },
        text: {
          en: 'It has hung in my classroom for a year. When the children are told to look out of the window, half of them turn to the picture.',
          ru: 'Год висит у меня в классе. Когда я говорю «посмотрите в окно, отдохните», половина детей поворачивается к картине.',
          ar: 'معلّقة في صفّي منذ عام. وحين أطلب من الأطفال أن ينظروا من النافذة، ينظر نصفهم إلى اللوحة.',
        },
        rating: 5,
      },
      {
        name: { en: 'Hiro Tanabe', ru: 'Илья Танеев', ar: 'هيثم طه' },
        role: {
          en: 'cook, forty noodle bowls',
          ru: 'повар, сорок глубоких мисок',
          ar: 'طاهٍ، أربعون وعاء نودلز',
        },
        text: {
          en: 'I sent back five versions. They thanked me each time. The sixth has been washed ten thousand times and looks the same as on the first day.',
          ru: 'Я вернул пять вариантов, и каждый раз меня благодарили. Шестой вымыт десять тысяч раз и выглядит как в первый день.',
          ar: 'أعدتُ خمس نسخ، وشكروني في كل مرة. والسادسة غُسلت عشرة آلاف مرة وما زالت كيومها الأول.',
        },
        rating: 5,
      },
      {
        name: { en: 'Claire Duval', ru: 'Клара Дюваль', ar: 'كلير الخوري' },
        role: { en: 'interior designer', ru: 'дизайнер интерьеров', ar: 'مصمّمة ديكور داخلي' },
        text: {
          en: 'Leo drew three walls over my photographs in one afternoon, with sizes and nail heights. The client thought I had done it.',
          ru: 'За один вечер Лев нарисовал три стены прямо на моих снимках, с размерами и высотой гвоздей. Заказчик решил, что это я.',
          ar: 'رسم ليث ثلاثة جدران على صوري في عصر يوم واحد، بالمقاسات وارتفاع المسامير. وظنّ العميل أنها من عملي.',
        },
        rating: 5,
      },
      {
        name: { en: 'Ray and Stella', ru: 'Рома и Стелла', ar: 'راشد وسلمى' },
        role: {
          en: 'newlyweds, Ochre Sprig',
          ru: 'молодожёны, «Охристая ветвь»',
          ar: 'عروسان، «غصن المغرة»',
        },
        text: {
          en: 'We were given it by two different guests on the same day. They hang side by side, each with its own dedication.',
          ru: 'Её подарили нам двое разных гостей в один день. Висят рядом, у каждой своя надпись.',
          ar: 'أهداها لنا ضيفان مختلفان في اليوم نفسه. وهما معلّقتان جنبًا إلى جنب، ولكلٍّ منهما إهداؤها.',
        },
        rating: 5,
      },
      {
        name: { en: 'Paul Whitby', ru: 'Павел Белов', ar: 'بدر الوهيبي' },
        role: {
          en: 'tea drinker, Harbor Teapot',
          ru: 'любитель чая, чайник «Гавань»',
          ar: 'محبّ للشاي، إبريق «الميناء»',
        },
        text: {
          en: 'The first lid arrived with a hairline crack. I had a new one two days later and was told to keep the old for the sugar. It still does not drip.',
          ru: 'Первая крышка приехала с трещинкой. Через два дня пришла новая, а старую велели оставить для сахарницы. Чайник до сих пор не капает.',
          ar: 'وصل الغطاء الأول وفيه شرخ كالشعرة. وبعد يومين كان عندي غطاء جديد، وقيل لي أن أحتفظ بالقديم للسكّر. وما زال الإبريق لا يقطّر.',
        },
        rating: 4,
      },
    ],
  },
};
