import type { SiteSettings } from '../demo-site.ts';

export const settings: SiteSettings = {
  common: {
    sitename: { en: 'Mitre & Nail', ru: 'Ус и гвоздь', ar: 'زاوية ومسمار' },
    description: {
      en: 'A framing workshop in Baltimore: frames, pictures hung at your home, classes.',
      ru: 'Багетная мастерская в Москве: рамы, развеска картин у вас дома, занятия.',
      ar: 'ورشة تأطير في دبي: إطارات، وتعليق لوحات في البيوت، ودروس.',
    },
    phones: { en: ['+1 202 555 0119'], ru: ['+7 495 000-00-19'], ar: ['+971 4 000 0019'] },
    emails: {
      en: ['hello@mitreandnail.example'],
      ru: ['hello@mitreandnail.example'],
      ar: ['hello@mitreandnail.example'],
    },
    whatsapps: { en: ['+1 202 555 0119'], ru: ['+7 495 000-00-19'], ar: ['+971 4 000 0019'] },
    whatsappMessage: {
      en: 'Hello! I have a picture and a question.',
      ru: 'Здравствуйте! У меня картина и вопрос.',
      ar: 'مرحبًا! عندي لوحة وسؤال.',
    },
    address: {
      en: {
        country: 'US',
        region: 'Maryland',
        locality: 'Baltimore',
        street: '7 Joiner’s Yard',
        postalCode: '21201',
      },
      ru: {
        country: 'RU',
        region: 'Москва',
        locality: 'Москва',
        street: 'Столярный переулок, 77',
        postalCode: '123022',
      },
      ar: {
        country: 'AE',
        region: 'دبي',
        locality: 'دبي',
        street: 'زقاق النجّارين 7، رأس الخور',
        postalCode: '',
      },
    },
    telegram: {
      en: 'https://t.me/mitre_and_nail_demo',
      ru: 'https://t.me/us_i_gvozd_demo',
      ar: 'https://t.me/mitre_and_nail_demo',
    },
    workTime: {
      en: 'Mon–Sat, 11:00–20:00',
      ru: 'Пн–сб, 11:00–20:00',
      ar: 'من الاثنين إلى السبت، 11:00–20:00',
    },
    mapUrl: {
      en: 'https://www.openstreetmap.org/export/embed.html?bbox=-76.6295%2C39.29%2C-76.6115%2C39.3&layer=mapnik&marker=39.295%2C-76.6205',
      ru: 'https://www.openstreetmap.org/export/embed.html?bbox=37.556%2C55.76%2C37.574%2C55.769&layer=mapnik&marker=55.7645%2C37.565',
      ar: 'https://www.openstreetmap.org/export/embed.html?bbox=55.3400%2C25.1700%2C55.3600%2C25.1800&layer=mapnik&marker=25.1750%2C55.3500',
    },
  },
  socials: {
    instagram: {
      en: 'https://www.instagram.com/mitre_and_nail_demo',
      ru: 'https://www.instagram.com/us_i_gvozd_demo',
      ar: 'https://www.instagram.com/mitre_and_nail_demo',
    },
    telegram: {
      en: 'https://t.me/mitre_and_nail_demo',
      ru: 'https://t.me/us_i_gvozd_demo',
      ar: 'https://t.me/mitre_and_nail_demo',
    },
  },
  footer: {
    text: {
      en: '<p>Frames, walls and evenings at the long table. Bring a picture: the coffee is on us.</p>',
      ru: '<p>Рамы, стены и вечера за длинным столом. Приносите картину, кофе за нами.</p>',
      ar: '<p>إطارات وجدران وأمسيات حول الطاولة الطويلة. أحضر لوحة، والقهوة علينا.</p>',
    },
  },
  ecommerce: {
    currency: { en: 'USD', ru: 'RUB', ar: 'AED' },
    priceFormatSeparator: { en: 'comma', ru: 'space', ar: 'comma' },
    shippingPolicy: {
      en: '<p>Come to the workshop, or let us come: visits in Maryland and DC cost $25 and are free from $200. More is on the page <a href="/how-it-works">How it works</a>.</p>',
      ru: '<p>Приходите в мастерскую или зовите нас: выезд по Москве и области стоит 2000 ₽, от 16 000 ₽ бесплатно. Подробнее — на странице <a href="/how-it-works">«Как это устроено»</a>.</p>',
      ar: '<p>تعال إلى الورشة أو دعنا نأتي إليك: الزيارات في دبي والشارقة بـ 90 درهمًا، ومجانية ابتداءً من 735 درهمًا. المزيد في صفحة <a href="/how-it-works">كيف نعمل</a>.</p>',
    },
    refundPolicy: {
      en: '<p>A visit or a class can be moved or cancelled two days before, without a reason. If a frame comes apart within five years, we join it again for nothing.</p>',
      ru: '<p>Визит или занятие можно перенести или отменить за два дня без объяснений. Если рама разойдётся в течение пяти лет, соберём её снова бесплатно.</p>',
      ar: '<p>يمكن تأجيل الزيارة أو الدرس أو إلغاؤهما قبل يومين بلا سبب. وإن انفكّ إطار خلال خمسة أعوام جمعناه مجانًا.</p>',
    },
    checkoutFormMessage: {
      en: '<p>Write in the comment which day suits you and how large the picture is.</p>',
      ru: '<p>Напишите в комментарии, какой день вам удобен и какого размера картина.</p>',
      ar: '<p>اكتب في التعليق أي يوم يناسبك وما مقاس اللوحة.</p>',
    },
    checkoutOrderMessage: {
      en: '<p>We call within two working hours to agree on a day. Nothing is to be paid before that.</p>',
      ru: '<p>Позвоним в течение двух рабочих часов, чтобы договориться о дне. До этого платить не нужно.</p>',
      ar: '<p>نتصل خلال ساعتَي عمل لنتفق على يوم. ولا تدفع شيئًا قبل ذلك.</p>',
    },
    checkoutPolicyText: {
      en: '<p>I agree to the <a href="/how-it-works">terms</a> and the <a href="/privacy">privacy policy</a></p>',
      ru: '<p>Я согласен с <a href="/how-it-works">условиями</a> и <a href="/privacy">политикой конфиденциальности</a></p>',
      ar: '<p>أوافق على <a href="/how-it-works">الشروط</a> و<a href="/privacy">سياسة الخصوصية</a></p>',
    },
    leadsPopupTitle: { en: 'Ask the workshop', ru: 'Спросить мастерскую', ar: 'اسأل الورشة' },
    leadsPopupPolicyText: {
      en: '<p>I agree to the processing of my data under the <a href="/privacy">privacy policy</a></p>',
      ru: '<p>Я согласен на обработку данных по <a href="/privacy">политике конфиденциальности</a></p>',
      ar: '<p>أوافق على معالجة بياناتي وفق <a href="/privacy">سياسة الخصوصية</a></p>',
    },
    enquiryModalCustomField: {
      en: 'What is it, and how large?',
      ru: 'Что это за вещь и какого она размера?',
      ar: 'ما هي، وما مقاسها؟',
    },
  },
  seo: {
    product: {
      h1: { en: '%product_name%', ru: '%product_name%', ar: '%product_name%' },
      title: {
        en: '%product_name%, from %price% %currency% — %shop_name%',
        ru: '%product_name% от %price% %currency% — «%shop_name%»',
        ar: '%product_name%، ابتداءً من %price% %currency% — %shop_name%',
      },
      description: {
        en: '%product_name% by the workshop %shop_name%: order on the site, agree on a day by telephone.',
        ru: '%product_name% от мастерской «%shop_name%»: закажите на сайте, о дне договоримся по телефону.',
        ar: '%product_name% من ورشة %shop_name%: اطلب في الموقع واتفق على اليوم بالهاتف.',
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
        en: '%catalog_name%: services and prices of the workshop %shop_name%.',
        ru: '%catalog_name%: услуги и цены мастерской «%shop_name%».',
        ar: '%catalog_name%: خدمات ورشة %shop_name% وأسعارها.',
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
        en: '%page_name%: the framing workshop %shop_name%.',
        ru: '%page_name%: багетная мастерская «%shop_name%».',
        ar: '%page_name%: ورشة التأطير %shop_name%.',
      },
    },
    category: {
      h1: { en: '%page_name%', ru: '%page_name%', ar: '%page_name%' },
      title: {
        en: '%page_name% — %shop_name%',
        ru: '%page_name% — «%shop_name%»',
        ar: '%page_name% — %shop_name%',
      },
      description: {
        en: '%page_name% of the workshop %shop_name%.',
        ru: '%page_name% мастерской «%shop_name%».',
        ar: '%page_name% ورشة %shop_name%.',
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
        en: '%article_name%: notes of the workshop %shop_name%.',
        ru: '%article_name%: заметки мастерской «%shop_name%».',
        ar: '%article_name%: ملاحظات ورشة %shop_name%.',
      },
    },
  },
};
