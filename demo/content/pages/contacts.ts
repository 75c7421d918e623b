import type { DemoPage } from '../types.ts';

export const contacts: DemoPage = {
  key: 'contacts',
  slug: 'contacts',
  title: { en: 'Contacts', ru: 'Контакты', ar: 'تواصل معنا' },
  blocks: [
    {
      html: {
        en: '<p>The quickest way to reach us is the telephone, the nicest is the door. Letters are read by Vera before breakfast.</p>',
        ru: '<p>Быстрее всего — позвонить, приятнее всего — зайти. Письма Вера читает ещё до завтрака.</p>',
        ar: '<p>أسرع طريق إلينا الهاتف، وألطفها الباب. أما الرسائل فتقرؤها ليان قبل الفطور.</p>',
      },
    },
    {
      heading: { en: 'How to find us', ru: 'Как нас найти', ar: 'كيف تصل إلينا' },
      html: {
        en: '<p>From the city dock walk along the water with the boats on your left. After the sail loft turn into the lane where it smells of wood smoke: the blue door with a handprint is ours. There is a bicycle rack, and two parking spaces that belong to nobody before ten.</p>',
        ru: '<p>От метро «Таганская» десять минут пешком вниз по Гончарной, к реке. За храмом с изразцами поверните во двор, где пахнет дымом: синяя дверь с отпечатком ладони — наша. Во дворе есть велопарковка и два места для машин, которые до десяти утра ничьи.</p>',
        ar: '<p>من محطة المترو امشِ باتجاه المستودعات القديمة والمعارض على يمينك. بعد ورشة الأشرعة انعطف إلى الزقاق الذي تفوح منه رائحة الخشب: الباب الأزرق وعليه أثر كفّ هو بابنا. عندنا حامل للدراجات، وموقفان للسيارات لا يملكهما أحد قبل العاشرة.</p>',
      },
    },
    {
      heading: { en: 'Who answers what', ru: 'Кто на что отвечает', ar: 'من يجيب عن ماذا' },
      html: {
        en: '<ul><li>Orders, parcels, frames: Leo, <a href="mailto:orders@tideandclay.example">orders@tideandclay.example</a></li><li>Cafés, hotels, interior projects: Vera, <a href="mailto:trade@tideandclay.example">trade@tideandclay.example</a></li><li>Classes: Ida, <a href="mailto:classes@tideandclay.example">classes@tideandclay.example</a></li></ul>',
        ru: '<ul><li>Заказы, посылки, рамы — Лев, <a href="mailto:orders@tideandclay.example">orders@tideandclay.example</a></li><li>Кафе, гостиницы, интерьерные проекты — Вера, <a href="mailto:trade@tideandclay.example">trade@tideandclay.example</a></li><li>Занятия — Ида, <a href="mailto:classes@tideandclay.example">classes@tideandclay.example</a></li></ul>',
        ar: '<ul><li>الطلبات والطرود والإطارات: ليث، <a href="mailto:orders@tideandclay.example">orders@tideandclay.example</a></li><li>المقاهي والفنادق ومشاريع الديكور: ليان، <a href="mailto:trade@tideandclay.example">trade@tideandclay.example</a></li><li>الدروس: هدى، <a href="mailto:classes@tideandclay.example">classes@tideandclay.example</a></li></ul>',
      },
    },
  ],
  meta: {
    description: {
      en: 'Address, hours, telephone and a map of the Tide & Clay shop and studio.',
      ru: 'Адрес, часы работы, телефон и карта: магазин и мастерская «Прилив и глина».',
      ar: 'عنوان متجر «مدّ وطين» ومرسمه ومواعيدهما والهاتف والخريطة.',
    },
  },
};
