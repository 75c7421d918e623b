import type { DemoArticle } from '../types.ts';

export const giftWrappingHours: DemoArticle = {
  key: 'gift-wrapping-hours',
  category: 'news',
  slug: 'gift-wrapping-hours',
  title: {
    en: 'Before the holidays: hours, wrapping, last dates',
    ru: 'Перед праздниками: часы, упаковка, последние даты',
    ar: 'قبل الأعياد: المواعيد والتغليف وآخر الأيام',
  },
  excerpt: {
    en: 'When to order so that it arrives, who writes the cards, and what to do on the last evening.',
    ru: 'Когда заказать, чтобы успело доехать, кто пишет открытки и что делать в последний вечер.',
    ar: 'متى تطلب ليصل في وقته، ومن يكتب البطاقات، وما العمل في المساء الأخير.',
  },
  cover: 'article-12',
  author: 'leo',
  tags: ['gifts', 'shipping'],
  publishedDaysAgo: 220,
  body: {
    en: `
<p>December in the studio is one long table with brown paper on it. To make sure that your parcel leaves it in time, here are the dates in one place.</p>
<h2>Order by</h2>
<ul>
<li><strong>December 8</strong> for other countries;</li>
<li><strong>December 15</strong> for framed prints anywhere, because frames are cut to order;</li>
<li><strong>December 19</strong> for everything else inside the country;</li>
<li><strong>December 23, six in the evening</strong> if you collect it from the shop yourself.</li>
</ul>
<p>From the first of the month we are open every day from ten to eight. On the 24th we close at two, and then nobody answers anything until the 27th, with apologies.</p>
<h2>Wrapping and cards</h2>
<p>Wrapping is free all year round. Say in the order comment that it is a present, add your words for the card, and one of us will copy them by hand. Vera writes the long ones, Mark the short ones, and Ida adds a leaf if there is room.</p>
<p>If it is the last evening and you have nothing, come anyway. There is a shelf by the door called “Saved”: small prints, single cups, pairs of candle holders, wrapped and waiting. So far it has saved everyone. You will find more ideas among the <a href="/catalogs/gifts">gifts</a>.</p>
`,
    ru: `
<p>Декабрь в мастерской — это длинный стол, застеленный крафтом. Чтобы ваша посылка покинула его вовремя, собрали все даты в одном месте.</p>
<h2>Заказать не позже</h2>
<ul>
<li><strong>8 декабря</strong> — в другие страны;</li>
<li><strong>15 декабря</strong> — работы в рамах куда угодно: рамы мы режем под заказ;</li>
<li><strong>22 декабря</strong> — всё остальное по стране;</li>
<li><strong>30 декабря до шести вечера</strong> — если забираете из магазина сами.</li>
</ul>
<p>С первого декабря мы открыты каждый день с десяти до восьми. Тридцать первого закроемся в два, и до четвёртого января никто ни на что не ответит, просим прощения. Заказы в эти дни сайт принимает, но упаковывать мы начнём только пятого.</p>
<h2>Упаковка и открытки</h2>
<p>Подарочная упаковка бесплатна круглый год. Напишите в комментарии к заказу, что это подарок, и добавьте слова для открытки — мы перепишем их от руки. Длинные пишет Вера, короткие — Марк, а если остаётся место, Ида рисует лист.</p>
<p>Если уже последний вечер, а подарка нет, всё равно приходите. У двери есть полка «Спасено»: небольшие постеры, чашки по одной, пары подсвечников — завёрнутые и готовые. Пока что она спасала всех. Ещё идеи — в разделе <a href="/catalogs/gifts">«Подарки»</a>.</p>
`,
    ar: `
<p>ديسمبر في المرسم طاولة طويلة عليها ورق بنّي. وكي يغادرها طردك في وقته، هذه المواعيد في مكان واحد.</p>
<h2>اطلب قبل</h2>
<ul>
<li><strong>8 ديسمبر</strong> للدول الأخرى؛</li>
<li><strong>15 ديسمبر</strong> للوحات المؤطّرة إلى أي مكان، لأن الإطارات تُقصّ عند الطلب؛</li>
<li><strong>19 ديسمبر</strong> لكل ما عدا ذلك داخل الدولة؛</li>
<li><strong>23 ديسمبر، السادسة مساءً</strong> إن كنت ستستلمه من المتجر بنفسك.</li>
</ul>
<p>من أول الشهر نفتح كل يوم من العاشرة إلى الثامنة. وفي الرابع والعشرين نغلق عند الثانية، ثم لا يجيب أحد عن شيء حتى السابع والعشرين، مع اعتذارنا. ومن طلب بعد هذه المواعيد يصله طلبه مع بداية العام، ونكتب له متى بالضبط.</p>
<h2>التغليف والبطاقات</h2>
<p>التغليف مجاني طوال العام. اذكر في تعليق الطلب أنه هدية، وأضف كلماتك للبطاقة، وينقلها أحدنا بخط اليد. تكتب ليان الطويلة، ومروان القصيرة، وتضيف هدى ورقة شجر إن بقي مكان.</p>
<p>وإن كان المساء الأخير وليس معك شيء فتعال على أي حال. قرب الباب رفّ اسمه «النجدة»: لوحات صغيرة وأكواب مفردة وأزواج من الشمعدانات، مغلّفة وتنتظر. وقد أنجد الجميع حتى الآن. وتجد أفكارًا أخرى بين <a href="/catalogs/gifts">الهدايا</a>.</p>
`,
  },
  comments: [],
};
