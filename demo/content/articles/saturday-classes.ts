import type { DemoArticle } from '../types.ts';

export const saturdayClasses: DemoArticle = {
  key: 'saturday-classes',
  category: 'news',
  slug: 'saturday-classes',
  title: {
    en: 'Saturday classes: the new season',
    ru: 'Субботние занятия: новый сезон',
    ar: 'دروس السبت: الموسم الجديد',
  },
  excerpt: {
    en: 'Drawing with Ida, a first bowl with Anna, and a linocut in one afternoon with Vera.',
    ru: 'Рисунок с Идой, первая миска с Анной и линогравюра за один день с Верой.',
    ar: 'رسم مع هدى، ووعاء أول مع أمينة، وحفر على اللينوليوم في عصر واحد مع ليان.',
  },
  cover: 'article-01',
  author: 'ida',
  tags: ['studio-life', 'printmaking'],
  publishedDaysAgo: 27,
  body: {
    en: `
<p>From next week the long table in the print room belongs to you again. Groups are small, six people at most, and nobody needs to bring anything except sleeves that roll up.</p>
<h2>What is on</h2>
<ul>
<li><strong>First Saturday, 11:00 to 14:00: plants, standing up.</strong> Ida brings the plants. Paper, charcoal and tea are included. Erasers are not.</li>
<li><strong>Second Saturday, 11:00 to 15:00: a first bowl.</strong> Anna sits beside you at the wheel. You make three, choose one, and we fire it; collect it in three weeks.</li>
<li><strong>Third Saturday, 12:00 to 17:00: linocut in one afternoon.</strong> A postcard-sized block, two colors, ten prints to take home.</li>
<li><strong>Last Saturday, 12:00 to 15:00: mending.</strong> Bring something broken. It is the quietest class and the one people come back to.</li>
</ul>
<p>A class costs the same as a mug, except for the wheel, which costs the same as a mug and a bowl. Children over ten are welcome with a grown-up, who must also draw.</p>
<p>To book, <a href="/contacts">write or call</a>; tell us which Saturday and how many of you. If a class is full, we keep a list, and someone always catches a cold.</p>
`,
    ru: `
<p>Со следующей недели длинный стол в печатной снова ваш. Группы маленькие, не больше шести человек, и приносить ничего не нужно, кроме рукавов, которые закатываются.</p>
<h2>Расписание</h2>
<ul>
<li><strong>Первая суббота, 11:00–14:00: растения стоя.</strong> Растения приносит Ида. Бумага, уголь и чай включены. Ластики — нет.</li>
<li><strong>Вторая суббота, 11:00–15:00: первая миска.</strong> Анна садится рядом с вами за круг. Сделаете три, выберете одну, мы её обожжём, и через три недели забирайте.</li>
<li><strong>Третья суббота, 12:00–17:00: линогравюра за день.</strong> Доска размером с открытку, два цвета, десять оттисков с собой.</li>
<li><strong>Последняя суббота, 12:00–15:00: починка.</strong> Приносите то, что разбилось. Самое тихое занятие, на которое чаще всего возвращаются.</li>
</ul>
<p>Занятие стоит как кружка, а гончарный круг — как кружка и миска. Детей старше десяти лет ждём со взрослым, и взрослый тоже рисует. Опыт не нужен: половина группы обычно держит карандаш впервые со школы, и к концу дня это совершенно незаметно.</p>
<p>Чтобы записаться, <a href="/contacts">напишите или позвоните</a>: какая суббота и сколько вас. Если мест нет, запишем в лист ожидания — кто-нибудь обязательно простудится.</p>
`,
    ar: `
<p>من الأسبوع القادم تعود الطاولة الطويلة في غرفة الطباعة إليكم. المجموعات صغيرة، ستة أشخاص على الأكثر، ولا يحتاج أحد إلى أن يحضر شيئًا سوى أكمام يمكن رفعها.</p>
<h2>البرنامج</h2>
<ul>
<li><strong>السبت الأول، من 11:00 إلى 14:00: نباتات واقفة.</strong> تحضر هدى النباتات. الورق والفحم والشاي مشمولة. أما الممحاة فلا.</li>
<li><strong>السبت الثاني، من 11:00 إلى 15:00: وعاء أول.</strong> تجلس أمينة بجانبك عند الدولاب. تصنع ثلاثة وتختار واحدًا ونحرقه لك؛ وتستلمه بعد ثلاثة أسابيع.</li>
<li><strong>السبت الثالث، من 12:00 إلى 17:00: لينوليوم في عصر واحد.</strong> قالب بحجم بطاقة بريدية، ولونان، وعشر نسخ تأخذها معك.</li>
<li><strong>السبت الأخير، من 12:00 إلى 15:00: إصلاح.</strong> أحضر شيئًا مكسورًا. إنه أهدأ الدروس، والذي يعود الناس إليه.</li>
</ul>
<p>ثمن الدرس ثمن كوب، إلا الدولاب فثمنه ثمن كوب ووعاء. ونرحّب بالأطفال فوق العاشرة مع أحد الكبار، وعليه أن يرسم هو أيضًا. القهوة والشاي علينا، والمآزر معلّقة خلف الباب.</p>
<p>للحجز <a href="/contacts">اكتب أو اتصل</a>، وأخبرنا بأي سبت وبعددكم. وإن امتلأ الدرس فعندنا قائمة، ودائمًا ما يصاب أحدهم بالزكام.</p>
`,
  },
  comments: [
    {
      name: { en: 'Harold', ru: 'Харитон', ar: 'هارون' },
      text: {
        en: 'I came for the bowl and stayed for the mending. Recommended.',
        ru: 'Пришёл за миской, остался на починку. Советую.',
        ar: 'جئت للوعاء وبقيت للإصلاح. أنصح به.',
      },
      daysAgo: 20,
    },
  ],
};
