import type { DemoPage } from '../types.ts';

export const privacy: DemoPage = {
  key: 'privacy',
  slug: 'privacy',
  title: { en: 'Privacy', ru: 'Политика конфиденциальности', ar: 'الخصوصية' },
  blocks: [
    {
      html: {
        en: '<p>We ask only for what a parcel needs, keep it for as long as the law wants us to, and do not sell it to anybody. The long version follows; it is not very long.</p>',
        ru: '<p>Мы спрашиваем только то, без чего посылка не доедет, храним это столько, сколько требует закон, и никому не продаём. Дальше — подробная версия, тоже недлинная.</p>',
        ar: '<p>لا نسأل إلا عمّا يحتاج إليه الطرد، ونحتفظ به المدة التي يريدها القانون، ولا نبيعه لأحد. وفيما يلي الصيغة الطويلة، وليست طويلة جدًّا.</p>',
      },
    },
    {
      heading: { en: 'What we store', ru: 'Что мы храним', ar: 'ما نحفظه' },
      html: {
        en: '<ul><li><strong>Orders:</strong> name, phone, email, address, what you bought and for how much.</li><li><strong>Accounts:</strong> email and a password in encrypted form, which we cannot read.</li><li><strong>Letters, enquiries, reviews and comments:</strong> what you wrote and how to answer you.</li><li><strong>Visits:</strong> pages viewed and approximate region, if you have agreed to it in the cookie notice.</li></ul><p>Card numbers never reach us: they go straight to the payment service.</p>',
        ru: '<ul><li><strong>Заказы:</strong> имя, телефон, почта, адрес, что и за сколько куплено.</li><li><strong>Личный кабинет:</strong> почта и пароль в зашифрованном виде, прочитать его мы не можем.</li><li><strong>Письма, заявки, отзывы и комментарии:</strong> что вы написали и как вам ответить.</li><li><strong>Посещения:</strong> просмотренные страницы и примерный регион — если вы согласились на это в уведомлении о файлах cookie.</li></ul><p>Номера карт к нам не попадают: они уходят напрямую в платёжный сервис.</p>',
        ar: '<ul><li><strong>الطلبات:</strong> الاسم والهاتف والبريد الإلكتروني والعنوان وما اشتريته وثمنه.</li><li><strong>الحسابات:</strong> البريد الإلكتروني وكلمة مرور مشفّرة لا نستطيع قراءتها.</li><li><strong>الرسائل والاستفسارات والتقييمات والتعليقات:</strong> ما كتبته وكيف نردّ عليك.</li><li><strong>الزيارات:</strong> الصفحات التي شوهدت والمنطقة التقريبية، إن وافقت على ذلك في إشعار ملفات تعريف الارتباط.</li></ul><p>أرقام البطاقات لا تصل إلينا أبدًا: تذهب مباشرة إلى خدمة الدفع.</p>',
      },
    },
    {
      heading: { en: 'Who else sees it', ru: 'Кто ещё это видит', ar: 'من يراها أيضًا' },
      html: {
        en: '<p>The carrier sees your name, phone and address. The payment service sees the amount. The accountant sees the invoice. That is the complete list.</p>',
        ru: '<p>Служба доставки видит имя, телефон и адрес. Платёжный сервис — сумму. Бухгалтер — накладную. Это полный список.</p>',
        ar: '<p>ترى شركة الشحن اسمك وهاتفك وعنوانك. وترى خدمة الدفع المبلغ. ويرى المحاسب الفاتورة. وهذه هي القائمة كاملة.</p>',
      },
    },
    {
      heading: { en: 'How long', ru: 'Как долго', ar: 'كم من الوقت' },
      html: {
        en: '<p>Order papers are kept for as long as tax law requires. An account lives until you delete it, which takes two clicks in its settings. Enquiries that did not become orders are erased after a year.</p>',
        ru: '<p>Документы по заказам храним столько, сколько требует налоговый закон. Личный кабинет — пока вы его не удалите, это два нажатия в настройках. Заявки, которые не стали заказами, стираем через год.</p>',
        ar: '<p>تُحفظ أوراق الطلبات المدة التي يفرضها قانون الضرائب. ويبقى الحساب حتى تحذفه، وذلك بنقرتين في إعداداته. والاستفسارات التي لم تصر طلبات تُمحى بعد عام.</p>',
      },
    },
    {
      heading: { en: 'Your rights', ru: 'Ваши права', ar: 'حقوقك' },
      html: {
        en: '<p>Write to <a href="mailto:hello@tideandclay.example">hello@tideandclay.example</a>, and we will show you what we have about you, correct it or erase it within ten working days. You may withdraw your consent in the same way, at any time and without reasons.</p>',
        ru: '<p>Напишите на <a href="mailto:hello@tideandclay.example">hello@tideandclay.example</a>, и в течение десяти рабочих дней мы покажем, что о вас знаем, исправим это или удалим. Так же можно в любой момент и без объяснений отозвать согласие на обработку персональных данных.</p>',
        ar: '<p>اكتب إلى <a href="mailto:hello@tideandclay.example">hello@tideandclay.example</a> ونريك ما لدينا عنك أو نصحّحه أو نمحوه خلال عشرة أيام عمل. ويمكنك سحب موافقتك بالطريقة نفسها، في أي وقت ومن دون أسباب.</p>',
      },
    },
  ],
  meta: {
    description: {
      en: 'What personal data Tide & Clay keeps, for how long, and how to have it erased.',
      ru: 'Какие персональные данные хранит «Прилив и глина», как долго и как их удалить.',
      ar: 'ما يحفظه «مدّ وطين» من بياناتك الشخصية، وإلى متى، وكيف تطلب محوه.',
    },
  },
};
