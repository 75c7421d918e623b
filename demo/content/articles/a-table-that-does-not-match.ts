import type { DemoArticle } from '../types.ts';

export const aTableThatDoesNotMatch: DemoArticle = {
  key: 'a-table-that-does-not-match',
  category: 'journal',
  slug: 'a-table-that-does-not-match',
  title: {
    en: 'In praise of a table that does not match',
    ru: 'Похвала столу, на котором всё разное',
    ar: 'في مديح مائدة لا تتطابق',
  },
  excerpt: {
    en: 'How to put together a mixed set that looks intended, with three rules and one exception.',
    ru: 'Как собрать разную посуду так, чтобы она выглядела задуманной. Три правила и одно исключение.',
    ar: 'كيف تجمع طقمًا منوّعًا يبدو مقصودًا، بثلاث قواعد واستثناء واحد.',
  },
  cover: 'article-06',
  author: 'ida',
  tags: ['interiors', 'glaze', 'tea'],
  publishedDaysAgo: 56,
  body: {
    en: `
<p>My grandmother had a service for twelve, white with a gold rim, and in forty years I saw it used four times. We ate from what stood on the open shelf: a blue bowl with a chip, two plates from a canteen, a cup somebody had left behind in the war. I remember every one of those and could not draw you the gold rim.</p>
<p>So when people ask me which of our plates “go together”, I am the wrong person to ask. All of them do. But a mixed table can look like a dinner, or it can look like a jumble sale, and the difference is smaller than you would think.</p>
<h2>Rule one: agree on the white</h2>
<p>Colors quarrel less than whites do. A cool porcelain white next to a warm stoneware one makes the first look blue and the second look unwashed. Choose one white for the whole table, ours is <strong>Bone</strong>, and then let everything else be what it likes.</p>
<h2>Rule two: repeat something three times</h2>
<p>The eye needs three of a thing to believe in it. Not six, not all: three. They may be far apart and of different kinds.</p>
<ul>
<li>Three pieces in one glaze: a plate, a mug, the teapot.</li>
<li>Three bare clay feet on an otherwise shiny table.</li>
<li>Three tall things: a bottle vase, a pitcher, a candle.</li>
</ul>
<p>Two look like an accident, and four begin to look like a set, with everything a set demands.</p>
<h2>Rule three: one guest of honor</h2>
<p>Put one thing on the table that has nothing to do with the rest. The canteen plate. A bowl from a holiday. A jar with dill in it. If everything is beautiful, nobody dares to put their elbows down.</p>
<blockquote><p>A table should look as if people are about to sit down at it, not as if they have just been asked to leave.</p></blockquote>
<h3>How to begin if you are beginning from nothing</h3>
<ol>
<li>Take four <a href="/products/noodle-bowl">deep bowls</a> in two glazes. Soup, salad, cereal, pasta: it is the piece that works hardest.</li>
<li>Add four flat plates in Bone. This is your agreed white.</li>
<li>Let everyone who eats with you choose their own cup. It is the fastest way to get to know a person, and after that you will not need to ask whose is whose.</li>
<li>Wait half a year before you buy anything else. By then the table will have told you what is missing.</li>
</ol>
<h2>The exception</h2>
<p>Teapots do not like company. One at a time, in the middle, with room around it. I have tried two, and they spent the evening comparing spouts.</p>
<p>As for the service with the gold rim: it came to me in the end, in newspaper from 1974. I use it on Mondays. The gold is wearing off rather nicely, and the soup plates look very well next to a stoneware bowl with a chip in it.</p>
`,
    ru: `
<p>У бабушки был сервиз на двенадцать персон, белый с золотым ободком, и за сорок лет я видела его на столе четыре раза. Ели мы из того, что стояло на открытой полке: синяя миска со щербинкой, две тарелки из столовой, чашка, которую кто-то забыл ещё до моего рождения. Каждую из этих вещей я помню, а ободок нарисовать не смогу.</p>
<p>Поэтому, когда меня спрашивают, какие из наших тарелок «подходят друг к другу», спрашивают не того. Подходят все. Но разномастный стол может выглядеть ужином, а может — барахолкой, и разница между ними меньше, чем кажется.</p>
<h2>Правило первое: договоритесь о белом</h2>
<p>Цвета ссорятся реже, чем разные белые. Холодный фарфор рядом с тёплой каменной массой сразу синеет, а она рядом с ним кажется немытой. Выберите один белый на весь стол — у нас это <strong>«Слоновая кость»</strong>, — а остальное пусть будет каким хочет.</p>
<h2>Правило второе: повторите что-нибудь трижды</h2>
<p>Чтобы глаз поверил, ему нужно три раза. Не шесть, не всё подряд — три. Вещи могут стоять далеко друг от друга и быть совсем разными.</p>
<ul>
<li>Три предмета в одной глазури: тарелка, кружка, чайник.</li>
<li>Три донышка из голой глины на блестящем столе.</li>
<li>Три высокие вещи: бутыль, кувшин, свеча.</li>
</ul>
<p>Два раза похожи на случайность, а четыре — уже почти сервиз, со всеми его требованиями: протирать, пересчитывать, бояться за крышку сахарницы.</p>
<h2>Правило третье: один почётный гость</h2>
<p>Поставьте на стол одну вещь, которая ни с чем не связана. Тарелку из столовой. Миску, привезённую из отпуска. Банку с укропом. Если красиво всё, никто не решится положить локти на стол.</p>
<blockquote><p>Стол должен выглядеть так, будто за него сейчас сядут, а не так, будто из-за него только что попросили выйти.</p></blockquote>
<h3>С чего начать, если нет ничего</h3>
<ol>
<li>Возьмите четыре <a href="/products/noodle-bowl">глубокие миски</a> в двух глазурях. Суп, салат, каша, паста — эта вещь работает больше всех.</li>
<li>Добавьте четыре плоские тарелки в «Слоновой кости». Это и будет ваш общий белый.</li>
<li>Пусть каждый, кто с вами ест, сам выберет себе чашку. Так быстрее всего узнаёшь человека, и потом уже не нужно спрашивать, где чья.</li>
<li>Полгода ничего не покупайте. За это время стол сам скажет, чего не хватает, и обычно это оказывается не то, что вы собирались покупать.</li>
</ol>
<h2>Исключение</h2>
<p>Чайники не любят общества. По одному, в середину, и чтобы вокруг было место. Я пробовала ставить два — они весь вечер мерились носиками.</p>
<p>А сервиз с золотым ободком в конце концов достался мне, завёрнутый в газету 1974 года. Я ем из него по понедельникам. Золото стирается, и ему это идёт, а глубокие тарелки отлично смотрятся рядом с глиняной миской, у которой щербинка.</p>
`,
    ar: `
<p>كان عند جدتي طقم لاثني عشر شخصًا، أبيض بحافة ذهبية، ولم أره في أربعين عامًا إلا أربع مرات. كنا نأكل مما يقف على الرفّ المفتوح: وعاء أزرق فيه ثلمة، وطبقان من مطعم مدرسة، وكوب تركه أحدهم عندنا ذات صيف ولم يعد. أذكر كل واحد منها، ولا أستطيع أن أرسم لك الحافة الذهبية.</p>
<p>لذلك حين يسألني الناس أي أطباقنا «تتناسق معًا» أكون آخر من يُسأل. كلها تتناسق. لكن المائدة المنوّعة قد تبدو عشاءً وقد تبدو سوق أشياء مستعملة، والفرق بينهما أصغر مما تظن.</p>
<h2>القاعدة الأولى: اتفقوا على الأبيض</h2>
<p>الألوان أقل خصامًا من درجات الأبيض. أبيض البورسلان البارد بجانب أبيض الخزف الحجري الدافئ يجعل الأول مزرقًّا والثاني كأنه لم يُغسل. اختر أبيض واحدًا للمائدة كلها، وأبيضنا هو <strong>العاجي</strong>، ثم دع كل ما عداه يكون كما يشاء.</p>
<h2>القاعدة الثانية: كرّر شيئًا ثلاث مرات</h2>
<p>تحتاج العين إلى ثلاثة من الشيء لتصدّقه. لا ستة ولا كلها: ثلاثة. ويمكن أن تكون متباعدة ومن أنواع مختلفة.</p>
<ul>
<li>ثلاث قطع بطلاء واحد: طبق وكوب وإبريق الشاي.</li>
<li>ثلاث قواعد من الطين العاري على مائدة كل ما عداها يلمع.</li>
<li>ثلاثة أشياء طويلة: قارورة وإبريق ماء وشمعة.</li>
</ul>
<p>الاثنان يبدوان مصادفة، والأربعة تبدأ بأن تكون طقمًا، بكل ما يطلبه الطقم.</p>
<h2>القاعدة الثالثة: ضيف شرف واحد</h2>
<p>ضع على المائدة شيئًا واحدًا لا علاقة له بالبقية. طبق مطعم المدرسة. وعاءً من سفر. برطمانًا فيه شبت. إن كان كل شيء جميلًا لم يجرؤ أحد على أن يضع مرفقيه.</p>
<blockquote><p>ينبغي أن تبدو المائدة كأن الناس على وشك أن يجلسوا إليها، لا كأنهم طُلب منهم للتوّ أن ينصرفوا.</p></blockquote>
<h3>كيف تبدأ إن كنت تبدأ من لا شيء</h3>
<ol>
<li>خذ أربعة <a href="/products/noodle-bowl">أوعية عميقة</a> بطلاءين. حساء وسلطة وحبوب ومعكرونة: هي القطعة الأكثر عملًا في البيت.</li>
<li>أضف أربعة أطباق مسطحة بالعاجي. هذا هو الأبيض الذي اتفقتم عليه.</li>
<li>دع كل من يأكل معك يختار كوبه بنفسه. إنها أسرع طريقة لتعرف إنسانًا، وبعدها لن تحتاج إلى أن تسأل أي كوب لمن.</li>
<li>انتظر نصف عام قبل أن تشتري شيئًا آخر. عندها تكون المائدة قد أخبرتك بما ينقصها.</li>
</ol>
<h2>الاستثناء</h2>
<p>أباريق الشاي لا تحب الصحبة. واحد في المرة، في الوسط، وحوله متّسع. جرّبت اثنين، فأمضيا المساء يقارنان صنبوريهما.</p>
<p>أما الطقم ذو الحافة الذهبية فقد جاء إليّ في النهاية، ملفوفًا بجريدة من عام 1974. أستعمله أيام الاثنين. والذهب يزول عنه زوالًا جميلًا، وأطباق الحساء تبدو بخير بجانب وعاء من الخزف الحجري فيه ثلمة.</p>
`,
  },
  comments: [
    {
      name: { en: 'Rosalind', ru: 'Розалия', ar: 'ريما' },
      text: {
        en: 'I took our service out of the cupboard after reading this. Two children and one dog later it is down to ten, and nobody died.',
        ru: 'Прочитала и достала наш сервиз из шкафа. Двое детей и одна собака спустя он на десять персон, и никто не умер.',
        ar: 'أخرجت طقمنا من الخزانة بعد قراءة هذا. وبعد طفلين وقطة صار عشر قطع، ولم يمت أحد.',
      },
      daysAgo: 50,
    },
  ],
};
