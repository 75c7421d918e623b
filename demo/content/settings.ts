import type { DemoSettings } from './types.ts';

export const settings: DemoSettings = {
  common: {
    sitename: { en: 'Tide & Clay', ru: 'Прилив и глина' },
    description: {
      en: 'Art prints and studio ceramics, made under one roof in Annapolis.',
      ru: 'Постеры и керамика ручной работы: печатаем и обжигаем под одной крышей в Москве.',
    },
    phones: { en: ['+1 202 555 0142', '+1 202 555 0187'], ru: ['+7 495 000-00-14', '+7 495 000-00-87'] },
    emails: {
      en: ['hello@tideandclay.example', 'orders@tideandclay.example'],
      ru: ['hello@tideandclay.example', 'orders@tideandclay.example'],
    },
    whatsapps: { en: ['+1 202 555 0142'], ru: ['+7 495 000-00-14'] },
    whatsappMessage: {
      en: 'Hello! I have a question about a print or a pot.',
      ru: 'Здравствуйте! У меня вопрос о постере или керамике.',
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
    },
    telegram: { en: 'https://t.me/tide_and_clay_demo', ru: 'https://t.me/priliv_i_glina_demo' },
    workTime: { en: 'Tue–Sat, 10:00–18:00', ru: 'Вт–сб, 10:00–18:00' },
    mapUrl: {
      en: 'https://www.openstreetmap.org/export/embed.html?bbox=-76.4957%2C38.9719%2C-76.4777%2C38.9819&layer=mapnik&marker=38.9769%2C-76.4867',
      ru: 'https://www.openstreetmap.org/export/embed.html?bbox=37.6395%2C55.7376%2C37.6575%2C55.7466&layer=mapnik&marker=55.7421%2C37.6485',
    },
  },
  socials: {
    instagram: {
      en: 'https://www.instagram.com/tide_and_clay_demo',
      ru: 'https://www.instagram.com/priliv_i_glina_demo',
    },
    facebook: {
      en: 'https://www.facebook.com/tide.and.clay.demo',
      ru: 'https://www.facebook.com/priliv.i.glina.demo',
    },
    telegram: { en: 'https://t.me/tide_and_clay_demo', ru: 'https://t.me/priliv_i_glina_demo' },
    vk: { en: 'https://vk.com/tide_and_clay_demo', ru: 'https://vk.com/priliv_i_glina_demo' },
  },
  footer: {
    text: {
      en: '<p>Prints and pots from behind the blue door. Open Tuesday to Saturday; on Saturdays you may touch the sheets.</p>',
      ru: '<p>Картины и керамика из-за синей двери. Открыты со вторника по субботу, по субботам листы можно трогать.</p>',
    },
    copyright: {
      en: '© Tide & Clay. Drawn, printed and fired by hand.',
      ru: '© «Прилив и глина». Рисуем, печатаем и обжигаем вручную.',
    },
  },
  header: {
    customText: {
      en: '<p>Free gift wrapping, all year round</p>',
      ru: '<p>Подарочная упаковка бесплатно, круглый год</p>',
    },
    button: {
      text: { en: 'Ask the framer', ru: 'Спросить багетчика' },
      link: { type: 'page', key: 'contacts' },
    },
  },
  modals: {
    cookieText: {
      en: 'We use cookies to keep your cart and, if you agree, to see which pictures people stop at.',
      ru: 'Файлы cookie помогают нам не потерять вашу корзину и, если вы согласны, понять, у каких картин останавливаются.',
    },
  },
  ecommerce: {
    currency: { en: 'USD', ru: 'RUB' },
    priceFormatSeparator: { en: 'comma', ru: 'space' },
    shippingPolicy: {
      en: '<p>Packed the same day if ordered before noon and in stock. Prints made to order take two working days more, frames three.</p><ul><li>Maryland, DC and Virginia: $9, up to 2 days, free from $120</li><li>The rest of the USA: $15, up to 6 days, free from $200</li><li>Studio pickup: free, usually the next day</li></ul><p>Everything else is on the <a href="/delivery">delivery page</a>.</p>',
      ru: '<p>Если заказ пришёл до полудня и всё в наличии, упакуем сегодня. Листы под заказ — плюс два рабочих дня, рамы — плюс три.</p><ul><li>Москва и область: 700 ₽, до 2 дней, от 9600 ₽ бесплатно</li><li>По России: 1200 ₽, до 6 дней, от 16 000 ₽ бесплатно</li><li>Самовывоз из мастерской: бесплатно, обычно на следующий день</li></ul><p>Остальное — на <a href="/delivery">странице доставки</a>.</p>',
    },
    refundPolicy: {
      en: '<p>Thirty days to return anything unused, packed as it arrived. If it came broken or wrong, send a picture: we replace it or refund you, and you keep the old one.</p><p>Sheets with a dedication and made-to-measure pieces are excepted. The details are on the <a href="/returns">returns page</a>.</p>',
      ru: '<p>Тридцать дней на возврат: вещью не пользовались, упакована так, как приехала. Если пришло разбитое или не то, пришлите снимок — заменим или вернём деньги, а старое оставьте себе.</p><p>Исключение — листы с надписью и вещи по вашим размерам. Подробности — на <a href="/returns">странице возврата</a>.</p>',
    },
    checkoutFormMessage: {
      en: '<p>Is it a gift? Write so in the comment, and add your words for the card.</p>',
      ru: '<p>Это подарок? Напишите об этом в комментарии и добавьте слова для открытки.</p>',
    },
    checkoutOrderMessage: {
      en: '<p>We check every order by hand and write to you within three working hours.</p>',
      ru: '<p>Каждый заказ мы проверяем вручную и пишем вам в течение трёх рабочих часов.</p>',
    },
    checkoutPolicyText: {
      en: '<p>I agree to the <a href="/delivery">delivery terms</a> and the <a href="/privacy">privacy policy</a></p>',
      ru: '<p>Я согласен с <a href="/delivery">условиями доставки</a> и <a href="/privacy">политикой конфиденциальности</a></p>',
    },
    leadsPopupTitle: { en: 'Ask about this piece', ru: 'Спросить об этой вещи' },
    leadsPopupPolicyText: {
      en: '<p>I agree to the processing of my data under the <a href="/privacy">privacy policy</a></p>',
      ru: '<p>Я согласен на обработку данных по <a href="/privacy">политике конфиденциальности</a></p>',
    },
    fastOrderText: { en: 'Order in one call', ru: 'Заказать одним звонком' },
    enquiryModalCustomField: {
      en: 'Your question: size, glaze, a date to meet…',
      ru: 'Ваш вопрос: размер, глазурь, срок, к которому нужно…',
    },
  },
  seo: {
    product: {
      h1: { en: '%product_name%', ru: '%product_name%' },
      title: {
        en: '%product_name% for %price% %currency% — %shop_name%',
        ru: '%product_name% за %price% %currency% — «%shop_name%»',
      },
      description: {
        en: '%product_name% from the %shop_name% studio: made by hand, packed the same day, thirty days to return.',
        ru: '%product_name% от мастерской «%shop_name%»: сделано руками, упакуем сегодня, тридцать дней на возврат.',
      },
    },
    catalog: {
      h1: { en: '%catalog_name%', ru: '%catalog_name%' },
      title: { en: '%catalog_name% — %shop_name%', ru: '%catalog_name% — «%shop_name%»' },
      description: {
        en: '%catalog_name% by the artists and potters of %shop_name%. Gift wrapping is free.',
        ru: '%catalog_name% от художников и гончаров мастерской «%shop_name%». Подарочная упаковка бесплатно.',
      },
    },
    page: {
      h1: { en: '%page_name%', ru: '%page_name%' },
      title: { en: '%page_name% — %shop_name%', ru: '%page_name% — «%shop_name%»' },
      description: {
        en: '%page_name%: %shop_name%, art prints and studio ceramics.',
        ru: '%page_name%: мастерская «%shop_name%», постеры и керамика ручной работы.',
      },
    },
    category: {
      h1: { en: '%page_name%', ru: '%page_name%' },
      title: { en: '%page_name% of the studio — %shop_name%', ru: '%page_name% мастерской — «%shop_name%»' },
      description: {
        en: '%page_name% of the %shop_name% studio: prints, pots and the people who make them.',
        ru: '%page_name% мастерской «%shop_name%»: о картинах, керамике и тех, кто их делает.',
      },
    },
    article: {
      h1: { en: '%article_name%', ru: '%article_name%' },
      title: { en: '%article_name% — %shop_name%', ru: '%article_name% — «%shop_name%»' },
      description: {
        en: '%article_name%: read it in the journal of the %shop_name% studio.',
        ru: '%article_name%: читайте в журнале мастерской «%shop_name%».',
      },
    },
  },
};
