import type { DemoReview } from './types.ts';

/** Approved reviews by product key, newest first. */
export const printReviews: Record<string, DemoReview[]> = {
  'print-01': [
    {
      name: { en: 'Hannah P.', ru: 'Анна П.', ar: 'هناء ب.' },
      rating: 5,
      text: {
        en: 'It hangs where I take my shoes off. I have started coming home a little slower.',
        ru: 'Висит там, где я снимаю обувь. Заметила, что стала возвращаться домой чуть медленнее.',
        ar: 'معلّقة حيث أخلع حذائي. صرت أعود إلى البيت أبطأ قليلًا.',
      },
      daysAgo: 6,
      isPurchase: true,
    },
    {
      name: { en: 'Marta L.', ru: 'Марта Л.', ar: 'مارتا ل.' },
      rating: 5,
      text: {
        en: 'Came flat between two boards, not rolled. Ready to frame the same evening.',
        ru: 'Пришёл между двумя картонами, не в рулоне. В тот же вечер был в раме.',
        ar: 'وصلت مسطّحة بين لوحين، لا ملفوفة. وكانت جاهزة للتأطير في المساء نفسه.',
      },
      daysAgo: 12,
      isPurchase: true,
      photos: ['print-01', 'print-01-detail'],
    },
    {
      name: { en: 'Greg N.', ru: 'Григорий Н.', ar: 'غيث ن.' },
      rating: 5,
      text: {
        en: 'Bought as a wedding gift. They have already asked where to get the second one.',
        ru: 'Подарили на свадьбу. Уже спрашивают, где взять второй.',
        ar: 'اشتريناها هدية زفاف. وقد سألانا من الآن من أين يأتيان بالثانية.',
      },
      daysAgo: 19,
      isPurchase: true,
    },
    {
      name: { en: 'Sofia R.', ru: 'София Р.', ar: 'صفية ر.' },
      rating: 4,
      text: {
        en: 'Lovely, though the frame needed its own nail: the hook on the back sits lower than I expected.',
        ru: 'Красиво, только гвоздь пришлось перебивать: подвес оказался ниже, чем я думала.',
        ar: 'جميلة، لكن الإطار احتاج مسمارًا في موضع آخر: فالمعلاق في الخلف أخفض مما توقعت.',
      },
      daysAgo: 26,
      isPurchase: true,
      reply: {
        en: 'Good point, Sofia. The drawing with the height of the hook is in the box now.',
        ru: 'София, спасибо! Теперь кладём в коробку схему с высотой подвеса.',
        ar: 'ملاحظة في محلها يا صفية. صار رسم ارتفاع المعلاق في العلبة.',
      },
    },
    {
      name: { en: 'Oliver T.', ru: 'Олег Т.', ar: 'عمر ت.' },
      rating: 5,
      text: {
        en: 'The paper alone is worth it. You can see where the ink sits in the tooth of it.',
        ru: 'Одна бумага чего стоит. Видно, как краска лежит в фактуре.',
        ar: 'الورق وحده يستحق. ترى الحبر مستقرًّا في نسيجه.',
      },
      daysAgo: 31,
    },
    {
      name: { en: 'Priya S.', ru: 'Полина С.', ar: 'بريا س.' },
      rating: 4,
      text: {
        en: 'Beautiful print, a touch cooler in color than on my screen. Against a gray wall it turned out to be an advantage.',
        ru: 'Красивый лист, по цвету чуть холоднее, чем на моём экране. На серой стене это оказалось плюсом.',
        ar: 'لوحة جميلة، ألوانها أبرد قليلًا مما على شاشتي. وعلى جدار رمادي اتضح أن ذلك ميزة.',
      },
      daysAgo: 77,
      reply: {
        en: 'Thank you, Priya. Screens do warm things up; we mail a free color swatch to anyone who asks.',
        ru: 'Спасибо, Полина! Экраны и правда теплят. Если нужно, мы бесплатно присылаем пробный отпечаток цвета.',
        ar: 'شكرًا يا بريا. الشاشات تدفّئ الألوان؛ ونرسل عيّنة ألوان مجانية لمن يطلبها.',
      },
    },
    {
      name: { en: 'Tom W.', ru: 'Тимофей В.', ar: 'تميم و.' },
      rating: 5,
      text: {
        en: 'Second print from here, the first one has hung in sunlight for two years without fading.',
        ru: 'Второй лист отсюда. Первый два года висит на солнце и не выцвел.',
        ar: 'لوحتي الثانية من هنا؛ والأولى معلّقة في ضوء الشمس منذ عامين ولم تبهت.',
      },
      daysAgo: 98,
      isPurchase: true,
      photos: ['print-01-detail'],
    },
    {
      name: { en: 'Irene D.', ru: 'Ирина Д.', ar: 'إيرين د.' },
      rating: 3,
      text: {
        en: 'The print is fine, but the courier left it in the rain. The box held, my nerves less so.',
        ru: 'Лист хороший, но курьер оставил его под дождём. Коробка выдержала, я с трудом.',
        ar: 'اللوحة ممتازة، لكن المندوب تركها تحت المطر. صمدت العلبة، أما أعصابي فأقل.',
      },
      daysAgo: 110,
      isPurchase: true,
      reply: {
        en: 'We are sorry, Irene. We have changed the courier in your district.',
        ru: 'Ирина, простите. В вашем районе мы сменили курьера.',
        ar: 'نعتذر يا إيرين. غيّرنا شركة التوصيل في منطقتك.',
      },
    },
    {
      name: { en: 'Paul A.', ru: 'Павел А.', ar: 'باسل ع.' },
      rating: 5,
      text: {
        en: 'Calm without being dull. It is the first thing guests ask about.',
        ru: 'Спокойный, но не скучный. Гости первым делом спрашивают про него.',
        ar: 'هادئة بلا ملل. وهي أول ما يسأل عنه الضيوف.',
      },
      daysAgo: 121,
    },
    {
      name: { en: 'Noor K.', ru: 'Нурия К.', ar: 'نور ك.' },
      rating: 4,
      text: {
        en: 'Exactly as on the picture. I would have liked a size between the two.',
        ru: 'Точно как на снимке. Не хватает размера посередине.',
        ar: 'كما في الصورة تمامًا. وددت لو كان هناك مقاس بين المقاسين.',
      },
      daysAgo: 140,
    },
    {
      name: { en: 'Ben S.', ru: 'Борис С.', ar: 'بشار س.' },
      rating: 5,
      text: {
        en: 'Ordered on Monday, on the wall by Friday.',
        ru: 'Заказал в понедельник, в пятницу уже на стене.',
        ar: 'طلبتها يوم الاثنين، وكانت على الجدار يوم الجمعة.',
      },
      daysAgo: 163,
      isPurchase: true,
    },
    {
      name: { en: 'Clara J.', ru: 'Клара Ж.', ar: 'كلارا ج.' },
      rating: 5,
      text: {
        en: 'I moved twice and it moved with me. The paper has not buckled.',
        ru: 'Дважды переезжала, и он со мной. Бумагу не повело.',
        ar: 'انتقلت مرتين وانتقلت معي. ولم يتموّج الورق.',
      },
      daysAgo: 190,
    },
    {
      name: { en: 'Leo M.', ru: 'Лев М.', ar: 'ليث م.' },
      rating: 2,
      text: {
        en: 'I took the large one for a small hall: too much of it for me. Returning it was easy.',
        ru: 'Взял большой в маленькую прихожую: оказался велик. Вернуть было легко.',
        ar: 'أخذت الكبيرة لمدخل صغير فكانت أكبر من اللازم. وكان إرجاعها سهلًا.',
      },
      daysAgo: 214,
      isPurchase: true,
    },
    {
      name: { en: 'Ada F.', ru: 'Ада Ф.', ar: 'غادة ف.' },
      rating: 5,
      text: {
        en: 'The edition number is written by hand. A small thing that made it mine.',
        ru: 'Номер тиража написан от руки. Мелочь, а приятно.',
        ar: 'رقم النسخة مكتوب بخط اليد. تفصيل صغير جعلها لي.',
      },
      daysAgo: 240,
    },
  ],
  'print-02': [
    {
      name: { en: 'Daniel K.', ru: 'Даниил К.', ar: 'داود ك.' },
      rating: 5,
      text: {
        en: 'We took your advice about the wide mat. The framer asked where it came from.',
        ru: 'Послушались совета и взяли широкое паспарту. Багетчик спросил, откуда лист.',
        ar: 'أخذنا بنصيحتكم في الباسبارتو العريض. وسألنا صانع الإطار من أين اللوحة.',
      },
      daysAgo: 20,
    },
  ],
  'print-03': [
    {
      name: { en: 'Ellen B.', ru: 'Елена Б.', ar: 'إلهام ب.' },
      rating: 5,
      text: {
        en: 'The dark ridge has a faint sheen, and in the evening it is the last thing in the room to go out.',
        ru: 'Тёмный хребет чуть блестит, и вечером он гаснет в комнате последним.',
        ar: 'للجبل الداكن لمعة خفيفة، وهو في المساء آخر ما ينطفئ في الغرفة.',
      },
      daysAgo: 9,
    },
  ],
  'print-04': [
    {
      name: { en: 'George M.', ru: 'Георгий М.', ar: 'غسان م.' },
      rating: 5,
      text: {
        en: 'I counted six ridges until my daughter showed me the next one. She is five.',
        ru: 'Насчитал шесть хребтов, следующий показала дочь. Ей пять лет.',
        ar: 'عددت ست سلاسل حتى أرتني ابنتي التالية. عمرها خمسة أعوام.',
      },
      daysAgo: 12,
    },
    {
      name: { en: 'Carol W.', ru: 'Карина В.', ar: 'كوثر و.' },
      rating: 4,
      text: {
        en: 'Took a week because it is printed to order, which the page does say. Worth the week.',
        ru: 'Ждала неделю, потому что печатают под заказ, — об этом честно написано. Недели не жалко.',
        ar: 'أخذت أسبوعًا لأنها تُطبع عند الطلب، والصفحة تذكر ذلك. ويستحق الأسبوع.',
      },
      daysAgo: 48,
    },
  ],
  'print-05': [
    {
      name: { en: 'Jacob N.', ru: 'Яков Н.', ar: 'يعقوب ن.' },
      rating: 5,
      text: {
        en: 'I sail, and my wife does not, and this is the first picture we agreed on.',
        ru: 'Я хожу под парусом, жена — нет, и это первая картина, на которой мы сошлись.',
        ar: 'أنا أبحر وزوجتي لا تبحر، وهذه أول لوحة نتفق عليها.',
      },
      daysAgo: 25,
    },
    {
      name: { en: 'Tessa G.', ru: 'Таисия Г.', ar: 'تسنيم غ.' },
      rating: 5,
      text: {
        en: 'Second order. Packed like an heirloom, and the paper template for the nail was a lovely touch.',
        ru: 'Второй заказ. Упаковано как фамильная ценность, а бумажный шаблон для гвоздя — отдельная радость.',
        ar: 'طلبي الثاني. مغلّفة كأنها إرث، والقالب الورقي للمسمار لفتة جميلة.',
      },
      daysAgo: 63,
    },
  ],
  'print-06': [
    {
      name: { en: 'Martin H.', ru: 'Мартин Х.', ar: 'مازن ح.' },
      rating: 5,
      text: {
        en: 'Number 87 of 120. Sorry, everyone, it is not for sale.',
        ru: 'Номер 87 из 120. Простите, не продаётся.',
        ar: 'الرقم 87 من 120. عذرًا للجميع، ليست للبيع.',
      },
      daysAgo: 120,
    },
  ],
  'print-07': [
    {
      name: { en: 'Laura D.', ru: 'Лариса Д.', ar: 'لورا د.' },
      rating: 4,
      text: {
        en: 'Calm without being hotel-lobby calm. I would have liked a 40×50 as well.',
        ru: 'Спокойный, но не «гостиничный». Хотелось бы ещё размер 40×50.',
        ar: 'هادئة لا هدوء بهو الفندق. وددت لو كان هناك مقاس 40×50 أيضًا.',
      },
      daysAgo: 34,
      reply: {
        en: 'Noted, Laura: you are the eleventh to ask. At twenty we add the size.',
        ru: 'Записали, Лариса: вы одиннадцатая. На двадцатой просьбе добавим размер.',
        ar: 'سجّلناه يا لورا: أنتِ الحادية عشرة. وعند العشرين نضيف المقاس.',
      },
    },
  ],
  'print-08': [
    {
      name: { en: 'Julia K.', ru: 'Юлия К.', ar: 'جوليا ك.' },
      rating: 5,
      text: {
        en: 'Bathroom, narrow wall, exactly as suggested. It has survived three months of showers behind glass.',
        ru: 'Ванная, узкая стена — всё по совету. Под стеклом пережил три месяца душа.',
        ar: 'حمّام وجدار ضيق، كما نصحتم تمامًا. صمدت ثلاثة أشهر من البخار خلف الزجاج.',
      },
      daysAgo: 14,
    },
  ],
  'print-09': [
    {
      name: { en: 'Sophie A.', ru: 'Софья А.', ar: 'صفية أ.' },
      rating: 5,
      text: {
        en: 'Kitchen, above the spice shelf. My mother-in-law identified the plant before I did.',
        ru: 'Кухня, над полкой со специями. Свекровь узнала растение раньше меня.',
        ar: 'في المطبخ فوق رفّ البهارات. عرفت حماتي النبتة قبلي.',
      },
      daysAgo: 18,
    },
    {
      name: { en: 'Ben C.', ru: 'Борис Ч.', ar: 'بلال س.' },
      rating: 4,
      text: {
        en: 'Good line, good paper. The white frame is a warmer white than my walls, so check that.',
        ru: 'Хорошая линия, хорошая бумага. Белая рама теплее моих стен — учтите.',
        ar: 'خط جيد وورق جيد. أبيض الإطار أدفأ من أبيض جدراني، فانتبهوا لذلك.',
      },
      daysAgo: 90,
    },
  ],
  'print-10': [
    {
      name: { en: 'Grace O.', ru: 'Галина О.', ar: 'غادة ع.' },
      rating: 5,
      text: {
        en: 'Ida wrote their names on the back so neatly that the bride cried before seeing the front.',
        ru: 'Ида подписала имена на обороте так красиво, что невеста расплакалась, ещё не увидев картину.',
        ar: 'كتبت هدى اسميهما على الظهر بعناية حتى بكت العروس قبل أن ترى الوجه.',
      },
      daysAgo: 22,
    },
    {
      name: { en: 'Peter F.', ru: 'Пётр Ф.', ar: 'فيصل ف.' },
      rating: 5,
      text: {
        en: 'Third wedding in a row. I am not going to look for another present.',
        ru: 'Третья свадьба подряд с этим подарком. Другого искать не собираюсь.',
        ar: 'ثالث عرس على التوالي. لن أبحث عن هدية أخرى.',
      },
      daysAgo: 55,
    },
    {
      name: { en: 'Nadia V.', ru: 'Надежда В.', ar: 'نادية ف.' },
      rating: 4,
      text: {
        en: 'Lovely. Delivery came a day later than promised, after they had warned me by message.',
        ru: 'Чудесно. Доставили на день позже, но заранее предупредили.',
        ar: 'رائعة. تأخر التوصيل يومًا عن الموعد، بعد أن نبّهوني برسالة.',
      },
      daysAgo: 101,
    },
  ],
  'print-12': [
    {
      name: { en: 'Ian B.', ru: 'Иван Б.', ar: 'إبراهيم ب.' },
      rating: 4,
      text: {
        en: 'My wife says kiosk, I say ferry terminal. We look at it over breakfast and neither gives in.',
        ru: 'Жена говорит — киоск, я говорю — речной вокзал. Смотрим за завтраком, никто не сдаётся.',
        ar: 'تقول زوجتي إنه كشك، وأقول إنه مرسى عبّارات. نتأملها على الفطور ولا يتنازل أحد.',
      },
      daysAgo: 52,
    },
  ],
  'print-13': [
    {
      name: { en: 'Adam S.', ru: 'Артём С.', ar: 'آدم س.' },
      rating: 5,
      text: {
        en: 'I stare at it during calls and still have not found a repeat.',
        ru: 'Смотрю на него во время созвонов и до сих пор не нашёл повтора.',
        ar: 'أحدّق فيها أثناء المكالمات ولم أجد تكرارًا بعد.',
      },
      daysAgo: 8,
    },
    {
      name: { en: 'Rita J.', ru: 'Рита Ж.', ar: 'ريتا ج.' },
      rating: 4,
      text: {
        en: 'Strong colors, perfect edges. Heavier than expected in the frame: use two hooks.',
        ru: 'Сочный цвет, безупречные края. В раме тяжелее, чем думала, — вешайте на два крючка.',
        ar: 'ألوان قوية وحوافّ متقنة. أثقل من المتوقع في إطارها: استعملوا خطّافين.',
      },
      daysAgo: 44,
    },
  ],
  'print-14': [
    {
      name: { en: 'Monica Z.', ru: 'Моника З.', ar: 'منيرة ز.' },
      rating: 5,
      text: {
        en: 'My son points at it and says “house”. There is no house. I am delighted.',
        ru: 'Сын показывает на неё и говорит «дом». Дома там нет. Я в восторге.',
        ar: 'يشير ابني إليها ويقول «بيت». لا بيت فيها. وأنا سعيدة بذلك.',
      },
      daysAgo: 37,
    },
  ],
  'print-15': [
    {
      name: { en: 'Captain R.', ru: 'Капитан Р.', ar: 'القبطان ر.' },
      rating: 5,
      text: {
        en: 'Thirty years with charts. The slopes are honest.',
        ru: 'Тридцать лет работаю с картами. Уклоны честные.',
        ar: 'ثلاثون عامًا مع الخرائط البحرية. الانحدارات صادقة.',
      },
      daysAgo: 26,
      reply: {
        en: 'Tom has read this aloud to everyone in the studio, twice.',
        ru: 'Тимур прочёл это вслух всей мастерской. Дважды.',
        ar: 'قرأ تميم هذا على كل من في المرسم بصوت عالٍ، مرتين.',
      },
    },
  ],
  'print-16': [
    {
      name: { en: 'Victor U.', ru: 'Виктор У.', ar: 'فهد ع.' },
      rating: 3,
      text: {
        en: 'Good print, but I expected thicker lines; from across the room they disappear.',
        ru: 'Печать хорошая, но линии тоньше, чем я ждал: через комнату их не видно.',
        ar: 'لوحة جيدة، لكني توقعت خطوطًا أسمك؛ من آخر الغرفة تختفي.',
      },
      daysAgo: 70,
    },
  ],
  'print-18': [
    {
      name: { en: 'Naomi I.', ru: 'Нонна И.', ar: 'نعيمة إ.' },
      rating: 5,
      text: {
        en: 'Hung in the darkest corner, as advised. It floats.',
        ru: 'Повесила в самый тёмный угол, как советовали. Парит.',
        ar: 'علّقتها في أعتم زاوية كما نُصحت. إنها تطفو.',
      },
      daysAgo: 30,
    },
  ],
  'print-19': [
    {
      name: { en: 'Theo W.', ru: 'Фёдор В.', ar: 'ثامر و.' },
      rating: 5,
      text: {
        en: 'For our daughter’s first birthday, with the dot on the back. The best thing in the nursery.',
        ru: 'На первый день рождения дочери, с точкой на обороте. Лучшая вещь в детской.',
        ar: 'لعيد ميلاد ابنتنا الأول، مع النقطة على الظهر. أجمل ما في غرفتها.',
      },
      daysAgo: 5,
    },
    {
      name: { en: 'Clara N.', ru: 'Клара Н.', ar: 'كلثم ن.' },
      rating: 5,
      text: {
        en: 'They asked about the time zone of the birth. That is the level of care I am talking about.',
        ru: 'Уточнили часовой пояс роддома. Вот о таком внимании я и говорю.',
        ar: 'سألوني عن المنطقة الزمنية للولادة. هذه هي العناية التي أتحدث عنها.',
      },
      daysAgo: 39,
    },
  ],
  'print-20': [
    {
      name: { en: 'Vivian L.', ru: 'Вивиана Л.', ar: 'وفاء ل.' },
      rating: 5,
      text: {
        en: 'You can feel the press in the paper. Number 12 of 40, and I check on it daily.',
        ru: 'В бумаге чувствуется станок. Номер 12 из 40, навещаю его каждый день.',
        ar: 'تحسّ بضغطة المكبس في الورق. الرقم 12 من 40، وأطمئن عليها كل يوم.',
      },
      daysAgo: 11,
    },
  ],
  'print-21': [
    {
      name: { en: 'Felix M.', ru: 'Феликс М.', ar: 'فراس م.' },
      rating: 4,
      text: {
        en: 'Cheerful but not loud. Please pass my compliments to the courier.',
        ru: 'Весёлая, но не громкая. Передайте курьеру моё почтение.',
        ar: 'مبهجة من غير صخب. أرجو إبلاغ تحياتي لمندوب التوصيل.',
      },
      daysAgo: 21,
    },
  ],
  'print-23': [
    {
      name: { en: 'Dr. Simone H.', ru: 'Доктор Симонова', ar: 'د. سهام ح.' },
      rating: 5,
      text: {
        en: 'We are the dental practice. Children look at it with their mouths open, which helps.',
        ru: 'Мы и есть та самая стоматология. Дети смотрят на неё с открытым ртом — очень удобно.',
        ar: 'نحن عيادة الأسنان. ينظر إليها الأطفال بأفواه مفتوحة، وهذا يساعدنا.',
      },
      daysAgo: 33,
    },
  ],
  'print-24': [
    {
      name: { en: 'Connor P.', ru: 'Константин П.', ar: 'كمال ب.' },
      rating: 5,
      text: {
        en: 'Hung it low, over the bench in the hall. People sit down next to it without noticing.',
        ru: 'Повесили низко, над скамейкой в прихожей. Гости сами собой садятся рядом.',
        ar: 'علّقتها منخفضة فوق المقعد في الممر. يجلس الناس بجانبها من دون أن ينتبهوا.',
      },
      daysAgo: 13,
    },
  ],
  'print-27': [
    {
      name: { en: 'Isabel R.', ru: 'Изабелла Р.', ar: 'إيناس ر.' },
      rating: 5,
      text: {
        en: 'My study faces north. I confirm the two degrees.',
        ru: 'Кабинет выходит на север. Два градуса подтверждаю.',
        ar: 'مكتبي جهة الشمال. أؤكد الدرجتين.',
      },
      daysAgo: 10,
    },
    {
      name: { en: 'Kevin O.', ru: 'Кирилл О.', ar: 'خالد ع.' },
      rating: 4,
      text: {
        en: 'Very good color. The tube was dented, the print inside was not.',
        ru: 'Отличный цвет. Тубус помяли, лист внутри цел.',
        ar: 'لون ممتاز. كان الأنبوب منبعجًا، أما اللوحة في داخله فسليمة.',
      },
      daysAgo: 58,
    },
  ],
  'print-28': [
    {
      name: { en: 'Paula Y.', ru: 'Павла Ю.', ar: 'بلقيس ي.' },
      rating: 5,
      text: {
        en: 'At the end of the corridor, as you said. The apartment is now longer.',
        ru: 'В конце коридора, как вы и советовали. Квартира стала длиннее.',
        ar: 'في آخر الممر كما قلتم. صارت الشقة أطول.',
      },
      daysAgo: 28,
    },
  ],
  'print-30': [
    {
      name: { en: 'Marina L.', ru: 'Марина Л.', ar: 'مارينا ل.' },
      rating: 5,
      text: {
        en: 'The 70×100 in oak fills the wall above our bed. We have found the cat, second row from the top.',
        ru: 'Взяли 70×100 в дубе, висит над кроватью. Кота нашли: второй ряд сверху.',
        ar: 'مقاس 70×100 بإطار البلوط يملأ الجدار فوق سريرنا. وجدنا القطة: في الصف الثاني من الأعلى.',
      },
      daysAgo: 15,
    },
  ],
  'print-33': [
    {
      name: { en: 'Walter E.', ru: 'Валерий Е.', ar: 'وليد إ.' },
      rating: 5,
      text: {
        en: 'I teach geology. My students touch the glass when they think I am not looking.',
        ru: 'Преподаю геологию. Студенты трогают стекло, когда думают, что я не вижу.',
        ar: 'أدرّس الجيولوجيا. يلمس طلابي الزجاج حين يظنون أنني لا أنظر.',
      },
      daysAgo: 29,
    },
  ],
};
