import type { DemoArticle } from '../types.ts';

export const drawingPlantsStandingUp: DemoArticle = {
  key: 'drawing-plants-standing-up',
  category: 'journal',
  slug: 'drawing-plants-standing-up',
  title: {
    en: 'Why I draw plants standing up',
    ru: 'Почему я рисую растения стоя',
    ar: 'لماذا أرسم النباتات واقفةً',
  },
  excerpt: {
    en: 'Life-size, at arm’s length and without an eraser: three habits behind the botanical sheets.',
    ru: 'В натуральную величину, на вытянутой руке и без ластика: три привычки, из которых получились ботанические листы.',
    ar: 'بالحجم الطبيعي، على مدّ الذراع، ومن دون ممحاة: ثلاث عادات وراء اللوحات النباتية.',
  },
  cover: 'article-07',
  author: 'ida',
  tags: ['sketchbook', 'printmaking'],
  publishedDaysAgo: 130,
  body: {
    en: `
<p>Sit down in front of a plant and you will draw a bouquet: the nice part, at eye level, tilted slightly towards you. Stand up, and there is suddenly a whole creature there, with a spine and a way of holding itself. Fennel leans back. Sea holly stands with its hands on its hips. A fern in May looks as though it has been called on in class.</p>
<p>That is the first habit. The second is <strong>life size</strong>. A stem of ninety centimeters gets a sheet of a hundred, pinned to the door of the shed. The arm draws a curve the wrist cannot, and when the drawing is later made smaller the line keeps the speed of the arm.</p>
<p>The third habit is the one my Saturday students hate: no eraser. If a line has gone wrong, draw the right one beside it. A plant does the same when it meets a wall, and nobody asks it to go back and start again.</p>
<h2>Try it this week</h2>
<ol>
<li>Pin the back of a roll of wallpaper to a door.</li>
<li>Put something tall in a vase, at the height at which it grew.</li>
<li>Draw from the ground up, in the order in which it happened.</li>
</ol>
<p>Twenty minutes is plenty. Then sit down, you have earned it.</p>
`,
    ru: `
<p>Сядьте перед растением — и нарисуете букет: самое красивое, на уровне глаз, чуть повёрнутое к вам. Встаньте — и перед вами вдруг целое существо со спиной и осанкой. Фенхель откидывается назад. Синеголовник стоит подбоченясь. Папоротник в мае похож на того, кого вызвали к доске.</p>
<p>Это первая привычка. Вторая — <strong>натуральная величина</strong>. Стеблю в девяносто сантиметров полагается лист в метр, приколотый к двери сарая. Рука от плеча проводит дугу, на которую не способно запястье, и, когда рисунок потом уменьшат, в линии останется её скорость.</p>
<p>Третью привычку мои субботние ученики терпеть не могут: никакого ластика. Линия пошла не туда — проведите рядом верную. Растение, упёршись в стену, делает то же самое, и никто не просит его вернуться и начать сначала.</p>
<h2>Попробуйте на этой неделе</h2>
<ol>
<li>Приколите к двери кусок обоев изнанкой наружу.</li>
<li>Поставьте в вазу что-нибудь высокое — на той высоте, на какой оно росло.</li>
<li>Рисуйте от земли вверх, в том порядке, в каком всё происходило.</li>
</ol>
<p>Двадцати минут достаточно. А потом садитесь: заслужили. Если захочется показать, что вышло, приносите в субботу: у нас для таких листов есть целая стена, и ластиков возле неё нет.</p>
`,
    ar: `
<p>اجلس أمام نبتة فترسم باقة: الجزء اللطيف، على مستوى العين، مائلًا نحوك قليلًا. قِف، فإذا أمامك كائن كامل له عمود فقري وطريقة في الوقوف. الشمر يميل إلى الخلف. وشوك البحر يقف ويداه على خصره. والسرخس في مايو يبدو كأن المعلمة نادت اسمه فجأة.</p>
<p>هذه هي العادة الأولى. والثانية هي <strong>الحجم الطبيعي</strong>. ساق طولها تسعون سنتيمترًا لها ورقة من مئة، مثبّتة على باب السقيفة. ترسم الذراع منحنًى لا يقدر عليه المعصم، وحين تُصغَّر اللوحة لاحقًا يحتفظ الخط بسرعة الذراع.</p>
<p>والعادة الثالثة هي التي يكرهها طلاب السبت عندي: بلا ممحاة. إن أخطأ خط فارسم الصحيح بجانبه. هكذا تفعل النبتة حين تصادف جدارًا، ولا يطلب منها أحد أن تعود وتبدأ من جديد.</p>
<h2>جرّبه هذا الأسبوع</h2>
<ol>
<li>ثبّت ظهر لفافة من ورق الجدران على باب.</li>
<li>ضع شيئًا طويلًا في مزهرية، على الارتفاع الذي نما عليه.</li>
<li>ارسم من الأرض إلى أعلى، بالترتيب الذي حدث به.</li>
</ol>
<p>عشرون دقيقة في اليوم تكفي وتزيد. ثم اجلس واشرب شايك، فقد استحققت ذلك.</p>
`,
  },
  comments: [],
};
