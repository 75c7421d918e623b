import type { DemoPage } from '../types.ts';

export const returns: DemoPage = {
  key: 'returns',
  slug: 'returns',
  title: { en: 'Returns and exchanges', ru: 'Возврат и обмен', ar: 'الإرجاع والاستبدال' },
  blocks: [
    {
      html: {
        en: '<p>Thirty days to change your mind. A picture has to meet its wall and a cup its hand, and neither is possible on a screen.</p>',
        ru: '<p>На раздумья — тридцать дней. Картине нужно встретиться со стеной, а чашке — с рукой, и на экране это невозможно.</p>',
        ar: '<p>ثلاثون يومًا لتغيّر رأيك. لا بدّ للّوحة أن تلتقي جدارها وللكوب أن يلتقي يده، ولا يحدث هذا على شاشة.</p>',
      },
    },
    {
      heading: { en: 'What can come back', ru: 'Что можно вернуть', ar: 'ما يمكن إرجاعه' },
      html: {
        en: '<ul><li>Unframed prints with clean corners, in the sleeve or tube they came in.</li><li>Framed prints that have not been opened from the back.</li><li>Ceramics that have not been used: no water, no candle, no dishwasher.</li></ul><p>Prints with a dedication and things made to your measurements stay with you, unless something is wrong with them.</p>',
        ru: '<ul><li>Листы без рамы с целыми уголками, в своём конверте или тубусе.</li><li>Работы в раме, если раму не вскрывали с оборота.</li><li>Керамику, которой не пользовались: без воды, свечей и посудомойки.</li></ul><p>Листы с дарственной надписью и вещи по вашим размерам остаются у вас — если, конечно, с ними всё в порядке.</p>',
        ar: '<ul><li>اللوحات غير المؤطّرة سليمة الزوايا، في الظرف أو الأنبوب الذي وصلت فيه.</li><li>اللوحات المؤطّرة التي لم تُفتح من الخلف.</li><li>الخزف الذي لم يُستعمل: لا ماء ولا شمعة ولا غسالة أطباق.</li></ul><p>اللوحات التي عليها إهداء وما صُنع على مقاسك يبقى عندك، ما لم يكن فيه عيب.</p>',
      },
    },
    {
      heading: { en: 'How to send it', ru: 'Как отправить', ar: 'كيف ترسله' },
      html: {
        en: '<ol><li>Write to <a href="mailto:orders@tideandclay.example">orders@tideandclay.example</a> with the order number.</li><li>Pack the thing as it came to you; the collar goes back in first.</li><li>Hand it over at any pickup point or bring it to the studio.</li></ol><p>We refund the price within five working days of opening the box, to the card you paid with. An exchange for another size or glaze travels at our expense.</p>',
        ru: '<ol><li>Напишите на <a href="mailto:orders@tideandclay.example">orders@tideandclay.example</a> номер заказа.</li><li>Упакуйте вещь так, как она приехала: первым кладётся ворот.</li><li>Сдайте в любой пункт выдачи или принесите в мастерскую.</li></ol><p>Деньги вернём на карту, которой вы платили, в течение пяти рабочих дней после того, как откроем коробку. Обмен на другой размер или глазурь отправим за свой счёт.</p>',
        ar: '<ol><li>اكتب إلى <a href="mailto:orders@tideandclay.example">orders@tideandclay.example</a> مع رقم الطلب.</li><li>غلّف القطعة كما وصلتك؛ ويعود الطوق الكرتوني أولًا.</li><li>سلّمها في أي نقطة استلام أو أحضرها إلى المرسم.</li></ol><p>نعيد الثمن خلال خمسة أيام عمل من فتح الصندوق، إلى البطاقة التي دفعت بها. والاستبدال بمقاس أو طلاء آخر يسافر على حسابنا.</p>',
      },
    },
    {
      heading: { en: 'If the fault is ours', ru: 'Если виноваты мы', ar: 'إن كان الخطأ منّا' },
      html: {
        en: '<p>A chip, a wrong size, a color far from the picture: send a photo, choose between a new piece and your money, and keep the old one or recycle it. We do not ask for it back.</p>',
        ru: '<p>Скол, не тот размер, цвет далёк от снимка — пришлите фото и выберите: новая вещь или деньги. Старую оставьте себе или выбросьте, назад мы её не просим.</p>',
        ar: '<p>كسر أو مقاس خاطئ أو لون بعيد عن الصورة: أرسل صورة واختر بين قطعة جديدة ومالك، واحتفظ بالقديمة أو أعد تدويرها. لا نطلب إعادتها.</p>',
      },
    },
  ],
  meta: {
    description: {
      en: 'Thirty days to return an unused print or pot, and what to do if something arrives broken.',
      ru: 'Тридцать дней на возврат и что делать, если вещь приехала с дефектом.',
      ar: 'ثلاثون يومًا لإرجاع لوحة أو قطعة لم تُستعمل، وما تفعله إن وصل شيء مكسورًا.',
    },
  },
};
