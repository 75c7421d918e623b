import type { DemoProduct, Localized } from '../../content/types.ts';
import { buildService } from './build-service.ts';

const ready: Localized = { en: 'Ready in', ru: 'Срок', ar: 'جاهز خلال' };
const lasts: Localized = { en: 'Takes', ru: 'Длится', ar: 'المدة' };
const where: Localized = { en: 'Where', ru: 'Где', ar: 'المكان' };
const group: Localized = { en: 'Group', ru: 'Группа', ar: 'المجموعة' };
const workshop: Localized = { en: 'In the workshop', ru: 'В мастерской', ar: 'في الورشة' };
const yourHome: Localized = { en: 'At your home', ru: 'У вас дома', ar: 'في بيتك' };
const upToSix: Localized = { en: 'Up to six people', ru: 'До шести человек', ar: 'حتى ستة أشخاص' };
const upToFour: Localized = { en: 'Up to four people', ru: 'До четырёх человек', ar: 'حتى أربعة أشخاص' };
const dates: Localized = { en: 'When', ru: 'Когда' };
const who: Localized = { en: 'Who', ru: 'Кто' };
const byAgreement: Localized = { en: 'By agreement, Tuesday to Saturday', ru: 'По договорённости, вт–сб' };
const nina: Localized = { en: 'Nina Frost, framer', ru: 'Нина Морозова, багетчица' };
const sam: Localized = { en: 'Sam Ode, joiner', ru: 'Семён Одинцов, столяр' };
const rosa: Localized = { en: 'Rosa Lind, gilder', ru: 'Роза Липатова, позолотчица' };
const ed: Localized = { en: 'Ed Cole, restorer', ru: 'Егор Кольцов, реставратор' };
const pictureSize: Localized = { en: 'Size of the picture', ru: 'Размер картины', ar: 'مقاس اللوحة' };

const framing = [
  {
    key: 'frame-a-print',
    slug: 'frame-a-print',
    title: {
      en: 'A print in a wooden frame',
      ru: 'Графика в деревянной раме',
      ar: 'لوحة مطبوعة في إطار خشبي',
    },
    description: {
      en: '<p>An acid-free mount, glass, a back that lets no dust in, and a frame of oak, ash or painted lime wood. The price is for everything together.</p><h3>What is in it</h3><ul><li>Choice of moulding and mount with you, at the table or by pictures</li><li>Cutting, joining, glazing and closing</li><li>Hooks, wire and a paper template for the wall</li></ul>',
      ru: '<p>Бескислотное паспарту, стекло, задник, который не пускает пыль, и рама из дуба, ясеня или крашеной липы. Цена — сразу за всё.</p><h3>Что входит</h3><ul><li>Подбор багета и паспарту вместе с вами: за столом или по снимкам</li><li>Резка, сборка, остекление и закрытие задника</li><li>Крючки, тросик и бумажный шаблон для стены</li></ul>',
      ar: '<p>باسبارتو خالٍ من الأحماض، وزجاج، وظهر لا يدخله الغبار، وإطار من البلوط أو الدردار أو الزيزفون المدهون. السعر لكل ذلك معًا.</p><h3>ما الذي يشمله</h3><ul><li>اختيار القالب والباسبارتو معك، على الطاولة أو بالصور</li><li>القصّ والجمع والتزجيج والإغلاق</li><li>خطاطيف وسلك وقالب ورقي للجدار</li></ul>',
    },
    catalog: 'framing',
    image: 'services-print',
    choice: {
      key: 'size' as const,
      title: pictureSize,
      values: [
        { key: 'a4', title: { en: 'A4', ru: 'А4', ar: 'A4' }, price: 58 },
        { key: 'a3', title: { en: 'A3', ru: 'А3', ar: 'A3' }, price: 79 },
        { key: 'a2', title: { en: 'A2', ru: 'А2', ar: 'A2' }, price: 112 },
        { key: 'a1', title: { en: 'A1', ru: 'А1', ar: 'A1' }, price: 168 },
      ],
    },
    facts: [
      [ready, { en: 'Seven working days', ru: 'Семь рабочих дней', ar: 'سبعة أيام عمل' }],
      [who, nina],
      [where, workshop],
    ] as [Localized, Localized][],
    reviews: [
      {
        name: { en: 'Helen Marsh', ru: 'Елена Болотова', ar: 'هلا مرشد' },
        rating: 5 as const,
        text: {
          en: 'I came for black and left with ash. They were right, and they let me find it out by myself.',
          ru: 'Пришла за чёрной рамой, ушла с ясеневой. Они были правы и дали мне дойти до этого самой.',
          ar: 'جئت أريد الأسود وخرجت بالدردار. كانوا على حق، وتركوني أكتشف ذلك بنفسي.',
        },
        daysAgo: 21,
      },
    ],
  },
  {
    key: 'museum-framing',
    slug: 'museum-framing',
    title: { en: 'Museum framing', ru: 'Музейное оформление', ar: 'تأطير متحفي' },
    description: {
      en: '<p>For what cannot be bought again: watercolours, letters, old photographs. Cotton mounts, hinges of Japanese paper that can be undone with water, and glass that keeps the sun out and is hardly seen.</p><p>Nothing is glued to the work, ever.</p>',
      ru: '<p>Для того, что нельзя купить ещё раз: акварели, письма, старые фотографии. Хлопковое паспарту, петли из японской бумаги, которые снимаются водой, и стекло, которое не пускает солнце и почти не видно.</p><p>К самой работе мы никогда ничего не клеим.</p>',
      ar: '<p>لما لا يمكن شراؤه مرة أخرى: ألوان مائية ورسائل وصور قديمة. باسبارتو من القطن، ومفصلات من ورق ياباني تُفكّ بالماء، وزجاج يحجب الشمس ولا يكاد يُرى.</p><p>لا يُلصق شيء بالعمل، أبدًا.</p>',
    },
    catalog: 'framing',
    image: 'services-museum',
    choice: {
      key: 'size' as const,
      title: pictureSize,
      values: [
        { key: 'a4', title: { en: 'A4', ru: 'А4', ar: 'A4' }, price: 134 },
        { key: 'a3', title: { en: 'A3', ru: 'А3', ar: 'A3' }, price: 186 },
        { key: 'a2', title: { en: 'A2', ru: 'А2', ar: 'A2' }, price: 260 },
      ],
    },
    facts: [
      [ready, { en: 'Three weeks', ru: 'Три недели', ar: 'ثلاثة أسابيع' }],
      [who, ed],
      [where, workshop],
    ] as [Localized, Localized][],
  },
  {
    key: 'new-glass',
    slug: 'new-glass',
    title: { en: 'New glass for an old frame', ru: 'Новое стекло в старую раму', ar: 'زجاج جديد لإطار قديم' },
    description: {
      en: '<p>The frame stays, the picture is freed of its acid cardboard and dusted, the glass is new and does not shine. While it is open we look for insects and tell you what we find.</p>',
      ru: '<p>Рама остаётся, картину освобождаем от кислого картона и обеспыливаем, стекло ставим новое, без бликов. Пока всё открыто, проверим, нет ли насекомых, и расскажем, что увидели.</p>',
      ar: '<p>يبقى الإطار، وتتحرّر اللوحة من كرتونها الحمضي ومن الغبار، والزجاج جديد لا يلمع. وما دام مفتوحًا نبحث عن الحشرات ونخبرك بما نجد.</p>',
    },
    catalog: 'framing',
    image: 'services-glass',
    price: 45,
    facts: [
      [ready, { en: 'Two days', ru: 'Два дня', ar: 'يومان' }],
      [who, ed],
      [where, workshop],
    ] as [Localized, Localized][],
  },
];

const atHome = [
  {
    key: 'hang-pictures',
    slug: 'hang-pictures',
    title: {
      en: 'Pictures on the wall in an evening',
      ru: 'Картины на стене за вечер',
      ar: 'لوحات على الجدار في أمسية',
    },
    description: {
      en: '<p>Two people, a laser level and a vacuum cleaner. We lay everything out on the floor, move it about until you smile, and drill only then. Concrete, brick, plasterboard and tiles are all the same to us.</p>',
      ru: '<p>Два человека, лазерный уровень и пылесос. Раскладываем всё на полу, двигаем, пока вы не улыбнётесь, и только потом сверлим. Бетон, кирпич, гипсокартон или плитка — нам всё равно.</p>',
      ar: '<p>شخصان وميزان ليزر ومكنسة كهربائية. نرتّب كل شيء على الأرض ونحرّكه حتى تبتسم، ثم نثقب. الخرسانة والطوب والجبس والبلاط عندنا سواء.</p>',
    },
    catalog: 'at-home',
    image: 'article-04',
    choice: {
      key: 'amount' as const,
      title: { en: 'How many pictures', ru: 'Сколько картин', ar: 'كم لوحة' },
      values: [
        { key: 'five', title: { en: 'Up to 5', ru: 'До 5', ar: 'حتى 5' }, price: 75 },
        { key: 'twelve', title: { en: 'Up to 12', ru: 'До 12', ar: 'حتى 12' }, price: 130 },
        { key: 'thirty', title: { en: 'Up to 30', ru: 'До 30', ar: 'حتى 30' }, price: 240 },
      ],
    },
    facts: [
      [lasts, { en: 'One to four hours', ru: 'От одного до четырёх часов', ar: 'من ساعة إلى أربع' }],
      [dates, byAgreement],
      [who, sam],
      [where, yourHome],
    ] as [Localized, Localized][],
    reviews: [
      {
        name: { en: 'Owen Tate', ru: 'Олег Таранов', ar: 'عون طه' },
        rating: 5 as const,
        text: {
          en: 'Nineteen frames had stood behind the sofa for two years. They hung in two hours, and the floor was cleaner than before.',
          ru: 'Девятнадцать рам два года стояли за диваном. Развесили за два часа, а пол стал чище, чем был.',
          ar: 'تسعة عشر إطارًا بقيت خلف الأريكة عامين. عُلّقت في ساعتين، وكانت الأرض أنظف من ذي قبل.',
        },
        daysAgo: 9,
      },
    ],
  },
  {
    key: 'plan-a-wall',
    slug: 'plan-a-wall',
    title: { en: 'A plan for a wall', ru: 'План стены', ar: 'مخطط لجدار' },
    description: {
      en: '<p>Send a photograph of the wall and of what is to hang there. In three days you have a drawing with sizes and the height of every nail, and a list of what is missing, if anything is.</p>',
      ru: '<p>Пришлите снимок стены и того, что будет на ней висеть. Через три дня получите чертёж с размерами и высотой каждого гвоздя — и список того, чего не хватает, если не хватает.</p>',
      ar: '<p>أرسل صورة الجدار وما تريد تعليقه عليه. وبعد ثلاثة أيام يصلك رسم بالمقاسات وارتفاع كل مسمار، وقائمة بما ينقص إن نقص شيء.</p>',
    },
    catalog: 'at-home',
    image: 'gallery-03',
    price: 38,
    facts: [
      [ready, { en: 'Three days', ru: 'Три дня', ar: 'ثلاثة أيام' }],
      [who, nina],
      [where, { en: 'By mail', ru: 'По почте', ar: 'بالبريد' }],
    ] as [Localized, Localized][],
  },
  {
    key: 'art-for-a-room',
    slug: 'art-for-a-room',
    title: { en: 'Art for a room', ru: 'Искусство для комнаты', ar: 'فن لغرفة' },
    description: {
      en: '<p>We visit, measure, ask what you like to look at in the morning, and come back with five works to try on the wall for a week. You keep what you cannot part with; the visit is taken off its price.</p>',
      ru: '<p>Приедем, измерим, спросим, на что вы любите смотреть по утрам, и вернёмся с пятью работами, чтобы примерить их к стене на неделю. Оставите ту, с которой не сможете расстаться, а стоимость визита вычтем из её цены.</p>',
      ar: '<p>نزورك ونقيس ونسألك عمّا تحب أن تراه صباحًا، ثم نعود بخمسة أعمال تجرّبها على الجدار أسبوعًا. تُبقي ما لا تستطيع فراقه، ويُخصم ثمن الزيارة من سعره.</p>',
    },
    catalog: 'at-home',
    image: 'article-08',
    choice: {
      key: 'amount' as const,
      title: { en: 'How many rooms', ru: 'Сколько комнат', ar: 'كم غرفة' },
      values: [
        { key: 'one', title: { en: 'One room', ru: 'Одна комната', ar: 'غرفة واحدة' }, price: 120 },
        { key: 'two', title: { en: 'Two rooms', ru: 'Две комнаты', ar: 'غرفتان' }, price: 190 },
        { key: 'whole', title: { en: 'A whole flat', ru: 'Вся квартира', ar: 'شقة كاملة' }, price: 340 },
      ],
    },
    facts: [
      [lasts, { en: 'Two visits', ru: 'Два визита', ar: 'زيارتان' }],
      [dates, byAgreement],
      [who, nina],
      [where, yourHome],
    ] as [Localized, Localized][],
  },
];

const classes = [
  {
    key: 'frame-evening',
    slug: 'frame-evening',
    title: { en: 'An evening: your first frame', ru: 'Вечер: первая рама', ar: 'أمسية: إطارك الأول' },
    description: {
      en: '<p>Three hours from a length of ash to a frame with your own picture in it. Saw, mitre, glue, glass: everything is explained once and shown twice. Bring a picture up to A4 and an apron.</p>',
      ru: '<p>Три часа — от рейки из ясеня до рамы с вашей картинкой внутри. Пила, ус, клей, стекло: всё один раз объясняем и два раза показываем. Возьмите картинку до А4 и фартук.</p>',
      ar: '<p>ثلاث ساعات من قضيب دردار إلى إطار فيه لوحتك. المنشار والزاوية والغراء والزجاج: كل شيء يُشرح مرة ويُعرض مرتين. أحضر لوحة حتى مقاس A4 ومريلة.</p>',
    },
    catalog: 'classes',
    image: 'article-09',
    choice: {
      key: 'amount' as const,
      title: { en: 'How many of you', ru: 'Сколько вас', ar: 'كم عددكم' },
      values: [
        { key: 'one', title: { en: 'One person', ru: 'Один человек', ar: 'شخص واحد' }, price: 65 },
        { key: 'two', title: { en: 'Two people', ru: 'Двое', ar: 'شخصان' }, price: 120 },
      ],
    },
    places: 6,
    facts: [
      [lasts, { en: 'Three hours', ru: 'Три часа', ar: 'ثلاث ساعات' }],
      [dates, { en: 'Thursdays at 7 pm', ru: 'По четвергам в 19:00' }],
      [who, sam],
      [group, upToSix],
    ] as [Localized, Localized][],
  },
  {
    key: 'gilding-weekend',
    slug: 'gilding-weekend',
    title: { en: 'A weekend of gilding', ru: 'Выходные с золочением', ar: 'عطلة نهاية أسبوع للتذهيب' },
    description: {
      en: '<p>Two mornings with gesso, clay and leaf. The first day is patience, the second is light. You gild a frame of 20 by 20 centimetres and take it home; leaf and tools are ours.</p>',
      ru: '<p>Два утра с левкасом, полиментом и сусальным золотом. Первый день — терпение, второй — свет. Вы позолотите раму 20 на 20 сантиметров и заберёте её домой; золото и инструменты наши.</p>',
      ar: '<p>صباحان مع الجص والطين وورق الذهب. اليوم الأول صبر والثاني ضوء. تُذهّب إطارًا بمقاس 20 في 20 سنتيمترًا وتأخذه معك؛ الورق والأدوات علينا.</p>',
    },
    catalog: 'classes',
    image: 'gallery-05',
    price: 180,
    places: 4,
    facts: [
      [lasts, { en: 'Two mornings', ru: 'Два утра', ar: 'صباحان' }],
      [dates, { en: 'First weekend of the month', ru: 'Первые выходные месяца' }],
      [who, rosa],
      [group, upToFour],
    ] as [Localized, Localized][],
    reviews: [
      {
        name: { en: 'Ruth Alvarez', ru: 'Рита Алексеева', ar: 'رُقيّة الفارس' },
        rating: 5 as const,
        text: {
          en: 'On Saturday I was sure that I could not do it. On Sunday I gilded my thumb, and after that the frame.',
          ru: 'В субботу была уверена, что не смогу. В воскресенье позолотила большой палец, а потом и раму.',
          ar: 'كنت واثقة يوم السبت من أنني لن أستطيع. وفي الأحد ذهّبت إبهامي، ثم الإطار.',
        },
        daysAgo: 34,
      },
    ],
  },
  {
    key: 'childrens-saturday',
    slug: 'childrens-saturday',
    title: { en: 'Children’s Saturday', ru: 'Детская суббота', ar: 'سبت الأطفال' },
    description: {
      en: '<p>Paint a picture before eleven, frame it before noon. For children from seven; grown-ups drink coffee next door. No saws: the frames come cut, the rest is nails and glue.</p>',
      ru: '<p>До одиннадцати рисуем картину, до полудня делаем к ней раму. Для детей от семи лет, взрослые пьют кофе за стенкой. Никаких пил: рейки уже нарезаны, остаются гвозди и клей.</p>',
      ar: '<p>ارسم لوحة قبل الحادية عشرة وأطّرها قبل الظهر. للأطفال من سبعة أعوام؛ والكبار يشربون القهوة في الغرفة المجاورة. بلا مناشير: تأتي الإطارات مقصوصة، والباقي مسامير وغراء.</p>',
    },
    catalog: 'classes',
    image: 'article-05',
    price: 30,
    places: 8,
    facts: [
      [lasts, { en: 'Two hours', ru: 'Два часа', ar: 'ساعتان' }],
      [dates, { en: 'Saturdays at 10 am', ru: 'По субботам в 10:00' }],
      [who, rosa],
      [group, { en: 'Up to eight children', ru: 'До восьми детей', ar: 'حتى ثمانية أطفال' }],
    ] as [Localized, Localized][],
  },
];

export const services: DemoProduct[] = [...framing, ...atHome, ...classes].map((spec, index) =>
  buildService(spec, index + 1),
);
