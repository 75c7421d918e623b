import type { DemoSettings } from './types.ts';

export const settings: DemoSettings = {
  common: {
    sitename: { en: 'Tide & Clay', ru: 'Прилив и глина', ar: 'مدّ وطين' },
    description: {
      en: 'Art prints and studio ceramics, made under one roof in Annapolis.',
      ru: 'Постеры и керамика ручной работы: печатаем и обжигаем под одной крышей в Москве.',
      ar: 'لوحات فنية مطبوعة وخزف من المرسم، تُصنع كلها تحت سقف واحد في دبي.',
    },
    phones: {
      en: ['+1 202 555 0142', '+1 202 555 0187'],
      ru: ['+7 495 000-00-14', '+7 495 000-00-87'],
      ar: ['+971 4 000 0014', '+971 4 000 0087'],
    },
    emails: {
      en: ['hello@tideandclay.example', 'orders@tideandclay.example'],
      ru: ['hello@tideandclay.example', 'orders@tideandclay.example'],
      ar: ['hello@tideandclay.example', 'orders@tideandclay.example'],
    },
    whatsapps: { en: ['+1 202 555 0142'], ru: ['+7 495 000-00-14'], ar: ['+971 4 000 0014'] },
    whatsappMessage: {
      en: 'Hello! I have a question about a print or a pot.',
      ru: 'Здравствуйте! У меня вопрос о постере или керамике.',
      ar: 'مرحبًا! لديّ سؤال عن لوحة أو قطعة خزف.',
    },
    address: {
      en: {
        country: 'US',
        region: 'Maryland',
        locality: 'Annapolis',
        street: '18 Slipware Lane',
        postalCode: '21401',
      },
      ru: {
        country: 'RU',
        region: 'Москва',
        locality: 'Москва',
        street: 'Гончарная улица, 99',
        postalCode: '109240',
      },
      ar: {
        country: 'AE',
        region: 'دبي',
        locality: 'دبي',
        street: 'شارع 18، القوز الصناعية الأولى',
        postalCode: '',
      },
    },
    telegram: {
      en: 'https://t.me/tide_and_clay_demo',
      ru: 'https://t.me/priliv_i_glina_demo',
      ar: 'https://t.me/tide_and_clay_demo',
    },
    workTime: {
      en: 'Tue–Sat, 10:00–18:00',
      ru: 'Вт–сб, 10:00–18:00',
      ar: 'من الثلاثاء إلى السبت، 10:00–18:00',
    },
    mapUrl: {
      en: 'https://www.openstreetmap.org/export/embed.html?bbox=-76.4957%2C38.9719%2C-76.4777%2C38.9819&layer=mapnik&marker=38.9769%2C-76.4867',
      ru: 'https://www.openstreetmap.org/export/embed.html?bbox=37.6395%2C55.7376%2C37.6575%2C55.7466&layer=mapnik&marker=55.7421%2C37.6485',
      ar: 'https://www.openstreetmap.org/export/embed.html?bbox=55.2150%2C25.1350%2C55.2350%2C25.1450&layer=mapnik&marker=25.1400%2C55.2250',
    },
  },
  socials: {
    instagram: {
      en: 'https://www.instagram.com/tide_and_clay_demo',
      ru: 'https://www.instagram.com/priliv_i_glina_demo',
      ar: 'https://www.instagram.com/tide_and_clay_demo',
    },
    facebook: {
      en: 'https://www.facebook.com/tide.and.clay.demo',
      ru: 'https://www.facebook.com/priliv.i.glina.demo',
      ar: 'https://www.facebook.com/tide.and.clay.demo',
    },
    telegram: {
      en: 'https://t.me/tide_and_clay_demo',
      ru: 'https://t.me/priliv_i_glina_demo',
      ar: 'https://t.me/tide_and_clay_demo',
    },
    vk: {
      en: 'https://vk.com/tide_and_clay_demo',
      ru: 'https://vk.com/priliv_i_glina_demo',
      ar: 'https://vk.com/tide_and_clay_demo',
    },
  },
  footer: {
    text: {
      en: '<p>Prints and pots from behind the blue door. Open Tuesday to Saturday; on Saturdays you may touch the sheets.</p>',
      ru: '<p>Картины и керамика из-за синей двери. Открыты со вторника по субботу, по субботам листы можно трогать.</p>',
      ar: '<p>لوحات وخزف من خلف الباب الأزرق. نفتح من الثلاثاء إلى السبت، وفي السبت يمكنك لمس الورق.</p>',
    },
    copyright: {
      en: '© Tide & Clay. Drawn, printed and fired by hand.',
      ru: '© «Прилив и глина». Рисуем, печатаем и обжигаем вручную.',
      ar: '© مدّ وطين. نرسم ونطبع ونحرق باليد.',
    },
  },
  header: {
    customText: {
      en: '<p>Free gift wrapping, all year round</p>',
      ru: '<p>Подарочная упаковка бесплатно, круглый год</p>',
      ar: '<p>تغليف الهدايا مجانًا طوال العام</p>',
    },
    button: {
      text: { en: 'Ask the framer', ru: 'Спросить багетчика', ar: 'اسأل صانع الإطارات' },
      link: { type: 'page', key: 'contacts' },
    },
    announcement: [
      {
        text: {
          en: 'Free delivery nearby from $120',
          ru: 'По Москве от 9600 ₽ доставим бесплатно',
          ar: 'التوصيل مجاني في دبي من 440 درهمًا',
        },
        link: '/delivery',
      },
      {
        text: {
          en: 'A present? We wrap it in linen',
          ru: 'Подарок? Завернём в лён',
          ar: 'هدية؟ نلفّها بالكتان',
        },
        link: '/products/linen-wrap',
      },
    ],
  },
  modals: {
    cookieText: {
      en: 'We use cookies to keep your cart and, if you agree, to see which pictures people stop at.',
      ru: 'Файлы cookie помогают нам не потерять вашу корзину и, если вы согласны, понять, у каких картин останавливаются.',
      ar: 'نستخدم ملفات تعريف الارتباط لنحفظ سلتك، وإن وافقت، لنعرف عند أي لوحة يتوقف الزوار.',
    },
  },
  ecommerce: {
    currency: { en: 'USD', ru: 'RUB', ar: 'AED' },
    priceFormatSeparator: { en: 'comma', ru: 'space', ar: 'comma' },
    shippingPolicy: {
      en: '<p>Packed the same day if ordered before noon and in stock. Prints made to order take two working days more, frames three.</p><ul><li>Maryland, DC and Virginia: $9, up to 2 days, free from $120</li><li>The rest of the USA: $15, up to 6 days, free from $200</li><li>Studio pickup: free, usually the next day</li></ul><p>Everything else is on the <a href="/delivery">delivery page</a>.</p>',
      ru: '<p>Если заказ пришёл до полудня и всё в наличии, упакуем сегодня. Листы под заказ — плюс два рабочих дня, рамы — плюс три.</p><ul><li>Москва и область: 700 ₽, до 2 дней, от 9600 ₽ бесплатно</li><li>По России: 1200 ₽, до 6 дней, от 16 000 ₽ бесплатно</li><li>Самовывоз из мастерской: бесплатно, обычно на следующий день</li></ul><p>Остальное — на <a href="/delivery">странице доставки</a>.</p>',
      ar: '<p>يُغلَّف الطلب في اليوم نفسه إن وصل قبل الظهر وكان متوفرًا. اللوحات التي تُطبع عند الطلب تحتاج إلى يومَي عمل إضافيين، والإطارات إلى ثلاثة.</p><ul><li>دبي والشارقة وعجمان: 35 درهمًا، حتى يومين، ومجانًا ابتداءً من 440 درهمًا</li><li>بقية الإمارات: 55 درهمًا، حتى ستة أيام، ومجانًا ابتداءً من 735 درهمًا</li><li>الاستلام من المرسم: مجانًا، وفي اليوم التالي عادةً</li></ul><p>كل ما عدا ذلك في <a href="/delivery">صفحة التوصيل</a>.</p>',
    },
    refundPolicy: {
      en: '<p>Thirty days to return anything unused, packed as it arrived. If it came broken or wrong, send a picture: we replace it or refund you, and you keep the old one.</p><p>Sheets with a dedication and made-to-measure pieces are excepted. The details are on the <a href="/returns">returns page</a>.</p>',
      ru: '<p>Тридцать дней на возврат: вещью не пользовались, упакована так, как приехала. Если пришло разбитое или не то, пришлите снимок — заменим или вернём деньги, а старое оставьте себе.</p><p>Исключение — листы с надписью и вещи по вашим размерам. Подробности — на <a href="/returns">странице возврата</a>.</p>',
      ar: '<p>ثلاثون يومًا لإرجاع ما لم يُستعمل، مغلّفًا كما وصل. وإن وصل مكسورًا أو غير ما طلبت فأرسل صورة: نستبدله أو نعيد إليك المبلغ، وتحتفظ بالقديم.</p><p>تُستثنى اللوحات التي عليها إهداء وما صُنع على مقاسك. التفاصيل في <a href="/returns">صفحة الإرجاع</a>.</p>',
    },
    checkoutFormMessage: {
      en: '<p>Is it a gift? Write so in the comment, and add your words for the card.</p>',
      ru: '<p>Это подарок? Напишите об этом в комментарии и добавьте слова для открытки.</p>',
      ar: '<p>هل هي هدية؟ اكتب ذلك في التعليق وأضف كلماتك للبطاقة.</p>',
    },
    checkoutOrderMessage: {
      en: '<p>We check every order by hand and write to you within three working hours.</p>',
      ru: '<p>Каждый заказ мы проверяем вручную и пишем вам в течение трёх рабочих часов.</p>',
      ar: '<p>نراجع كل طلب بأنفسنا ونكتب إليك خلال ثلاث ساعات عمل.</p>',
    },
    checkoutPolicyText: {
      en: '<p>I agree to the <a href="/delivery">delivery terms</a> and the <a href="/privacy">privacy policy</a></p>',
      ru: '<p>Я согласен с <a href="/delivery">условиями доставки</a> и <a href="/privacy">политикой конфиденциальности</a></p>',
      ar: '<p>أوافق على <a href="/delivery">شروط التوصيل</a> و<a href="/privacy">سياسة الخصوصية</a></p>',
    },
    leadsPopupTitle: { en: 'Ask about this piece', ru: 'Спросить об этой вещи', ar: 'اسأل عن هذه القطعة' },
    leadsPopupPolicyText: {
      en: '<p>I agree to the processing of my data under the <a href="/privacy">privacy policy</a></p>',
      ru: '<p>Я согласен на обработку данных по <a href="/privacy">политике конфиденциальности</a></p>',
      ar: '<p>أوافق على معالجة بياناتي وفق <a href="/privacy">سياسة الخصوصية</a></p>',
    },
    bylineProperty: { en: 'Artist', ru: 'Автор', ar: 'الفنان' },
    returnsNote: {
      en: 'Thirty days to return it; broken on the way, and we replace it',
      ru: 'Тридцать дней на возврат; разбилось в пути — заменим',
      ar: 'ثلاثون يومًا للإرجاع، وما ينكسر في الطريق نستبدله',
    },
    paymentMarks: {
      en: ['Visa', 'Mastercard', 'Amex', 'Apple Pay', 'Cash'],
      ru: ['Мир', 'Visa', 'Mastercard', 'СБП', 'Наличные'],
      ar: ['Visa', 'Mastercard', 'Apple Pay', 'نقدًا'],
    },
    sizeGuide: {
      option: { en: 'Size', ru: 'Размер', ar: 'المقاس' },
      text: {
        en: '<p>The figures are those of the sheet. A frame adds three centimeters on each side, a mat comes inside it.</p><table><tbody><tr><th>Sheet</th><th>In the frame</th><th>Where it hangs well</th></tr><tr><td>30×40 cm</td><td>36×46 cm</td><td>A shelf, a corridor, a row of three</td></tr><tr><td>50×70 cm</td><td>56×76 cm</td><td>Over a desk or a chest of drawers, 80 to 120 cm wide</td></tr><tr><td>70×100 cm</td><td>76×106 cm</td><td>Over a bed or a sofa, from 160 cm</td></tr></tbody></table><p>Hang the middle of the picture at the height of your eyes, about 150 cm, and leave 20 cm above furniture.</p>',
        ru: '<p>Указан размер листа. Рама добавляет по три сантиметра с каждой стороны, паспарту ложится внутрь.</p><table><tbody><tr><th>Лист</th><th>В раме</th><th>Где смотрится</th></tr><tr><td>30×40 см</td><td>36×46 см</td><td>Полка, коридор, ряд из трёх</td></tr><tr><td>50×70 см</td><td>56×76 см</td><td>Над столом или комодом шириной 80–120 см</td></tr><tr><td>70×100 см</td><td>76×106 см</td><td>Над кроватью или диваном от 160 см</td></tr></tbody></table><p>Середина картины — на высоте глаз, около 150 см; над мебелью оставьте 20 см.</p>',
        ar: '<p>الأرقام مقاس الورقة. يضيف الإطار ثلاثة سنتيمترات من كل جهة، والباسبارتو يقع داخله.</p><table><tbody><tr><th>الورقة</th><th>مع الإطار</th><th>أين تناسب</th></tr><tr><td>30×40 سم</td><td>36×46 سم</td><td>رفّ أو ممر أو صف من ثلاث</td></tr><tr><td>50×70 سم</td><td>56×76 سم</td><td>فوق مكتب أو خزانة أدراج بعرض 80 إلى 120 سم</td></tr><tr><td>70×100 سم</td><td>76×106 سم</td><td>فوق سرير أو أريكة من 160 سم</td></tr></tbody></table><p>اجعل منتصف اللوحة على مستوى عينيك، نحو 150 سم، واترك 20 سم فوق الأثاث.</p>',
      },
    },
    fastOrderText: { en: 'Order in one call', ru: 'Заказать одним звонком', ar: 'اطلب بمكالمة واحدة' },
    enquiryModalCustomField: {
      en: 'Your question: size, glaze, a date to meet…',
      ru: 'Ваш вопрос: размер, глазурь, срок, к которому нужно…',
      ar: 'سؤالك: المقاس أو الطلاء أو الموعد المطلوب…',
    },
  },
  seo: {
    product: {
      h1: { en: '%product_name%', ru: '%product_name%', ar: '%product_name%' },
      title: {
        en: '%product_name% for %price% %currency% — %shop_name%',
        ru: '%product_name% за %price% %currency% — «%shop_name%»',
        ar: '%product_name% بسعر %price% %currency% — %shop_name%',
      },
      description: {
        en: '%product_name% from the %shop_name% studio: made by hand, packed the same day, thirty days to return.',
        ru: '%product_name% от мастерской «%shop_name%»: сделано руками, упакуем сегодня, тридцать дней на возврат.',
        ar: '%product_name% من مرسم %shop_name%: صُنع باليد، ويُغلَّف في اليوم نفسه، وثلاثون يومًا للإرجاع.',
      },
    },
    catalog: {
      h1: { en: '%catalog_name%', ru: '%catalog_name%', ar: '%catalog_name%' },
      title: {
        en: '%catalog_name% — %shop_name%',
        ru: '%catalog_name% — «%shop_name%»',
        ar: '%catalog_name% — %shop_name%',
      },
      description: {
        en: '%catalog_name% by the artists and potters of %shop_name%. Gift wrapping is free.',
        ru: '%catalog_name% от художников и гончаров мастерской «%shop_name%». Подарочная упаковка бесплатно.',
        ar: '%catalog_name% لفناني مرسم %shop_name% وخزّافيه. تغليف الهدايا مجانًا.',
      },
    },
    page: {
      h1: { en: '%page_name%', ru: '%page_name%', ar: '%page_name%' },
      title: {
        en: '%page_name% — %shop_name%',
        ru: '%page_name% — «%shop_name%»',
        ar: '%page_name% — %shop_name%',
      },
      description: {
        en: '%page_name%: %shop_name%, art prints and studio ceramics.',
        ru: '%page_name%: мастерская «%shop_name%», постеры и керамика ручной работы.',
        ar: '%page_name%: %shop_name%، لوحات فنية وخزف من المرسم.',
      },
    },
    category: {
      h1: { en: '%page_name%', ru: '%page_name%', ar: '%page_name%' },
      title: {
        en: '%page_name% of the studio — %shop_name%',
        ru: '%page_name% мастерской — «%shop_name%»',
        ar: '%page_name% المرسم — %shop_name%',
      },
      description: {
        en: '%page_name% of the %shop_name% studio: prints, pots and the people who make them.',
        ru: '%page_name% мастерской «%shop_name%»: о картинах, керамике и тех, кто их делает.',
        ar: '%page_name% مرسم %shop_name%: اللوحات والخزف ومن يصنعها.',
      },
    },
    article: {
      h1: { en: '%article_name%', ru: '%article_name%', ar: '%article_name%' },
      title: {
        en: '%article_name% — %shop_name%',
        ru: '%article_name% — «%shop_name%»',
        ar: '%article_name% — %shop_name%',
      },
      description: {
        en: '%article_name%: read it in the journal of the %shop_name% studio.',
        ru: '%article_name%: читайте в журнале мастерской «%shop_name%».',
        ar: '%article_name%: اقرأ المقال في مجلة مرسم %shop_name%.',
      },
    },
  },
};
