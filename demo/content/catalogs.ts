import type { DemoCatalog } from './types.ts';

export const catalogs: DemoCatalog[] = [
  {
    key: 'prints',
    slug: 'prints',
    title: { en: 'Art prints', ru: 'Постеры и графика', ar: 'لوحات فنية' },
    description: {
      en: '<p>Thirty-four sheets by four artists, printed in our own print room: giclée, screen print, risograph and linocut. Most come in three sizes and with a frame made to measure.</p>',
      ru: '<p>Тридцать четыре листа четырёх художников, отпечатанных в нашей мастерской: жикле, шелкография, ризография и линогравюра. Почти все — в трёх размерах и с рамой, сделанной точно по листу.</p>',
      ar: '<p>أربع وثلاثون لوحة لأربعة فنانين، طُبعت في غرفة الطباعة عندنا: جيكليه وشاشة حريرية وريزوغراف وحفر على اللينوليوم. معظمها بثلاثة مقاسات ومع إطار يُصنع على المقاس.</p>',
    },
    seoText: {
      en: '<h2>How to choose a print</h2><p>Start with the wall, not with the picture. A print over a sofa looks right when it takes up about two thirds of the sofa’s width; over a desk, half is enough. Cut the size out of newspaper, tape it up and live with it for an evening.</p><p>Then the light. Giclée on cotton rag likes soft daylight, screen prints come alive under a lamp from the side, linocuts on washi want a little air behind the sheet. If you hesitate, <a href="/contacts">write to us</a> with a picture of the room: we answer with a sketch, not with a link.</p>',
      ru: '<h2>Как выбрать постер</h2><p>Начните со стены, а не с картинки. Над диваном хорошо смотрится лист шириной примерно в две трети дивана, над столом хватит половины. Вырежьте нужный формат из газеты, прикрепите на скотч и поживите с ним вечер.</p><p>Потом — свет. Жикле на хлопковой бумаге любит мягкий дневной, шелкография оживает под боковой лампой, а линогравюре на васи нужен воздух за листом. Сомневаетесь — <a href="/contacts">пришлите нам</a> снимок комнаты: в ответ получите не ссылку, а эскиз.</p>',
      ar: '<h2>كيف تختار لوحة</h2><p>ابدأ بالجدار لا باللوحة. فوق الأريكة تبدو اللوحة في مكانها حين تشغل نحو ثلثي عرضها، وفوق المكتب يكفي النصف. قُصّ المقاس من ورق الجرائد وألصقه على الجدار وعِش معه أمسيةً.</p><p>ثم الضوء. جيكليه على ورق القطن يحب ضوء النهار الناعم، والطباعة الحريرية تحيا تحت مصباح جانبي، وأعمال اللينوليوم على الواشي تريد قليلًا من الهواء خلفها. وإن تردّدت <a href="/contacts">فاكتب إلينا</a> مع صورة للغرفة: نردّ عليك برسم تخطيطي لا برابط.</p>',
    },
    cover: 'catalog-prints',
    sortCriteria: 'custom',
    meta: {
      title: {
        en: 'Art prints in three sizes, framed or not',
        ru: 'Постеры и графика в рамах и без',
        ar: 'لوحات فنية بثلاثة مقاسات، بإطار أو من دونه',
      },
      description: {
        en: 'Giclée, screen prints, risographs and linocuts by four artists, framed to measure in oak, black or white.',
        ru: 'Жикле, шелкография, ризография и линогравюра четырёх художников. Рамы из дуба, чёрные и белые.',
        ar: 'جيكليه وطباعة حريرية وريزوغراف وحفر على اللينوليوم لأربعة فنانين، بإطار على المقاس من البلوط أو بالأسود أو الأبيض.',
      },
    },
  },
  {
    key: 'landscapes',
    parent: 'prints',
    slug: 'landscapes',
    title: { en: 'Landscapes', ru: 'Пейзажи', ar: 'مناظر طبيعية' },
    description: {
      en: '<p>Hills in layers, the lines the sea leaves behind, two small towns and the moon that is to blame for the tides.</p>',
      ru: '<p>Холмы слоями, линии, которые оставляет море, два маленьких города и луна, которая во всём виновата.</p>',
      ar: '<p>تلال طبقةً فوق طبقة، وخطوط يتركها البحر وراءه، وبلدتان صغيرتان، والقمر الذي يتحمّل ذنب المدّ والجزر.</p>',
    },
    cover: 'catalog-landscapes',
    sortCriteria: 'custom',
    meta: {
      description: {
        en: 'Layered hills, tide lines and moons: calm landscape prints for large and small walls.',
        ru: 'Холмы, линии прибоя и луны: спокойные пейзажи для больших и маленьких стен.',
        ar: 'تلال متدرّجة وخطوط مدّ وأقمار: لوحات مناظر هادئة لجدران كبيرة وصغيرة.',
      },
    },
  },
  {
    key: 'abstract',
    parent: 'prints',
    slug: 'abstract',
    title: { en: 'Abstract', ru: 'Абстракция', ar: 'تجريد' },
    description: {
      en: '<p>Blocks, arches, contour lines and ripples. Pictures of nothing in particular that change a room all the same.</p>',
      ru: '<p>Кубики, арки, горизонтали и рябь. Картины ни о чём конкретном, от которых комната всё равно меняется.</p>',
      ar: '<p>كتل وأقواس وخطوط كنتور وتموّجات. لوحات لا تصوّر شيئًا بعينه، ومع ذلك تغيّر الغرفة.</p>',
    },
    cover: 'catalog-abstract',
    sortCriteria: 'price_asc',
    meta: {
      description: {
        en: 'Geometric and abstract prints: Bauhaus blocks, contour lines, ripples and arches.',
        ru: 'Геометрия и абстракция: кубики Баухауса, горизонтали, рябь на воде и арки.',
        ar: 'لوحات هندسية وتجريدية: كتل باوهاوس وخطوط كنتور وتموّجات وأقواس.',
      },
    },
  },
  {
    key: 'botanical',
    parent: 'prints',
    slug: 'botanical',
    title: { en: 'Botanical', ru: 'Ботаника', ar: 'نباتات' },
    description: {
      en: '<p>Plants drawn from life and cut from paper by Ida Rowan. None of them needs watering.</p>',
      ru: '<p>Растения с натуры и из бумаги: рисует и вырезает Ида Рябинина. Поливать не нужно.</p>',
      ar: '<p>نباتات رسمتها هدى ريحان من الطبيعة أو قصّتها من الورق. لا واحدة منها تحتاج إلى سقاية.</p>',
    },
    cover: 'catalog-botanical',
    sortCriteria: 'title',
    meta: {
      description: {
        en: 'Botanical drawings and paper cuts by Ida Rowan, printed on cotton rag and recycled paper.',
        ru: 'Ботанические рисунки и бумажные аппликации Иды Рябининой на хлопковой и переработанной бумаге.',
        ar: 'رسوم نباتية وقصاصات ورق لهدى ريحان، مطبوعة على ورق القطن والورق المعاد تدويره.',
      },
    },
  },
  {
    key: 'ceramics',
    slug: 'ceramics',
    title: { en: 'Studio ceramics', ru: 'Керамика', ar: 'خزف المرسم' },
    description: {
      en: '<p>Stoneware, porcelain and red clay, thrown, cast and built by Mark Alder and Anna Reed. Fifteen glazes mixed in the shed next door, fired twice a month.</p>',
      ru: '<p>Каменная масса, фарфор и красная глина: Марк Ольхин и Анна Камышева точат, льют и лепят. Пятнадцать глазурей замешиваем сами, печь открываем дважды в месяц.</p>',
      ar: '<p>خزف حجري وبورسلان وطين أحمر، يشكّلها مروان العطار وأمينة رضا على الدولاب أو بالصبّ أو باليد. خمسة عشر طلاءً نخلطها في السقيفة المجاورة، وحرقتان في الشهر.</p>',
    },
    seoText: {
      en: '<h2>About handmade pots</h2><p>A piece from the wheel is never quite its own picture. Height varies by a few millimeters, glaze by half a tone, and the foot carries the mark of the hand that trimmed it. If you need a set that matches closely, tell us in the order note and we will choose pieces from one firing.</p><p>Everything for the table is food-safe and tested; the product page says what may go in the dishwasher. Breakages on the way are our worry: <a href="/delivery">we replace them</a>.</p>',
      ru: '<h2>О керамике ручной работы</h2><p>Предмет с круга никогда не повторяет свой снимок в точности. Высота гуляет на миллиметры, глазурь — на полтона, а на донышке остаётся след руки, которая его точила. Если нужен ровный набор, напишите в комментарии к заказу, и мы подберём вещи из одного обжига.</p><p>Всё, что для стола, покрыто пищевой глазурью и проверено, а можно ли в посудомойку, написано в карточке. Бой в дороге — наша забота: <a href="/delivery">заменим</a>.</p>',
      ar: '<h2>عن الخزف المصنوع باليد</h2><p>القطعة التي تخرج من الدولاب لا تطابق صورتها تمامًا. يختلف الارتفاع بضعة مليمترات، والطلاء نصف درجة، وعلى القاعدة أثر اليد التي شذّبتها. وإن أردت طقمًا متقاربًا فاذكر ذلك في ملاحظات الطلب ونختار لك قطعًا من حرقة واحدة.</p><p>كل ما هو للمائدة آمن للطعام ومفحوص، وصفحة المنتج تذكر ما يجوز وضعه في غسالة الأطباق. أما ما ينكسر في الطريق فهمّنا نحن: <a href="/delivery">نستبدله</a>.</p>',
    },
    cover: 'catalog-ceramics',
    sortCriteria: 'custom',
    meta: {
      title: {
        en: 'Handmade studio ceramics',
        ru: 'Керамика ручной работы',
        ar: 'خزف مصنوع باليد في المرسم',
      },
      description: {
        en: 'Vases, tableware, planters and candle holders in stoneware, porcelain and red clay.',
        ru: 'Вазы, посуда, кашпо и подсвечники из каменной массы, фарфора и красной глины.',
        ar: 'مزهريات وأوانٍ للمائدة وأصص وشمعدانات من الخزف الحجري والبورسلان والطين الأحمر.',
      },
    },
  },
  {
    key: 'vases',
    parent: 'ceramics',
    slug: 'vases',
    title: { en: 'Vases', ru: 'Вазы', ar: 'مزهريات' },
    description: {
      en: '<p>From a bud vase for one daisy to a porcelain moon. All of them hold water; some prefer to stay empty.</p>',
      ru: '<p>От вазочки на одну ромашку до фарфоровой луны. Воду держат все, но некоторым лучше пустыми.</p>',
      ar: '<p>من مزهرية لزهرة أقحوان واحدة إلى قمر من البورسلان. كلها تحفظ الماء، وبعضها يفضّل أن يبقى فارغًا.</p>',
    },
    cover: 'catalog-vases',
    sortCriteria: 'price_asc',
    meta: {
      description: {
        en: 'Wheel-thrown and hand-built vases: bud vases, bottles, cylinders and a moon jar.',
        ru: 'Вазы с гончарного круга и ручной лепки: маленькие, бутылки, цилиндры и лунная ваза.',
        ar: 'مزهريات مشكّلة على الدولاب أو باليد: لزهرة واحدة، وقوارير، وأسطوانات، وجرّة القمر.',
      },
    },
  },
  {
    key: 'tableware',
    parent: 'ceramics',
    slug: 'tableware',
    title: { en: 'Tableware', ru: 'Посуда', ar: 'أواني المائدة' },
    description: {
      en: '<p>Bowls, cups, plates and a teapot that does not drip. Made to be used daily and washed carelessly.</p>',
      ru: '<p>Миски, чашки, тарелки и чайник, который не капает. Чтобы пользоваться каждый день и не трястись при мытье.</p>',
      ar: '<p>أوعية وأكواب وأطباق وإبريق شاي لا يقطّر. صُنعت لتُستعمل كل يوم وتُغسل بلا تكلّف.</p>',
    },
    cover: 'catalog-tableware',
    sortCriteria: 'custom',
    meta: {
      description: {
        en: 'Stoneware bowls, mugs, plates and teapots with food-safe glazes, most of them dishwasher-safe.',
        ru: 'Миски, кружки, тарелки и чайники с пищевой глазурью. Большинство можно мыть в посудомойке.',
        ar: 'أوعية وأكواب وأطباق وأباريق من الخزف الحجري بطلاء آمن للطعام، ومعظمها يدخل غسالة الأطباق.',
      },
    },
  },
  {
    key: 'gifts',
    slug: 'gifts',
    title: { en: 'Gifts', ru: 'Подарки', ar: 'هدايا' },
    description: {
      en: '<p>Things that fit in one box and suit nearly everyone. We wrap them in brown paper, add a sprig from the yard and write your card by hand, free of charge.</p>',
      ru: '<p>То, что помещается в одну коробку и подойдёт почти каждому. Завернём в крафт, положим веточку со двора и перепишем вашу открытку от руки — бесплатно.</p>',
      ar: '<p>أشياء يكفيها صندوق واحد وتناسب الجميع تقريبًا. نغلّفها بورق بنّي ونضيف غصنًا من فناء المرسم ونكتب بطاقتك بخط اليد، مجانًا.</p>',
    },
    seoText: {
      en: '<h2>If you are in a hurry</h2><p>For a wedding take <a href="/products/ochre-sprig">Ochre Sprig</a>, for a new baby <a href="/products/a-month-of-moons">A Month of Moons</a> with the date on the back, for somebody you do not know well the <a href="/products/bud-vase">Bud Vase</a>: nobody has too many.</p>',
      ru: '<h2>Если некогда выбирать</h2><p>На свадьбу — <a href="/products/ochre-sprig">«Охристая ветвь»</a>, на рождение ребёнка — <a href="/products/a-month-of-moons">«Лунный месяц»</a> с датой на обороте, малознакомому человеку — <a href="/products/bud-vase">ваза для одного цветка</a>: лишней она не бывает.</p>',
      ar: '<h2>إن كنت على عجل</h2><p>لعرس خذ <a href="/products/ochre-sprig">«غصن المغرة»</a>، ولمولود جديد <a href="/products/a-month-of-moons">«شهر من الأقمار»</a> والتاريخ على ظهرها، ولمن لا تعرفه جيدًا <a href="/products/bud-vase">مزهرية البرعم</a>: لا أحد يملك منها أكثر مما يريد.</p>',
    },
    cover: 'catalog-gifts',
    sortCriteria: 'price_asc',
    meta: {
      title: {
        en: 'Handmade gifts, wrapped and signed',
        ru: 'Подарки ручной работы в упаковке',
        ar: 'هدايا يدوية الصنع، مغلّفة وموقّعة',
      },
      description: {
        en: 'Small prints, cups and candle holders, gift-wrapped with a handwritten card.',
        ru: 'Небольшие постеры, чашки и подсвечники в подарочной упаковке с открыткой от руки.',
        ar: 'لوحات صغيرة وأكواب وشمعدانات، مغلّفة كهدية مع بطاقة بخط اليد.',
      },
    },
  },
];
