import type { DemoArticle } from '../types.ts';

export const springKiln: DemoArticle = {
  key: 'spring-kiln',
  category: 'news',
  slug: 'spring-kiln',
  title: {
    en: 'The big kiln opens: moon jars, teardrops, a surprise',
    ru: 'Открываем большую печь: луны, капли и сюрприз',
    ar: 'يُفتح الفرن الكبير: جرار قمر ودموع ومفاجأة',
  },
  excerpt: {
    en: 'One hundred and twelve pieces come out on Saturday at noon. The waiting list hears first.',
    ru: 'В субботу в полдень достанем сто двенадцать предметов. Первыми узнают те, кто записался.',
    ar: 'مئة واثنتا عشرة قطعة تخرج ظهر السبت. وقائمة الانتظار تعلم أولًا.',
  },
  cover: 'article-03',
  author: 'mark',
  tags: ['studio-life', 'glaze'],
  publishedDaysAgo: 6,
  body: {
    en: `
<p>The kiln has been cooling since Thursday. If nobody opens the door too early, and we have hidden the key from Anna, <strong>one hundred and twelve pieces</strong> will be on the table on Saturday at noon. Here is what went in:</p>
<ul>
<li>three moon jars, of which we hope to keep at least two round;</li>
<li>teardrop vases in all four glazes, cobalt included;</li>
<li>forty noodle bowls, because you ask for them every week;</li>
<li>the first batch of harbor teapots with the new, even quieter lid;</li>
<li>one shelf that Mark glazed late at night and does not remember.</li>
</ul>
<p>People on the waiting list get a letter with pictures on Saturday evening and can reserve for twenty-four hours. Whatever is left goes up in the shop on Monday morning, and the seconds shelf by the door fills itself as usual.</p>
<p>You are welcome to watch. Come by noon, wear shoes that can meet clay, and do not stand between Mark and the kiln. Coffee is on us, cups are on the shelf, and if you hear a high glassy ping, please pretend that you have not.</p>
<p>To get on the list, <a href="/contacts">write to us</a> with one word: kiln.</p>
`,
    ru: `
<p>Печь остывает с четверга. Если никто не откроет её раньше времени — а ключ от Анны мы спрятали, — в субботу в полдень на столе окажутся <strong>сто двенадцать предметов</strong>. Вот что мы туда поставили:</p>
<ul>
<li>три лунные вазы: надеемся, что круглыми останутся хотя бы две;</li>
<li>вазы «Капля» во всех четырёх глазурях, включая кобальт;</li>
<li>сорок глубоких мисок, потому что про них вы спрашиваете каждую неделю;</li>
<li>первую партию чайников «Гавань» с новой, ещё более тихой крышкой;</li>
<li>одну полку, которую Марк глазуровал поздно ночью и теперь не помнит чем.</li>
</ul>
<p>Те, кто записался, в субботу вечером получат письмо с фотографиями и сутки смогут бронировать. Остальное появится в магазине в понедельник утром, а полка с браком у двери, как обычно, заполнится сама.</p>
<p>Можно прийти и посмотреть. Приходите к полудню, в обуви, которой не страшна глина, и не стойте между Марком и печью. Кофе с нас, чашки на полке. Если услышите тонкий стеклянный звон — сделайте вид, что не услышали.</p>
<p>Чтобы попасть в список, <a href="/contacts">напишите нам</a> одно слово: «печь». Отвечаем всем, обычно в тот же день.</p>
`,
    ar: `
<p>يبرد الفرن منذ الخميس. وإن لم يفتح أحد الباب قبل أوانه، وقد خبّأنا المفتاح عن أمينة، فستكون <strong>مئة واثنتا عشرة قطعة</strong> على الطاولة ظهر السبت. وهذا ما دخله:</p>
<ul>
<li>ثلاث جرار قمر، نأمل أن تبقى اثنتان منها على الأقل مستديرتين؛</li>
<li>مزهريات الدمعة بألوان الطلاء الأربعة، والكوبالت منها؛</li>
<li>أربعون وعاء نودلز، لأنكم تسألون عنها كل أسبوع؛</li>
<li>أول دفعة من أباريق «الميناء» بغطائها الجديد الأكثر هدوءًا؛</li>
<li>رفّ واحد طلاه مروان في آخر الليل ولا يذكره.</li>
</ul>
<p>تصل من في قائمة الانتظار رسالة بالصور مساء السبت، ويمكنهم الحجز أربعًا وعشرين ساعة. وما يبقى يُعرض في المتجر صباح الاثنين، ويمتلئ رفّ ذوات العيوب قرب الباب من تلقاء نفسه كالمعتاد. أسعار الحرقة كما كانت في الخريف، والتغليف للهدايا مجاني كما هو دائمًا.</p>
<p>أهلًا بكم للمشاهدة. تعالوا عند الظهر بأحذية يمكنها أن تلتقي الطين، ولا تقفوا بين مروان والفرن. القهوة علينا، والأكواب النظيفة على الرفّ العلوي قرب الباب، وإن سمعتم رنينًا زجاجيًّا رفيعًا فتظاهروا بأنكم لم تسمعوا.</p>
<p>لتدخل القائمة <a href="/contacts">اكتب إلينا</a> كلمة واحدة: فرن.</p>
`,
  },
  comments: [
    {
      name: { en: 'Eleanor', ru: 'Элеонора', ar: 'إلهام' },
      text: { en: 'Kiln.', ru: 'Печь.', ar: 'فرن.' },
      daysAgo: 5,
    },
    {
      name: { en: 'Tom Sedge', ru: 'Тимур Осокин', ar: 'تميم صقر' },
      text: {
        en: 'Two out of three are round. I have seen them.',
        ru: 'Круглых две из трёх. Я видел.',
        ar: 'اثنتان من ثلاث مستديرتان. رأيتهما.',
      },
      daysAgo: 4,
    },
  ],
};
