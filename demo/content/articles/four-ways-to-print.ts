import type { DemoArticle } from '../types.ts';

export const fourWaysToPrint: DemoArticle = {
  key: 'four-ways-to-print',
  category: 'journal',
  slug: 'four-ways-to-print',
  title: {
    en: 'Giclée, screen, riso, lino: four ways to put ink on paper',
    ru: 'Жикле, шелкография, ризо, линогравюра: четыре способа положить краску на бумагу',
    ar: 'جيكليه وحرير وريزو ولينو: أربع طرق لوضع الحبر على الورق',
  },
  excerpt: {
    en: 'Why one print costs $28 and another $160, and how to tell them apart with your eyes, fingers and nose.',
    ru: 'Почему один лист стоит вшестеро дороже другого и как отличить их глазами, пальцами и носом.',
    ar: 'لماذا تكلّف لوحة 105 دراهم وأخرى 585، وكيف تميّز بينها بعينيك وأصابعك وأنفك.',
  },
  cover: 'article-08',
  author: 'vera',
  tags: ['printmaking', 'studio-life'],
  publishedDaysAgo: 18,
  body: {
    en: `
<p>On each of our product pages there is a line called “Technique”, and every week somebody writes to ask what it means. Fair enough: we use four, they look different, they cost different money, and one of them rubs off on white trousers. Here is the guided tour.</p>
<h2>Giclée: the patient machine</h2>
<p>The word is French and means “sprayed”. A large printer with eleven pots of pigment ink goes over a cotton sheet for about twenty minutes, laying down drops a tenth as wide as a hair. It is the only technique here that can hold a wash, a fog, the sixth ridge of hills behind the fifth.</p>
<p><strong>How to recognize it:</strong> no relief at all, soft transitions, a surface like watercolor paper. <strong>Choose it</strong> for calm landscapes and when you need a size that has sold out, because we can always print another.</p>
<h2>Screen print: one color at a time</h2>
<p>A fine mesh on a frame, a stencil, a rubber blade. You pull ink through the open parts, wash everything, dry the sheet for a day and start again with the next color. Six colors make six days. The ink lies on top of the paper, thick enough to feel.</p>
<h3>Why no two are alike</h3>
<p>Each layer is set down by hand, and hands move. In a good edition the shift is less than half a millimeter; that is what gives an edge its slight glow. If a screen print is perfectly registered, look again, it may be a giclée.</p>
<h2>Risograph: the office rebel</h2>
<p>Imagine a photocopier that was meant for school newsletters and fell in love with art. It burns a stencil, wraps it around a drum of soy ink and prints sixty sheets a minute, one color a pass. The ink never quite dries, the grain is coarse, and the drums miss each other by as much as they please.</p>
<ul>
<li>It smells faintly of crayons for the first week.</li>
<li>It is the least expensive, and the most cheerful.</li>
<li>It is the one that rubs off. Glass, please.</li>
</ul>
<h2>Linocut: no way back</h2>
<p>Everything you cut away stays white. There is no undo, no layer to switch off, and a slip at eleven at night turns a moon into a bean. I draw for a week, cut for another, and then roll the ink out so thin that it hisses. The press dates from 1961; it weighs as much as a small car and is gentler than I am.</p>
<blockquote><p>A linocut is a drawing in which every line was decided twice: once by the pencil and once by the knife.</p></blockquote>
<p>Our linocuts come in editions of forty, on Japanese paper that shows the pressure from behind. Turn one over and you will see the picture again, in relief, without a drop of ink.</p>
<h2>So which one?</h2>
<ol>
<li>First apartment, first picture, a student’s wall: <strong>risograph</strong>.</li>
<li>A large quiet thing over the bed: <strong>giclée</strong>.</li>
<li>A side-lit hallway, someone who likes to come close: <strong>screen print</strong>.</li>
<li>A present for a person who already has everything: <strong>linocut</strong>, and write the number of the sheet on the card.</li>
</ol>
<p>And if you can come by on a Saturday, do. We leave one sheet of each on the table by the window, without glass, with a note that says “Please touch”.</p>
`,
    ru: `
<p>На каждой странице товара есть строка «Техника», и каждую неделю кто-нибудь пишет и спрашивает, что она значит. Справедливо: техник у нас четыре, выглядят они по-разному, стоят по-разному, а одна ещё и пачкает белые брюки. Проведём экскурсию.</p>
<h2>Жикле: терпеливая машина</h2>
<p>Слово французское и значит «разбрызганный». Большой принтер с одиннадцатью баками пигментных красок минут двадцать ходит над хлопковым листом и кладёт капли вдесятеро тоньше волоса. Из всех техник только эта умеет передать размывку, туман и шестой хребет холмов за пятым.</p>
<p><strong>Как узнать:</strong> рельефа нет совсем, переходы мягкие, поверхность как у акварельной бумаги. <strong>Когда брать:</strong> если хочется спокойного пейзажа или нужный размер закончился, — ещё один мы напечатаем всегда.</p>
<h2>Шелкография: цвет за цветом</h2>
<p>Тонкая сетка на раме, трафарет, резиновый ракель. Продавливаешь краску сквозь открытые места, всё отмываешь, сутки сушишь лист и начинаешь снова, со следующим цветом. Шесть цветов — шесть дней. Краска лежит поверх бумаги, и её слой чувствуется пальцем.</p>
<h3>Почему нет двух одинаковых</h3>
<p>Каждый слой кладут руками, а руки не станок. В хорошем тираже сдвиг меньше полумиллиметра, и именно он даёт краю лёгкое свечение. Если цвета совпали идеально, посмотрите ещё раз: возможно, перед вами жикле.</p>
<h2>Ризография: офисный бунтарь</h2>
<p>Представьте копировальный аппарат, который делали для школьных газет, а он влюбился в искусство. Машина прожигает трафарет, оборачивает его вокруг барабана с соевой краской и печатает шестьдесят листов в минуту, по цвету за прогон. Краска до конца не сохнет, зерно крупное, а барабаны не попадают друг в друга ровно настолько, насколько им хочется.</p>
<ul>
<li>Первую неделю лист чуть пахнет восковыми мелками.</li>
<li>Это самая недорогая и самая весёлая техника.</li>
<li>Пачкается именно она. Поэтому — под стекло.</li>
</ul>
<h2>Линогравюра: назад дороги нет</h2>
<p>Всё, что вырезано, останется белым. Отменить нельзя, слой не выключишь, и одно неверное движение в одиннадцать вечера превращает луну в фасолину. Неделю я рисую, неделю режу, а потом раскатываю краску так тонко, что она шипит. Станок 1961 года весит как малолитражка, а рука у него легче моей.</p>
<blockquote><p>Линогравюра — это рисунок, в котором каждую линию решили дважды: сначала карандаш, потом нож.</p></blockquote>
<p>Тираж наших линогравюр — сорок листов на японской бумаге, которая показывает давление с изнанки. Переверните лист — и увидите ту же картину ещё раз, рельефом, без капли краски.</p>
<h2>Так что же взять?</h2>
<ol>
<li>Первая квартира, первая картина, стена студента — <strong>ризографию</strong>.</li>
<li>Что-то большое и тихое над кроватью — <strong>жикле</strong>.</li>
<li>Коридор с боковым светом и человек, который любит подойти поближе, — <strong>шелкографию</strong>.</li>
<li>Подарок тому, у кого всё есть, — <strong>линогравюру</strong>. И напишите на открытке номер листа.</li>
</ol>
<p>А если можете заглянуть в субботу — загляните. На столе у окна лежит по листу каждой техники, без стекла и с запиской «Трогать можно».</p>
`,
    ar: `
<p>في كل صفحة من صفحات منتجاتنا سطر اسمه «التقنية»، وفي كل أسبوع يكتب أحدهم ليسأل عن معناه. معه حق: نستعمل أربعًا، وأشكالها مختلفة، وأثمانها مختلفة، وواحدة منها تترك أثرًا على السراويل البيضاء. وهذه جولة مع دليل.</p>
<h2>جيكليه: الآلة الصبور</h2>
<p>الكلمة فرنسية ومعناها «المرشوش». طابعة كبيرة فيها أحد عشر وعاءً من الحبر الصبغي تمرّ فوق ورقة القطن نحو عشرين دقيقة، وتضع قطرات عرضها عُشر شعرة. هي التقنية الوحيدة هنا القادرة على غسلة لون، وعلى الضباب، وعلى الجبل السادس خلف الخامس.</p>
<p><strong>كيف تعرفها:</strong> لا بروز على الإطلاق، وانتقالات ناعمة، وسطح كورق الألوان المائية. <strong>اخترها</strong> للمناظر الهادئة، وحين تريد مقاسًا نفد، فنحن نستطيع دائمًا أن نطبع غيره.</p>
<h2>الطباعة الحريرية: لون في كل مرة</h2>
<p>شبكة دقيقة على إطار، وقالب، وشفرة مطاطية. تسحب الحبر عبر الأجزاء المفتوحة، وتغسل كل شيء، وتجفف الورقة يومًا، وتبدأ من جديد باللون التالي. ستة ألوان تعني ستة أيام. ويستقر الحبر فوق الورق، سميكًا حتى لتلمسه.</p>
<h3>لماذا لا تتطابق اثنتان</h3>
<p>كل طبقة تُوضع باليد، والأيدي تتحرك. في الإصدار الجيد يقل الانزياح عن نصف مليمتر؛ وهو ما يمنح الحافة توهّجها الخفيف. وإن كانت اللوحة الحريرية متطابقة تمامًا فانظر مرة أخرى، فقد تكون جيكليه.</p>
<h2>ريزوغراف: متمرّد المكتب</h2>
<p>تخيّل آلة تصوير صُنعت لنشرات المدارس ثم وقعت في حب الفن. تحرق قالبًا وتلفّه حول أسطوانة من حبر الصويا، وتطبع ستين ورقة في الدقيقة، لونًا في كل مرور. لا يجفّ الحبر تمامًا أبدًا، والحبيبات خشنة، والأسطوانات تخطئ بعضها بقدر ما يحلو لها.</p>
<ul>
<li>تفوح منها رائحة أقلام الشمع في الأسبوع الأول.</li>
<li>هي الأرخص والأكثر مرحًا.</li>
<li>وهي التي تترك أثرًا. خلف زجاج، من فضلك.</li>
</ul>
<h2>اللينوليوم: لا طريق للعودة</h2>
<p>كل ما تقصّه يبقى أبيض. لا تراجع ولا طبقة تُخفى، وزلّة في الحادية عشرة ليلًا تحوّل القمر إلى حبة فول. أرسم أسبوعًا وأحفر آخر، ثم أمدّ الحبر رقيقًا حتى يهمس. المكبس من عام 1961؛ وزنه كسيارة صغيرة، وهو ألطف مني.</p>
<blockquote><p>الحفر على اللينوليوم رسم حُسم كل خط فيه مرتين: مرة بالقلم ومرة بالسكين.</p></blockquote>
<p>لوحاتنا منه في إصدارات من أربعين، على ورق ياباني يُظهر الضغط من ظهره. اقلب واحدة فترى الصورة مرة أخرى، بارزة، بلا قطرة حبر.</p>
<h2>فأيّها إذن؟</h2>
<ol>
<li>الشقة الأولى واللوحة الأولى وجدار طالب: <strong>ريزوغراف</strong>.</li>
<li>شيء كبير وهادئ فوق السرير: <strong>جيكليه</strong>.</li>
<li>ممر ضوؤه من الجانب، ومن يحب أن يقترب: <strong>طباعة حريرية</strong>.</li>
<li>هدية لمن عنده كل شيء: <strong>لينوليوم</strong>، واكتب رقم النسخة على البطاقة.</li>
</ol>
<p>وإن استطعت أن تمرّ بنا يوم سبت فافعل. نترك من كل منها واحدة على الطاولة قرب النافذة، بلا زجاج، مع ورقة كُتب عليها «اللمس مرغوب».</p>
`,
  },
  comments: [
    {
      name: { en: 'Jerome', ru: 'Ярослав', ar: 'جهاد' },
      text: {
        en: 'Can confirm the white trousers.',
        ru: 'Про белые брюки подтверждаю.',
        ar: 'أؤكد مسألة السراويل البيضاء.',
      },
      daysAgo: 15,
    },
  ],
  meta: {
    title: {
      en: 'Giclée, screen print, risograph, linocut: what is the difference?',
      ru: 'Жикле, шелкография, ризография и линогравюра: в чём разница',
      ar: 'جيكليه وشاشة حريرية وريزوغراف ولينوليوم: ما الفرق؟',
    },
    description: {
      en: 'Four printing techniques explained by a printmaker: how they look, what they cost and which to choose.',
      ru: 'Художница объясняет четыре техники печати: как выглядят, сколько стоят и какую выбрать.',
      ar: 'أربع تقنيات طباعة تشرحها طابعة فنية: كيف تبدو وكم تكلّف وأيّها تختار.',
    },
  },
};
