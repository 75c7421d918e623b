import type { DemoPage } from '../types.ts';

export const delivery: DemoPage = {
  key: 'delivery',
  slug: 'delivery',
  title: { en: 'Delivery and payment', ru: 'Доставка и оплата', ar: 'التوصيل والدفع' },
  blocks: [
    {
      html: {
        en: '<p>Orders placed before noon on a working day are packed the same day if everything is in stock. Prints made to order take two working days more, frames three.</p>',
        ru: '<p>Если всё есть в наличии и заказ пришёл в рабочий день до полудня, мы упакуем его сегодня же. Листы под заказ — плюс два рабочих дня, рамы — плюс три.</p>',
        ar: '<p>الطلبات التي تصل قبل ظهر يوم عمل تُغلَّف في اليوم نفسه إن كان كل شيء متوفرًا. اللوحات التي تُطبع عند الطلب تحتاج إلى يومَي عمل إضافيين، والإطارات إلى ثلاثة.</p>',
      },
    },
    {
      heading: { en: 'Where and how much', ru: 'Куда и сколько', ar: 'إلى أين وبكم' },
      html: {
        en: '<ul><li><strong>Maryland, DC and Virginia:</strong> $9, up to 2 days; free from $120.</li><li><strong>The rest of the USA:</strong> $15, up to 6 days; free from $200.</li><li><strong>Canada and Mexico:</strong> $28, up to 2 weeks; orders from $40.</li><li><strong>Other countries:</strong> $48, up to 1 month; orders from $60 and parcels up to 10 kg.</li></ul><p>For large framed prints the carrier counts volume instead of weight; the checkout does the sum and shows the result before you pay.</p>',
        ru: '<ul><li><strong>Москва и область:</strong> 700 ₽, до 2 дней; от 9600 ₽ бесплатно.</li><li><strong>По России:</strong> 1200 ₽, до 6 дней; от 16 000 ₽ бесплатно.</li><li><strong>Беларусь, Казахстан, Армения, Киргизия:</strong> 2200 ₽, до 2 недель; заказ от 3200 ₽.</li><li><strong>Другие страны:</strong> 3800 ₽, до 1 месяца; заказ от 4800 ₽, посылка до 10 кг.</li></ul><p>Для больших работ в рамах перевозчик считает не вес, а объём; при оформлении заказа всё посчитается само и покажется до оплаты.</p>',
        ar: '<ul><li><strong>دبي والشارقة وعجمان:</strong> 35 درهمًا، حتى يومين؛ مجانًا ابتداءً من 440 درهمًا.</li><li><strong>بقية الإمارات:</strong> 55 درهمًا، حتى 6 أيام؛ مجانًا ابتداءً من 735 درهمًا.</li><li><strong>السعودية وعُمان وقطر والكويت والبحرين:</strong> 105 دراهم، حتى أسبوعين؛ للطلبات من 145 درهمًا.</li><li><strong>دول أخرى:</strong> 175 درهمًا، حتى شهر؛ للطلبات من 220 درهمًا والطرود حتى 10 كغ.</li></ul><p>في اللوحات الكبيرة المؤطّرة تحسب شركة الشحن الحجم بدل الوزن؛ وصفحة إتمام الطلب تجري الحساب وتعرض النتيجة قبل أن تدفع.</p>',
      },
    },
    {
      heading: { en: 'Pick it up yourself', ru: 'Забрать самому', ar: 'استلمه بنفسك' },
      html: {
        en: '<p>Free at the studio, usually the next day: we send a message when the parcel is on the shelf. Two partner counters, in Washington and Baltimore, hold parcels for a week. Bring the order number; if somebody else comes for you, the number is enough.</p>',
        ru: '<p>В мастерской — бесплатно и обычно на следующий день: как только посылка окажется на полке, придёт сообщение. Ещё два пункта, на Чистых прудах и в Петербурге, хранят заказ неделю. Назовите номер заказа; если придёт кто-то вместо вас, номера тоже достаточно.</p>',
        ar: '<p>مجانًا من المرسم، وفي اليوم التالي عادةً: نرسل رسالة حين يصير الطرد على الرفّ. وتحتفظ نقطتا استلام شريكتان، في دبي وأبوظبي، بالطرود أسبوعًا. أحضر رقم الطلب؛ وإن جاء غيرك فالرقم يكفي.</p>',
      },
    },
    {
      heading: { en: 'If it breaks on the way', ru: 'Если в дороге разбилось', ar: 'إن انكسر في الطريق' },
      html: {
        en: '<p>It happens to about one parcel in three hundred, and it is our worry, not yours. Send a picture within a week, keep the box until we answer, and a new piece leaves on the next working day. If it was one of a kind, we return the money and send something small to say sorry.</p>',
        ru: '<p>Такое случается примерно с одной посылкой из трёхсот, и это наша забота, а не ваша. Пришлите снимок в течение недели, сохраните коробку до нашего ответа, и новая вещь уедет на следующий рабочий день. Если она была единственной, вернём деньги и пришлём что-нибудь маленькое в извинение.</p>',
        ar: '<p>يحدث ذلك لنحو طرد من كل ثلاثمئة، وهو همّنا لا همّك. أرسل صورة خلال أسبوع واحتفظ بالصندوق حتى نردّ، وتغادرنا قطعة جديدة في يوم العمل التالي. وإن كانت القطعة وحيدة أعدنا المبلغ وأرسلنا شيئًا صغيرًا اعتذارًا.</p>',
      },
    },
    {
      heading: { en: 'How to pay', ru: 'Как оплатить', ar: 'كيف تدفع' },
      html: {
        en: '<ul><li>By card on the site; we never see its number.</li><li>In cash or by card when you collect the order at the studio.</li><li>By invoice for companies and interior designers: write to us before ordering.</li></ul>',
        ru: '<ul><li>Картой на сайте; её номера мы не видим.</li><li>Наличными или картой при получении в мастерской.</li><li>По счёту для компаний и дизайнеров интерьера: напишите нам до заказа.</li></ul>',
        ar: '<ul><li>بالبطاقة في الموقع؛ ونحن لا نرى رقمها أبدًا.</li><li>نقدًا أو بالبطاقة عند استلام الطلب من المرسم.</li><li>بفاتورة للشركات ومصمّمي الديكور: راسلنا قبل الطلب.</li></ul>',
      },
    },
  ],
  meta: {
    description: {
      en: 'Prices, times and pickup points, what happens when a parcel breaks, and how to pay.',
      ru: 'Сроки, цены и пункты выдачи, что делать, если посылка разбилась, и как оплатить заказ.',
      ar: 'الأسعار والمدد ونقاط الاستلام، وما نفعله حين ينكسر طرد، وطرق الدفع.',
    },
  },
};
