import type { DemoPage, DemoQuestion } from '../../content/types.ts';

export const questions: DemoQuestion[] = [
  {
    question: {
      en: 'Do I pay before you have seen the picture?',
      ru: 'Нужно платить до того, как вы увидите картину?',
      ar: 'هل أدفع قبل أن تروا اللوحة؟',
    },
    answer: {
      en: '<p>No. The order on the site books the time and tells us what to prepare. The price is fixed when the picture lies on the table, and you may still say no.</p>',
      ru: '<p>Нет. Заказ на сайте бронирует время и говорит нам, что подготовить. Окончательную цену назовём, когда картина ляжет на стол, и вы ещё сможете отказаться.</p>',
      ar: '<p>لا. الطلب في الموقع يحجز الوقت ويخبرنا بما نُعدّه. السعر يُحدَّد حين تكون اللوحة على الطاولة، ويمكنك عندها أيضًا أن ترفض.</p>',
    },
  },
  {
    question: {
      en: 'How do I get a large picture to you?',
      ru: 'Как привезти большую картину?',
      ar: 'كيف أوصل إليكم لوحة كبيرة؟',
    },
    answer: {
      en: '<p>Up to a metre: any taxi, face to face with cardboard between. Larger: choose “We come to you” in the order, and we fetch it in our van with blankets.</p>',
      ru: '<p>До метра — в любом такси, лицом к лицу и с картоном между. Больше — выберите в заказе «Приедем к вам», и мы заберём её в своём фургоне, в одеялах.</p>',
      ar: '<p>حتى متر: أي سيارة أجرة، وجهًا لوجه وبينهما كرتون. وأكبر من ذلك: اختر «نأتي إليك» في الطلب، ونأخذها بسيارتنا ملفوفة بالأغطية.</p>',
    },
  },
  {
    question: {
      en: 'Can you do it by tomorrow?',
      ru: 'Можно к завтрашнему дню?',
      ar: 'هل يمكنكم إنجازها للغد؟',
    },
    answer: {
      en: '<p>Sometimes. Glass and simple frames yes, gilding and museum work never: glue dries as long as it dries. Call us before you order.</p>',
      ru: '<p>Иногда. Стекло и простые рамы — да, золочение и музейные работы — никогда: клей сохнет столько, сколько сохнет. Позвоните, прежде чем заказывать.</p>',
      ar: '<p>أحيانًا. الزجاج والإطارات البسيطة نعم، والتذهيب والعمل المتحفي لا: الغراء يجفّ في وقته. اتصل بنا قبل أن تطلب.</p>',
    },
  },
  {
    question: {
      en: 'What if I cannot come to a class?',
      ru: 'Что, если я не смогу прийти на занятие?',
      ar: 'ماذا لو لم أستطع حضور الدرس؟',
    },
    answer: {
      en: '<p>Tell us two days before, and the place waits for you next month. Later than that somebody else’s chair stands empty, so we keep half.</p>',
      ru: '<p>Предупредите за два дня, и место подождёт вас в следующем месяце. Если позже, чей-то стул останется пустым, поэтому половину мы оставляем себе.</p>',
      ar: '<p>أخبرنا قبل يومين، وينتظرك المكان الشهر القادم. وبعد ذلك يبقى كرسي غيرك فارغًا، فنحتفظ بالنصف.</p>',
    },
  },
];

export const pages: DemoPage[] = [
  {
    key: 'about',
    slug: 'about',
    title: { en: 'About the workshop', ru: 'О мастерской', ar: 'عن الورشة' },
    blocks: [
      {
        html: {
          en: '<p>Mitre & Nail is four people and a saw from 1958. We have framed since 2009: children’s drawings, a president’s letter, a football shirt, a pressed snowdrop. We never ask what a thing is worth, only how long it has to last.</p>',
          ru: '<p>«Ус и гвоздь» — это четыре человека и пила 1958 года. Мы делаем рамы с 2009 года: для детских рисунков, письма президента, футбольной майки, засушенного подснежника. Никогда не спрашиваем, сколько вещь стоит, — только сколько она должна прожить.</p>',
          ar: '<p>«زاوية ومسمار» أربعة أشخاص ومنشار من عام 1958. نؤطّر منذ 2009: رسوم أطفال، ورسالة رئيس، وقميص كرة قدم، وزهرة مجففة. لا نسأل أبدًا عن قيمة الشيء، بل عن المدة التي يجب أن يدومها.</p>',
        },
      },
      {
        heading: { en: 'What we do not do', ru: 'Чего мы не делаем', ar: 'ما لا نفعله' },
        html: {
          en: '<p>We do not glue pictures to boards, do not cut a print to fit a frame, and do not sell you a mount that you do not need. If a ready-made frame from a shop will do, we tell you which one.</p>',
          ru: '<p>Не клеим картины на картон, не обрезаем лист под раму и не продаём паспарту, которое вам не нужно. Если хватит готовой рамы из магазина, скажем, какой.</p>',
          ar: '<p>لا نلصق اللوحات على ألواح، ولا نقصّ لوحة لتناسب إطارًا، ولا نبيعك باسبارتو لا تحتاج إليه. وإن كان إطار جاهز من متجر يكفي، أخبرناك أيّها.</p>',
        },
      },
    ],
    meta: {
      description: {
        en: 'Four people, a saw from 1958 and two hundred mouldings: the workshop Mitre & Nail.',
        ru: 'Четыре человека, пила 1958 года и двести багетов: мастерская «Ус и гвоздь».',
        ar: 'أربعة أشخاص ومنشار من عام 1958 ومئتا قالب خشبي: ورشة «زاوية ومسمار».',
      },
    },
  },
  {
    key: 'how-it-works',
    slug: 'how-it-works',
    title: { en: 'How it works', ru: 'Как это устроено', ar: 'كيف نعمل' },
    blocks: [
      {
        html: {
          en: '<p>Put what you need into an order, as in a shop. There is nothing to pay yet: we call within two working hours, ask three questions and agree on a day.</p>',
          ru: '<p>Соберите заказ из того, что вам нужно, как в магазине. Платить пока не надо: в течение двух рабочих часов мы позвоним, зададим три вопроса и договоримся о дне.</p>',
          ar: '<p>اجمع ما تحتاج إليه في طلب كما في أي متجر. لا تدفع شيئًا بعد: نتصل خلال ساعتَي عمل، ونسأل ثلاثة أسئلة، ونتفق على يوم.</p>',
        },
      },
      {
        heading: { en: 'How to pay', ru: 'Как оплатить', ar: 'كيف تدفع' },
        html: {
          en: '<ul><li>In cash or by card in the workshop, when the work is done.</li><li>To the craftsman after a visit.</li><li>By invoice for companies: write to us before ordering.</li></ul>',
          ru: '<ul><li>Наличными или картой в мастерской, когда работа готова.</li><li>Мастеру после визита.</li><li>По счёту для компаний: напишите нам до заказа.</li></ul>',
          ar: '<ul><li>نقدًا أو بالبطاقة في الورشة بعد إنجاز العمل.</li><li>للحِرفي بعد الزيارة.</li><li>بفاتورة للشركات: راسلنا قبل الطلب.</li></ul>',
        },
      },
    ],
    meta: {
      description: {
        en: 'From the order on the site to the picture on the wall: four steps, and how to pay.',
        ru: 'От заказа на сайте до картины на стене: четыре шага и способы оплаты.',
        ar: 'من الطلب في الموقع إلى اللوحة على الجدار: أربع خطوات، وكيف تدفع.',
      },
    },
  },
  {
    key: 'contacts',
    slug: 'contacts',
    title: { en: 'Contacts', ru: 'Контакты', ar: 'تواصل معنا' },
    blocks: [
      {
        html: {
          en: '<p>The bell is loud and the door is heavy: push. There is a parking space for unloading right in front.</p>',
          ru: '<p>Звонок громкий, дверь тяжёлая: толкайте. Прямо перед входом есть место, чтобы разгрузиться.</p>',
          ar: '<p>الجرس عالٍ والباب ثقيل: ادفعه. وأمامه مباشرة موقف للتنزيل.</p>',
        },
      },
    ],
    meta: {
      description: {
        en: 'Address, hours, telephone and a map of the framing workshop Mitre & Nail.',
        ru: 'Адрес, часы работы, телефон и карта: багетная мастерская «Ус и гвоздь».',
        ar: 'عنوان ورشة التأطير «زاوية ومسمار» ومواعيدها وهاتفها وخريطتها.',
      },
    },
  },
  {
    key: 'privacy',
    slug: 'privacy',
    title: { en: 'Privacy', ru: 'Политика конфиденциальности', ar: 'الخصوصية' },
    blocks: [
      {
        html: {
          en: '<p>We ask for a name and a telephone number to agree on a day, and for an address only if we come to you. We keep them for as long as the law wants papers of an order to be kept, and give them to nobody.</p><p>Write to <a href="mailto:hello@mitreandnail.example">hello@mitreandnail.example</a> to see, correct or erase what we have about you; it takes ten working days at most.</p>',
          ru: '<p>Мы спрашиваем имя и телефон, чтобы договориться о дне, и адрес — только если едем к вам. Храним их столько, сколько закон велит хранить бумаги по заказу, и никому не передаём.</p><p>Напишите на <a href="mailto:hello@mitreandnail.example">hello@mitreandnail.example</a>, чтобы посмотреть, исправить или удалить то, что мы о вас знаем; это займёт не больше десяти рабочих дней.</p>',
          ar: '<p>نسأل عن الاسم ورقم الهاتف لنتفق على يوم، وعن العنوان إن كنا سنأتي إليك فقط. نحتفظ بها المدة التي يريد القانون حفظ أوراق الطلب فيها، ولا نعطيها لأحد.</p><p>اكتب إلى <a href="mailto:hello@mitreandnail.example">hello@mitreandnail.example</a> لترى ما لدينا عنك أو تصحّحه أو تمحوه؛ يأخذ ذلك عشرة أيام عمل على الأكثر.</p>',
        },
      },
    ],
    meta: {
      description: {
        en: 'What the workshop Mitre & Nail keeps about you, for how long, and how to have it erased.',
        ru: 'Что хранит о вас мастерская «Ус и гвоздь», как долго и как это удалить.',
        ar: 'ما تحفظه ورشة «زاوية ومسمار» عنك، وإلى متى، وكيف تطلب محوه.',
      },
    },
  },
];
