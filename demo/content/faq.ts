import type { DemoQuestion } from './types.ts';

export const questions: DemoQuestion[] = [
  {
    question: { en: 'Do prints come framed?', ru: 'Постеры приходят в рамах?', ar: 'هل تصل اللوحات مؤطّرة؟' },
    answer: {
      en: '<p>As you choose. Most can be ordered without a frame or in oak, black or white wood. A framed print arrives behind glass, with hooks on the back and a paper template for the wall.</p>',
      ru: '<p>Как выберете. Большинство можно заказать без рамы или в деревянной: дуб, чёрная, белая. Работа в раме приходит под стеклом, с крючками и бумажным шаблоном для стены.</p>',
      ar: '<p>كما تختار. معظمها متاح من دون إطار أو بإطار خشبي من البلوط أو بالأسود أو الأبيض. واللوحة المؤطّرة تصل خلف زجاج، وعلى ظهرها خطاطيف، ومعها قالب ورقي للجدار.</p>',
    },
  },
  {
    question: { en: 'Which size should I take?', ru: 'Какой размер выбрать?', ar: 'أي مقاس آخذ؟' },
    answer: {
      en: '<p>If you hesitate between two, take the larger. Over a sofa the picture should be about two thirds of its width. Cut the size out of newspaper and tape it up: there is a <a href="/journal/how-to-hang-a-print">whole article</a> about this.</p>',
      ru: '<p>Если сомневаетесь между двумя, берите больший. Над диваном картина должна занимать около двух третей его ширины. Вырежьте формат из газеты и прикрепите на стену — об этом есть <a href="/journal/how-to-hang-a-print">целая статья</a>.</p>',
      ar: '<p>إن تردّدت بين اثنين فخذ الأكبر. فوق الأريكة ينبغي أن تشغل اللوحة نحو ثلثي عرضها. قُصّ المقاس من ورق الجرائد وألصقه: كتبنا في ذلك <a href="/journal/how-to-hang-a-print">مقالًا كاملًا</a>.</p>',
    },
  },
  {
    question: {
      en: 'Will the colors be the same as on the screen?',
      ru: 'Цвет будет как на экране?',
      ar: 'هل تكون الألوان كما على الشاشة؟',
    },
    answer: {
      en: '<p>Very close, if your screen is not in night mode. We photograph in daylight and check every picture against the real thing. If the shade matters, ask for a free swatch by mail.</p>',
      ru: '<p>Очень близко, если не включён ночной режим. Мы снимаем при дневном свете и сверяем каждый кадр с самой вещью. Если оттенок важен, попросите — бесплатно пришлём образец почтой.</p>',
      ar: '<p>قريبة جدًّا، ما لم تكن شاشتك في الوضع الليلي. نصوّر في ضوء النهار ونقارن كل صورة بالأصل. وإن كانت الدرجة تهمّك فاطلب عيّنة مجانية بالبريد.</p>',
    },
  },
  {
    question: {
      en: 'Are the pots safe for food?',
      ru: 'Посуда безопасна для еды?',
      ar: 'هل الأواني آمنة للطعام؟',
    },
    answer: {
      en: '<p>Everything in Tableware is. The glazes are fired above 1200 °C and tested for lead and cadmium every year. Vases and planters are not meant for food, though nothing in them would hurt you.</p>',
      ru: '<p>Всё, что в разделе «Посуда», — да. Глазури обжигаются выше 1200 °C, и каждый год мы проверяем их на свинец и кадмий. Вазы и кашпо для еды не предназначены, хотя ничего вредного в них нет.</p>',
      ar: '<p>كل ما في قسم أواني المائدة آمن. تُحرق الطلاءات فوق 1200 درجة مئوية وتُفحص كل عام للرصاص والكادميوم. أما المزهريات والأصص فليست للطعام، وإن لم يكن فيها ما يؤذيك.</p>',
    },
  },
  {
    question: {
      en: 'Dishwasher and microwave?',
      ru: 'Можно в посудомойку и микроволновку?',
      ar: 'غسالة الأطباق والميكروويف؟',
    },
    answer: {
      en: '<p>Look for the line “Dishwasher” on the product page. Stoneware may go in both, thin porcelain in neither. The filter in the catalog will show only what is allowed.</p>',
      ru: '<p>Посмотрите строку «Посудомойка» в карточке товара. Каменной массе можно и то и другое, тонкому фарфору — ничего из этого. В каталоге есть фильтр: он оставит только то, что можно.</p>',
      ar: '<p>ابحث عن سطر «غسالة الأطباق» في صفحة المنتج. الخزف الحجري يدخل كليهما، والبورسلان الرقيق لا يدخل أيًّا منهما. ومرشّح الكتالوج يعرض لك ما يجوز وحده.</p>',
    },
  },
  {
    question: {
      en: 'Why does my piece differ from the picture?',
      ru: 'Почему моя вещь отличается от снимка?',
      ar: 'لماذا تختلف قطعتي عن الصورة؟',
    },
    answer: {
      en: '<p>Because it was thrown by hand and glazed by fire. A few millimeters and half a tone are normal. If you would like to see your own piece before it leaves, say so in the order note.</p>',
      ru: '<p>Потому что её точили руками, а красил огонь. Несколько миллиметров и полтона — это нормально. Хотите увидеть именно свою вещь до отправки — напишите в комментарии к заказу.</p>',
      ar: '<p>لأنها شُكّلت باليد ولوّنتها النار. بضعة مليمترات ونصف درجة أمر طبيعي. وإن أردت رؤية قطعتك قبل أن تغادرنا فاذكر ذلك في ملاحظات الطلب.</p>',
    },
  },
  {
    question: { en: 'How long does delivery take?', ru: 'Сколько ждать доставку?', ar: 'كم يستغرق التوصيل؟' },
    answer: {
      en: '<p>Two days nearby, up to six across the country, two to four weeks abroad, plus two or three days if something is printed or framed for you. All prices are on the <a href="/delivery">delivery page</a>.</p>',
      ru: '<p>По Москве — два дня, по России — до шести, за границу — от двух недель до месяца. Плюс два-три дня, если что-то печатаем или оформляем специально для вас. Все цены — на <a href="/delivery">странице доставки</a>.</p>',
      ar: '<p>يومان داخل دبي والشارقة، وحتى ستة أيام في بقية الإمارات، ومن أسبوعين إلى أربعة خارج الدولة، ويُضاف يومان أو ثلاثة إن كان ما طلبته يُطبع أو يُؤطَّر لك. كل الأسعار في <a href="/delivery">صفحة التوصيل</a>.</p>',
    },
  },
  {
    question: {
      en: 'What if it breaks on the way?',
      ru: 'Что, если в дороге разобьётся?',
      ar: 'وإن انكسر شيء في الطريق؟',
    },
    answer: {
      en: '<p>Send a picture within a week and keep the box until we answer. A new piece leaves on the next working day at our expense.</p>',
      ru: '<p>Пришлите снимок в течение недели и сохраните коробку до ответа. Новая вещь уедет на следующий рабочий день за наш счёт.</p>',
      ar: '<p>أرسل صورة خلال أسبوع واحتفظ بالصندوق حتى نردّ. تغادرنا قطعة جديدة في يوم العمل التالي على حسابنا.</p>',
    },
  },
  {
    question: {
      en: 'Can I return a print or a pot?',
      ru: 'Можно вернуть постер или посуду?',
      ar: 'هل يمكنني إرجاع لوحة أو قطعة خزف؟',
    },
    answer: {
      en: '<p>Within thirty days, if the thing is unused and packed as it arrived. Only sheets with a dedication and made-to-measure pieces are excepted. See <a href="/returns">returns</a>.</p>',
      ru: '<p>В течение тридцати дней, если вещью не пользовались и она упакована так, как приехала. Исключение — листы с надписью и вещи по вашим размерам. Подробнее — в разделе <a href="/returns">«Возврат»</a>.</p>',
      ar: '<p>خلال ثلاثين يومًا، ما دامت غير مستعملة ومغلّفة كما وصلت. تُستثنى اللوحات التي عليها إهداء وما صُنع على مقاسك. انظر <a href="/returns">صفحة الإرجاع</a>.</p>',
    },
  },
  {
    question: { en: 'Do you wrap gifts?', ru: 'Вы упаковываете подарки?', ar: 'هل تغلّفون الهدايا؟' },
    answer: {
      en: '<p>Yes, free of charge, all year. Write your words in the order comment and we will copy them onto a card by hand. There will be no price in the box.</p>',
      ru: '<p>Да, бесплатно и круглый год. Напишите слова в комментарии к заказу, мы перепишем их на открытку от руки. Цены в коробке не будет.</p>',
      ar: '<p>نعم، مجانًا وطوال العام. اكتب كلماتك في تعليق الطلب ونحن ننقلها إلى بطاقة بخط اليد. ولن يكون في الصندوق أي سعر.</p>',
    },
  },
  {
    question: {
      en: 'It is sold out. Will there be more?',
      ru: 'Нужной вещи нет в наличии. Будет ещё?',
      ar: 'نفدت الكمية. هل سيتوفر المزيد؟',
    },
    answer: {
      en: '<p>Ceramics: nearly always, with the next firing. Limited editions: no, once the last sheet is gone the block is retired. Leave an enquiry on the product page and we will tell you honestly.</p>',
      ru: '<p>Керамика — почти всегда, со следующим обжигом. Ограниченные тиражи — нет: после последнего листа доска уходит в архив. Оставьте заявку на странице товара, и мы честно ответим.</p>',
      ar: '<p>الخزف: في أغلب الأحيان، مع الحرقة القادمة. أما الإصدارات المحدودة فلا: حين تُباع آخر لوحة يُحفظ القالب. اترك استفسارًا في صفحة المنتج ونجيبك بصراحة.</p>',
    },
  },
  {
    question: {
      en: 'Do you work with cafés and designers?',
      ru: 'Вы работаете с кафе и дизайнерами?',
      ar: 'هل تعملون مع المقاهي والمصمّمين؟',
    },
    answer: {
      en: '<p>Gladly, from twenty pieces or five framed prints. We can make a glaze for your plates or a print to fit your wall. Write to <a href="mailto:trade@tideandclay.example">trade@tideandclay.example</a>.</p>',
      ru: '<p>С удовольствием, от двадцати предметов или пяти работ в раме. Можем подобрать глазурь для ваших тарелок или сделать лист точно под стену. Пишите на <a href="mailto:trade@tideandclay.example">trade@tideandclay.example</a>.</p>',
      ar: '<p>بكل سرور، ابتداءً من عشرين قطعة أو خمس لوحات مؤطّرة. يمكننا أن نصنع طلاءً لأطباقك أو لوحة تناسب جدارك. راسلنا على <a href="mailto:trade@tideandclay.example">trade@tideandclay.example</a>.</p>',
    },
  },
];
