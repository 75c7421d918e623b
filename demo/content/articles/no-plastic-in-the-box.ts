import type { DemoArticle } from '../types.ts';

export const noPlasticInTheBox: DemoArticle = {
  key: 'no-plastic-in-the-box',
  category: 'news',
  slug: 'no-plastic-in-the-box',
  title: {
    en: 'There is no plastic left in our boxes',
    ru: 'В наших коробках больше нет пластика',
    ar: 'لم يبقَ بلاستيك في صناديقنا',
  },
  excerpt: {
    en: 'Two years, four hundred dropped parcels and one staircase later, bubble wrap has retired.',
    ru: 'Два года, четыреста уроненных посылок и одна лестница — и пузырчатая плёнка ушла на пенсию.',
    ar: 'بعد عامين وأربعمئة طرد أُسقط ودرج واحد، تقاعد غلاف الفقاعات.',
  },
  cover: 'article-09',
  author: 'leo',
  tags: ['shipping', 'studio-life'],
  publishedDaysAgo: 170,
  body: {
    en: `
<p>As of this week every parcel leaves the studio without a scrap of plastic: no bubble wrap, no foam, no tape. It took two years, because paper is easy and <strong>a teapot falling down a staircase is not</strong>.</p>
<p>We tested on the stairs behind the shop, fourteen steps, stone. Each new box went down ten times with a reject from the kiln inside. Bubble wrap lost one in ten. Our first paper version lost four. The present one, the ninth, loses none.</p>
<h2>What is in the box now</h2>
<ul>
<li>A sleeve of honeycomb paper for the piece, and another for its handle or spout.</li>
<li>A collar of corrugated board that keeps it in the middle, two fingers from every wall.</li>
<li>Shredded proofs from the print room. If you find a third of a moon in there, it is an original.</li>
<li>Paper tape with starch glue. Wet it and it lets go.</li>
</ul>
<p>Framed prints travel between two boards with corner guards pressed from the same paper. The glass no longer needs its sheet of film.</p>
<p>All of it goes into the paper bin, except the collar: flat and clean, it can come back to us. Five collars are worth an espresso cup, and you may choose who makes it. Details are on the <a href="/delivery">delivery page</a>.</p>
`,
    ru: `
<p>С этой недели из мастерской не уезжает ни клочка пластика: ни пузырчатой плёнки, ни поролона, ни скотча. На это ушло два года, потому что бумагу упаковать легко, а <strong>чайник, летящий с лестницы, — нет</strong>.</p>
<p>Испытывали на лестнице за магазином: четырнадцать ступеней, камень. Каждая новая коробка съезжала по ней десять раз с браком из печи внутри. В пузырчатой плёнке разбивался один предмет из десяти. В нашем первом бумажном варианте — четыре. В нынешнем, девятом, — ни одного.</p>
<h2>Что теперь внутри</h2>
<ul>
<li>Рукав из сотовой бумаги для самого предмета и ещё один — для ручки или носика.</li>
<li>Ворот из гофрокартона, который держит вещь посередине, в двух пальцах от каждой стенки.</li>
<li>Резаные пробные оттиски из печатной. Если найдёте треть луны — это оригинал.</li>
<li>Бумажная лента на крахмальном клее. Намочите — и она отпустит.</li>
</ul>
<p>Работы в рамах едут между двумя картонами, с уголками из той же прессованной бумаги. Защитная плёнка стеклу больше не нужна.</p>
<p>Всё это можно сдать в макулатуру, кроме ворота: ровный и чистый, он может вернуться к нам. За пять воротов дарим кофейную чашку, и вы выбираете, кто её сделает. Подробности — на <a href="/delivery">странице доставки</a>.</p>
`,
    ar: `
<p>من هذا الأسبوع يغادر كل طرد المرسم بلا قصاصة بلاستيك: لا غلاف فقاعات ولا إسفنج ولا شريط لاصق. أخذ ذلك عامين، لأن الورق سهل، أما <strong>إبريق شاي يسقط على الدرج فليس كذلك</strong>.</p>
<p>كان الاختبار على الدرج خلف المتجر، أربع عشرة درجة من حجر. نزل كل صندوق جديد عليه عشر مرات وفي داخله قطعة معيبة من الفرن. خسر غلاف الفقاعات واحدة من عشر. وخسرت نسختنا الورقية الأولى أربعًا. والحالية، وهي التاسعة، لا تخسر شيئًا.</p>
<h2>ما في الصندوق الآن</h2>
<ul>
<li>كُمّ من ورق خلايا النحل للقطعة، وآخر لمقبضها أو صنبورها.</li>
<li>طوق من الكرتون المموّج يُبقيها في الوسط، على إصبعين من كل جدار.</li>
<li>تجارب مفرومة من غرفة الطباعة. وإن وجدت فيها ثلث قمر فهو أصلي.</li>
<li>شريط ورقي بغراء النشا. بلّله فينفصل.</li>
</ul>
<p>تسافر اللوحات المؤطّرة بين لوحين وواقيات زوايا مكبوسة من الورق نفسه. ولم يعد الزجاج بحاجة إلى غشائه.</p>
<p>كل ذلك يذهب إلى حاوية الورق المعاد تدويره، إلا الطوق: مسطّحًا ونظيفًا يمكنه أن يعود إلينا. خمسة أطواق تساوي فنجان إسبرسو، ولك أن تختار من يصنعه. التفاصيل في <a href="/delivery">صفحة التوصيل</a>.</p>
`,
  },
  comments: [
    {
      name: { en: 'Ruby', ru: 'Рая', ar: 'ربى' },
      text: {
        en: 'I found two thirds of a fern and have framed it.',
        ru: 'Нашла две трети папоротника и вставила в рамку.',
        ar: 'وجدت ثلثي سرخس وأطّرتهما.',
      },
      daysAgo: 140,
    },
  ],
};
