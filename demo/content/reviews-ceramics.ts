import type { DemoReview } from './types.ts';

/** Approved reviews by product key, newest first. */
export const ceramicReviews: Record<string, DemoReview[]> = {
  'pot-01': [
    {
      name: { en: 'Eleanor V.', ru: 'Элеонора В.', ar: 'إيمان ف.' },
      rating: 5,
      text: {
        en: 'I thought about it for a year. I should have thought for a week.',
        ru: 'Думала год. Надо было думать неделю.',
        ar: 'فكّرت فيها عامًا كاملًا. كان يكفيني أسبوع.',
      },
      daysAgo: 23,
    },
  ],
  'pot-02': [
    {
      name: { en: 'Samuel G.', ru: 'Семён Г.', ar: 'سامر غ.' },
      rating: 4,
      text: {
        en: 'The tulips do stand up. A bottle brush is a must for cleaning.',
        ru: 'Тюльпаны и правда стоят. Для мытья обязательно заведите ёршик.',
        ar: 'التوليب يقف فيها فعلًا. ولا غنى عن فرشاة القوارير لتنظيفها.',
      },
      daysAgo: 19,
    },
  ],
  'pot-05': [
    {
      name: { en: 'Agnes T.', ru: 'Агния Т.', ar: 'أنيسة ت.' },
      rating: 4,
      text: {
        en: 'The cobalt goes pale on every ridge, like surf. A little heavier than I wanted for a high shelf.',
        ru: 'Кобальт на каждом ребре светлеет, как прибой. Для верхней полки тяжеловата.',
        ar: 'يبهت الكوبالت على كل حرف كزبد البحر. أثقل قليلًا مما أردت لرفّ عالٍ.',
      },
      daysAgo: 42,
    },
  ],
  'pot-08': [
    {
      name: { en: 'Lily F.', ru: 'Лилия Ф.', ar: 'ليلى ف.' },
      rating: 5,
      text: {
        en: 'Bought one, then three more for a row on the sill. Each has its own character.',
        ru: 'Купила одну, потом ещё три — стоят рядком на подоконнике. У каждой свой характер.',
        ar: 'اشتريت واحدة، ثم ثلاثًا أخرى لأصفّها على حافة النافذة. لكل منها طبعها.',
      },
      daysAgo: 16,
    },
    {
      name: { en: 'Robert D.', ru: 'Роман Д.', ar: 'رامي د.' },
      rating: 5,
      text: {
        en: 'My six-year-old brings me dandelions and now they have somewhere to go.',
        ru: 'Сын носит мне одуванчики, и теперь им есть где стоять.',
        ar: 'ابني ذو الستة أعوام يقطف لي الأزهار البرية، وصار لها مكان.',
      },
      daysAgo: 61,
    },
  ],
  'pot-09': [
    {
      name: { en: 'Leonard K.', ru: 'Леонид К.', ar: 'لؤي ك.' },
      rating: 5,
      text: {
        en: 'I teach classics. It stands on my desk and asks better questions than I do.',
        ru: 'Преподаю античную литературу. Амфора стоит на столе и задаёт вопросы лучше меня.',
        ar: 'أدرّس التاريخ القديم. تقف على مكتبي وتطرح أسئلة أفضل من أسئلتي.',
      },
      daysAgo: 50,
    },
  ],
  'pot-10': [
    {
      name: { en: 'Masha T.', ru: 'Маша Т.', ar: 'ميسون ت.' },
      rating: 5,
      text: {
        en: 'People put an eye to the hole and say hello. When is the next firing?',
        ru: 'Все гости смотрят сквозь неё друг на друга. Когда следующий обжиг?',
        ar: 'الناس ينظرون من الحلقة ويقولون مرحبًا. متى الحرقة القادمة؟',
      },
      daysAgo: 29,
      reply: {
        en: 'In March. You are on the list already.',
        ru: 'В марте. Вы уже в списке.',
        ar: 'في مارس. واسمك في القائمة بالفعل.',
      },
    },
  ],
  'pot-11': [
    {
      name: { en: 'Diane C.', ru: 'Диана Ч.', ar: 'ديانا س.' },
      rating: 5,
      text: {
        en: 'Full of lilac right now and steady as a rock. The glaze line is different on every side.',
        ru: 'Сейчас в ней охапка сирени, и стоит как скала. Линия глазури с каждой стороны своя.',
        ar: 'مليئة بالزهور الآن وثابتة كالصخر. خط الطلاء مختلف من كل جهة.',
      },
      daysAgo: 4,
    },
    {
      name: { en: 'Howard L.', ru: 'Игорь Л.', ar: 'هشام ل.' },
      rating: 5,
      text: {
        en: 'I asked for a photo before shipping and got three, by a window. That settled it.',
        ru: 'Попросил снимок перед отправкой — прислали три, у окна. Сомнений не осталось.',
        ar: 'طلبت صورة قبل الشحن فوصلتني ثلاث، قرب نافذة. وحسمت الأمر.',
      },
      daysAgo: 36,
    },
  ],
  'pot-13': [
    {
      name: { en: 'Megan S.', ru: 'Мария С.', ar: 'منال س.' },
      rating: 5,
      text: {
        en: 'A whole market fits in it. Also the best-looking empty bowl I own.',
        ru: 'Помещается половина рынка. А пустая — красивее всех моих мисок.',
        ar: 'تتّسع لسوق كامل. وهي أيضًا أجمل وعاء فارغ عندي.',
      },
      daysAgo: 7,
    },
    {
      name: { en: 'Tim A.', ru: 'Тимофей А.', ar: 'طارق أ.' },
      rating: 5,
      text: {
        en: 'The matte inside! I did not believe the bit about the tomatoes.',
        ru: 'Матовая внутри! Я не верил про помидоры, а зря.',
        ar: 'السطح المطفأ في الداخل! لم أصدّق ما قيل عن الطماطم.',
      },
      daysAgo: 27,
    },
    {
      name: { en: 'Brenda H.', ru: 'Белла Х.', ar: 'بسمة ح.' },
      rating: 4,
      text: {
        en: 'Mine arrived chipped. I sent a picture, and a new one came with an espresso cup as an apology.',
        ru: 'Приехала со сколом. Отправила фото — прислали новую и в извинение кофейную чашку.',
        ar: 'وصلت قطعتي مثلومة. أرسلت صورة، فجاءت أخرى ومعها فنجان إسبرسو اعتذارًا.',
      },
      daysAgo: 66,
      reply: {
        en: 'Thank you for writing at once, Brenda. We have changed the corner padding since.',
        ru: 'Спасибо, что сразу написали, Белла. С тех пор мы усилили углы коробки.',
        ar: 'شكرًا لأنكِ كتبتِ فورًا يا بسمة. غيّرنا حشوة الزوايا منذ ذلك الحين.',
      },
    },
  ],
  'pot-14': [
    {
      name: { en: 'Kenji M.', ru: 'Кирилл М.', ar: 'كنعان م.' },
      rating: 5,
      text: {
        en: 'The rim is exactly as they say. My compliments to the cook.',
        ru: 'Край ровно такой, как обещают. Моё почтение повару.',
        ar: 'الحافة كما يقولون تمامًا. تحياتي للطاهي.',
      },
      daysAgo: 24,
    },
    {
      name: { en: 'Fiona W.', ru: 'Фаина В.', ar: 'فاتن و.' },
      rating: 4,
      text: {
        en: 'Big, generous, warm to hold. Too wide for my cupboard, so it lives on the table.',
        ru: 'Большая, щедрая, приятно держать. В шкаф не влезла, живёт на столе.',
        ar: 'كبير وكريم ودافئ في اليد. أعرض من خزانتي، فصار يعيش على المائدة.',
      },
      daysAgo: 85,
    },
  ],
  'pot-15': [
    {
      name: { en: 'Olga R.', ru: 'Ольга Р.', ar: 'علا ر.' },
      rating: 5,
      text: {
        en: 'They really do come apart without a clink. I bake at six in the morning, and the family is grateful.',
        ru: 'Правда не звенят. Я пеку в шесть утра, и семья благодарна.',
        ar: 'تنفصل بلا رنين حقًّا. أخبز في السادسة صباحًا، والعائلة ممتنّة.',
      },
      daysAgo: 32,
    },
  ],
  'pot-16': [
    {
      name: { en: 'Chris E.', ru: 'Кристина Е.', ar: 'كريم إ.' },
      rating: 5,
      text: {
        en: 'I hold it half asleep every morning, as promised.',
        ru: 'Каждое утро держу её, не просыпаясь. Как и обещали.',
        ar: 'أمسكه وأنا نصف نائم كل صباح، كما وُعدت.',
      },
      daysAgo: 3,
    },
    {
      name: { en: 'Donna P.', ru: 'Дарья П.', ar: 'دانة ب.' },
      rating: 5,
      text: {
        en: 'The 450 lasts a whole meeting. Two meetings, if nobody shares a screen.',
        ru: 'Объёма 450 хватает на целое совещание. Если без презентации — на два.',
        ar: 'سعة 450 تكفي اجتماعًا كاملًا. أو اجتماعين، إن لم يشارك أحد شاشته.',
      },
      daysAgo: 28,
    },
    {
      name: { en: 'Edward M.', ru: 'Эдуард М.', ar: 'عماد م.' },
      rating: 4,
      text: {
        en: 'Excellent mug; the handle is a bit snug for large hands in the smallest size.',
        ru: 'Отличная кружка, но у самой маленькой ручка тесновата для большой ладони.',
        ar: 'كوب ممتاز؛ المقبض ضيّق قليلًا على اليد الكبيرة في أصغر سعة.',
      },
      daysAgo: 71,
    },
    {
      name: { en: 'Yasmin A.', ru: 'Ясмина А.', ar: 'ياسمين أ.' },
      rating: 5,
      text: {
        en: 'My roommate and I each own one and know by touch whose is whose.',
        ru: 'У нас с соседкой по одной, и мы на ощупь знаем, где чья.',
        ar: 'لي واحد ولزميلتي في السكن واحد، ونعرف باللمس أيّهما لمن.',
      },
      daysAgo: 110,
    },
  ],
  'pot-17': [
    {
      name: { en: 'Joanna K.', ru: 'Жанна К.', ar: 'جمانة ك.' },
      rating: 5,
      text: {
        en: 'They copied my note by hand, jokes included. My sister thinks I have beautiful handwriting.',
        ru: 'Переписали моё письмо от руки вместе с шутками. Сестра думает, что у меня красивый почерк.',
        ar: 'نقلوا رسالتي بخط اليد بما فيها من نكات. وتظن أختي أن خطّي جميل.',
      },
      daysAgo: 9,
    },
    {
      name: { en: 'Luke S.', ru: 'Лука С.', ar: 'لقمان س.' },
      rating: 5,
      text: {
        en: 'For my parents’ fortieth anniversary. There was a sprig of rosemary under the ribbon.',
        ru: 'Родителям на сорокалетие свадьбы. Под лентой лежала веточка розмарина.',
        ar: 'لذكرى زواج والديّ الأربعين. وكان تحت الشريط غصن إكليل الجبل.',
      },
      daysAgo: 59,
    },
  ],
  'pot-18': [
    {
      name: { en: 'Marco V.', ru: 'Марк В.', ar: 'مروة ف.' },
      rating: 5,
      text: {
        en: 'Preheats on the machine in a minute and holds it. A barista friend asked for the address.',
        ru: 'Прогревается на кофемашине за минуту и держит тепло. Знакомый бариста попросил адрес.',
        ar: 'يسخن على الآلة في دقيقة ويحفظ حرارته. طلب مني صديق يعمل باريستا العنوان.',
      },
      daysAgo: 38,
    },
    {
      name: { en: 'Helen X.', ru: 'Елена Х.', ar: 'هالة خ.' },
      rating: 2,
      text: {
        en: 'Pretty, but the celadon I received is much grayer than in the picture.',
        ru: 'Симпатичная, но селадон намного серее, чем на фото.',
        ar: 'جميل، لكن السيلادون الذي وصلني أكثر رمادية بكثير من الصورة.',
      },
      daysAgo: 54,
      reply: {
        en: 'You are right, that firing came out gray. The picture has been retaken, and the exchange is on us.',
        ru: 'Вы правы, тот обжиг вышел серым. Фотографию пересняли, а чашку обменяем за наш счёт.',
        ar: 'معكِ حق، خرجت تلك الحرقة رمادية. أعدنا تصوير المنتج، والاستبدال على حسابنا.',
      },
    },
  ],
  'pot-19': [
    {
      name: { en: 'Vera G.', ru: 'Вероника Г.', ar: 'فرح غ.' },
      rating: 5,
      text: {
        en: 'Two sets, one in bone and one in cobalt. Dinner looks planned.',
        ru: 'Два набора, в «Слоновой кости» и в кобальте. Ужин выглядит продуманным.',
        ar: 'طقمان، أحدهما عاجي والآخر كوبالت. صار العشاء يبدو مخططًا له.',
      },
      daysAgo: 35,
    },
  ],
  'pot-20': [
    {
      name: { en: 'Ruth A.', ru: 'Руфина А.', ar: 'رُقيّة أ.' },
      rating: 5,
      text: {
        en: 'Not one drip in three months. I have apologized to my tablecloths.',
        ru: 'За три месяца ни капли мимо. Я извинилась перед скатертями.',
        ar: 'لا قطرة واحدة في ثلاثة أشهر. اعتذرتُ لمفارش طاولتي.',
      },
      daysAgo: 14,
    },
    {
      name: { en: 'Philip J.', ru: 'Филипп Я.', ar: 'فادي ج.' },
      rating: 5,
      text: {
        en: 'The lid stays on. You have to have lived with other teapots to understand.',
        ru: 'Крышка не падает. Чтобы оценить, надо пожить с другими чайниками.',
        ar: 'الغطاء يبقى في مكانه. لا يفهم ذلك إلا من عاش مع أباريق أخرى.',
      },
      daysAgo: 73,
    },
  ],
  'pot-22': [
    {
      name: { en: 'Barbara L.', ru: 'Варвара Л.', ar: 'بثينة ل.' },
      rating: 4,
      text: {
        en: 'The basil forgave me two holidays. I would love a larger one for the lemon tree.',
        ru: 'Базилик простил мне два отпуска. Хотелось бы такое же побольше, для лимона.',
        ar: 'سامحني الريحان على إجازتين. أتمنى أصيصًا أكبر لشجرة الليمون.',
      },
      daysAgo: 51,
    },
  ],
  'pot-24': [
    {
      name: { en: 'Harriet W.', ru: 'Ариадна В.', ar: 'حصة و.' },
      rating: 5,
      text: {
        en: 'Walked down the corridor in a power cut. With dignity.',
        ru: 'Прошла по коридору, когда отключили свет. Достойно.',
        ar: 'مشيت في الممر والكهرباء مقطوعة. بوقار.',
      },
      daysAgo: 18,
    },
  ],
  'pot-25': [
    {
      name: { en: 'Zoe D.', ru: 'Зоя Д.', ar: 'زينة د.' },
      rating: 5,
      text: {
        en: 'Heavy, quiet, right. The silhouette trick is real: put the tall one behind.',
        ru: 'Тяжёлые, тихие, точные. Силуэт правда продолжается: поставьте высокий позади.',
        ar: 'ثقيلان هادئان في مكانهما. وحيلة الظل صحيحة: ضع الطويل في الخلف.',
      },
      daysAgo: 26,
    },
  ],
};
