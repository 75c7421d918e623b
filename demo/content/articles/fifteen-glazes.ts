import type { DemoArticle } from '../types.ts';

export const fifteenGlazes: DemoArticle = {
  key: 'fifteen-glazes',
  category: 'journal',
  slug: 'fifteen-glazes',
  title: {
    en: 'Fifteen glazes, one shed',
    ru: 'Пятнадцать глазурей и один сарай',
    ar: 'خمسة عشر طلاءً وسقيفة واحدة',
  },
  excerpt: {
    en: 'Where Sea came from, why Celadon costs more nerves than money, and what happens at 1240 degrees.',
    ru: 'Откуда взялось «Море», почему селадон стоит нервов и что происходит при 1240 градусах.',
    ar: 'من أين جاء البحري، ولماذا يكلّف السيلادون أعصابًا أكثر من المال، وما يحدث عند 1240 درجة.',
  },
  cover: 'article-02',
  author: 'mark',
  tags: ['glaze', 'studio-life'],
  publishedDaysAgo: 10,
  body: {
    en: `
<p>Behind the studio there is a shed of nine square meters with a sink, a scale and fifteen buckets. Everything you see on our pots, apart from the shape, comes out of those buckets. People ask why there are only fifteen. The answer is that there used to be forty-one.</p>
<h2>What a glaze is</h2>
<p>A glaze is glass that has agreed to stay where you put it. Ground quartz makes the glass, feldspar and chalk persuade it to melt below the temperature at which the pot itself would slump, clay makes it stick. Color is the smallest part: one or two percent of iron, copper or cobalt, weighed on the same scale on which I weigh coffee. Not on the same day.</p>
<p>In the bucket it all looks like dishwater. <strong>Cobalt is gray-pink before the fire, Ochre is brick red, and Bone and Snow cannot be told apart at all</strong>, which is why the lids have different knots on their strings.</p>
<h2>How we got down to fifteen</h2>
<p>Three winters ago we put one tile of every glaze on the kitchen table, and for a month everybody who came by turned over the ones they would not miss. Fifteen stayed face up. They have something in common: they look good with food, with each other, and in the gray light of February. The eight you ask about most:</p>
<ul>
<li><strong>Sea</strong> was a mistake: a Celadon with twice the copper.</li>
<li><strong>Bone</strong> is the one restaurants order. It makes an egg look like a still life.</li>
<li><strong>Celadon</strong> goes green only if the kiln runs short of air at the right moment.</li>
<li><strong>Terracotta</strong> is hardly a glaze; it is the clay with its collar buttoned.</li>
<li><strong>Cobalt</strong> moves. Look at the foot: the drop always stops a millimeter too early or too late.</li>
<li><strong>Ochre</strong> pools in every groove, so it is for carved and ribbed things.</li>
<li><strong>Charcoal</strong> is matte enough to take a pencil line. Guests have tried.</li>
<li><strong>Blush</strong> is Anna’s. She will not give me the recipe.</li>
</ul>
<h2>Thirty hours</h2>
<p>The firing takes thirty hours, and for twenty-nine of them nothing happens. I sit beside the kiln with a book and a thermos and look through a hole the size of a coin. At 1240 °C, inside, everything is the same color: the white of a winter sun. Pots, shelves, and the small cones that bend to tell me it is time.</p>
<blockquote><p>You do not make a glaze. You make an offer, and the fire accepts it or does not.</p></blockquote>
<h3>Then you wait</h3>
<p>The hardest part is the day after. Open the door at 200 degrees and the pots begin to sing: a thin glassy pinging that means the glaze is cracking and the month is gone. So we wait for 80, with gloves on, everyone in the yard, pretending to have come for other reasons.</p>
<p>One piece in nine does not make it. It gets a drop of wax on the rim and goes on the seconds shelf by the door, which is not on the website and never will be. Come and look: the coffee is usually ready, and the good cups are the ones with the wax.</p>
<p>The pieces that do make it are <a href="/catalogs/ceramics">here</a>. Where a thing is offered in several glazes, the swatch on the page is photographed from a real tile, at noon, in the yard.</p>
`,
    ru: `
<p>За мастерской стоит сарай в девять квадратных метров: раковина, весы и пятнадцать вёдер. Всё, что вы видите на нашей керамике, кроме формы, — из этих вёдер. Меня спрашивают, почему только пятнадцать. Отвечаю: раньше была сорок одна.</p>
<h2>Что такое глазурь</h2>
<p>Глазурь — это стекло, которое согласилось остаться там, куда его положили. Молотый кварц даёт само стекло, полевой шпат и мел уговаривают его расплавиться раньше, чем поплывёт горшок, глина помогает прилипнуть. Цвет — самая малая часть: один-два процента железа, меди или кобальта, отмеренные на тех же весах, на которых я взвешиваю кофе. Не в один день.</p>
<p>В ведре всё это похоже на воду после мытья посуды. <strong>Кобальт до обжига серо-розовый, охра кирпичная, а «Слоновую кость» и «Снег» вообще не отличить</strong>, поэтому на крышках завязаны разные узлы.</p>
<h2>Как их осталось пятнадцать</h2>
<p>Три зимы назад мы выложили на кухонный стол по плитке каждой глазури, и целый месяц все, кто заходил, переворачивали те, без которых могут обойтись. Лицом вверх осталось пятнадцать. У них есть общее: они хороши с едой, друг с другом и в сером февральском свете. Вот восемь, о которых спрашивают чаще всего:</p>
<ul>
<li><strong>«Море»</strong> — ошибка: селадон, в который дважды положили медь.</li>
<li><strong>«Слоновую кость»</strong> заказывают рестораны. На ней даже яйцо выглядит натюрмортом.</li>
<li><strong>Селадон</strong> зеленеет, только если в нужную минуту печи не хватает воздуха.</li>
<li><strong>«Терракота»</strong> — почти не глазурь, а глина, застёгнутая на верхнюю пуговицу.</li>
<li><strong>Кобальт</strong> течёт. Посмотрите на донышко: капля всегда замирает миллиметром раньше или позже, чем надо.</li>
<li><strong>Охра</strong> собирается в каждом желобке, поэтому она для резного и рифлёного.</li>
<li><strong>«Уголь»</strong> такой матовый, что на нём можно рисовать карандашом. Гости проверяли.</li>
<li><strong>«Румянец»</strong> — Анин. Рецепт она мне не говорит.</li>
</ul>
<h2>Тридцать часов</h2>
<p>Обжиг длится тридцать часов, и двадцать девять из них ничего не происходит. Я сижу у печи с книгой и термосом и смотрю в отверстие размером с монету. При 1240 °C внутри всё одного цвета — белого, как зимнее солнце: и горшки, и полки, и маленькие конусы, которые сгибаются, когда пора.</p>
<blockquote><p>Глазурь не делают. Ей делают предложение, а огонь либо принимает его, либо нет.</p></blockquote>
<h3>А потом ждут</h3>
<p>Труднее всего следующий день. Откроешь дверцу при двухстах градусах — и посуда запоёт: тонкий стеклянный звон, который значит, что глазурь трескается и месяц работы пропал. Поэтому мы ждём восьмидесяти. В перчатках, всей мастерской, во дворе, делая вид, что зашли по другому делу.</p>
<p>Один предмет из девяти не выживает. Он получает каплю воска на край и встаёт на полку у двери, которой нет на сайте и не будет. Приходите посмотреть: кофе обычно готов, а лучшие чашки как раз те, что с воском.</p>
<p>Те, что получились, живут <a href="/catalogs/ceramics">здесь</a>. Если вещь есть в нескольких глазурях, образец цвета на странице снят с настоящей плитки, в полдень, во дворе.</p>
`,
    ar: `
<p>خلف المرسم سقيفة مساحتها تسعة أمتار مربعة، فيها حوض وميزان وخمسة عشر دلوًا. كل ما تراه على أوانينا، غير الشكل، يخرج من هذه الدلاء. يسألنا الناس لماذا خمسة عشر فقط. والجواب أنها كانت واحدًا وأربعين.</p>
<h2>ما هو الطلاء</h2>
<p>الطلاء زجاج وافق على أن يبقى حيث وضعته. الكوارتز المطحون يصنع الزجاج، والفلسبار والطباشير يقنعانه بأن ينصهر قبل الحرارة التي تنهار عندها الآنية نفسها، والطين يجعله يلتصق. واللون أصغر ما فيه: واحد أو اثنان في المئة من الحديد أو النحاس أو الكوبالت، أزنها على الميزان الذي أزن عليه القهوة. لا في اليوم نفسه.</p>
<p>في الدلو يبدو كله كماء غسل الأطباق. <strong>الكوبالت قبل النار رمادي وردي، والمغرة حمراء كالقرميد، والعاجي والثلجي لا يُفرَّق بينهما أبدًا</strong>، ولذلك عُقد الخيوط على الأغطية مختلفة.</p>
<h2>كيف وصلنا إلى خمسة عشر</h2>
<p>قبل ثلاثة شتاءات وضعنا على طاولة المطبخ بلاطة من كل طلاء، وظل كل من مرّ بنا شهرًا يقلب ما لن يفتقده. بقيت خمس عشرة ووجهها إلى أعلى. وبينها شيء مشترك: تبدو جميلة مع الطعام، ومع بعضها، وفي ضوء فبراير الرمادي. وهذه الثمانية أكثر ما تسألون عنه:</p>
<ul>
<li><strong>البحري</strong> كان خطأ: سيلادون بضعف النحاس.</li>
<li><strong>العاجي</strong> هو الذي تطلبه المطاعم. يجعل البيضة لوحة طبيعة صامتة.</li>
<li><strong>السيلادون</strong> لا يخضرّ إلا إذا قلّ هواء الفرن في اللحظة المناسبة.</li>
<li><strong>التيراكوتا</strong> يكاد لا يكون طلاءً؛ هو الطين وقد زرّر ياقته.</li>
<li><strong>الكوبالت</strong> يتحرك. انظر إلى القاعدة: تتوقف القطرة دائمًا قبل الحدّ بمليمتر أو بعده.</li>
<li><strong>المغرة</strong> تتجمّع في كل أخدود، فهي للمحفور والمضلّع.</li>
<li><strong>الفحمي</strong> مطفأ بما يكفي ليُكتب عليه بقلم الرصاص. جرّب الضيوف ذلك.</li>
<li><strong>الوردي الخجول</strong> لأمينة. ولن تعطيني الوصفة.</li>
</ul>
<h2>ثلاثون ساعة</h2>
<p>تستغرق الحرقة ثلاثين ساعة، ولا يحدث شيء في تسع وعشرين منها. أجلس إلى جانب الفرن ومعي كتاب وترمس، وأنظر من ثقب بحجم قطعة نقود. عند 1240 درجة يكون كل شيء في الداخل بلون واحد: بياض شمس الشتاء. الأواني والرفوف والأقماع الصغيرة التي تنحني لتخبرني بأن الوقت حان.</p>
<blockquote><p>أنت لا تصنع طلاءً. أنت تقدّم عرضًا، والنار تقبله أو لا تقبله.</p></blockquote>
<h3>ثم تنتظر</h3>
<p>أصعب ما في الأمر هو اليوم التالي. افتح الباب عند 200 درجة فتبدأ الأواني بالغناء: رنين زجاجي رفيع معناه أن الطلاء يتشقق وأن الشهر ضاع. لذلك ننتظر حتى 80، وفي أيدينا القفازات، وكلنا في الفناء نتظاهر بأننا جئنا لأسباب أخرى.</p>
<p>قطعة من كل تسع لا تنجو. توضع على حافتها قطرة شمع وتذهب إلى رفّ ذوات العيوب قرب الباب، وهو ليس في الموقع ولن يكون. تعال وانظر: القهوة جاهزة غالبًا، والأكواب الجيدة هي التي عليها الشمع.</p>
<p>أما القطع الناجية <a href="/catalogs/ceramics">فهي هنا</a>. وحيث تُعرض القطعة بعدة ألوان من الطلاء تكون العيّنة في الصفحة مصوّرة من بلاطة حقيقية، عند الظهيرة، في الفناء.</p>
`,
  },
  comments: [
    {
      name: { en: 'Olive', ru: 'Оливия', ar: 'زينب' },
      text: {
        en: 'I have a Charcoal mug, and yes, I have tried the pencil.',
        ru: 'У меня кружка в «Угле». Да, карандашом я тоже пробовала.',
        ar: 'عندي كوب بالفحمي، ونعم، جرّبت القلم.',
      },
      daysAgo: 8,
    },
    {
      name: { en: 'Denis', ru: 'Денис', ar: 'ضياء' },
      text: {
        en: 'Any chance of the other twenty-six coming back, even for one firing?',
        ru: 'А остальные двадцать шесть не вернутся хотя бы на один обжиг?',
        ar: 'هل من أمل في عودة الستة والعشرين الأخرى، ولو لحرقة واحدة؟',
      },
      daysAgo: 7,
      replies: [
        {
          name: { en: 'Mark Alder', ru: 'Марк Ольхин', ar: 'مروان العطار' },
          text: {
            en: 'One of them will. We are still arguing about which.',
            ru: 'Одна вернётся. Спорим, какая.',
            ar: 'واحد منها سيعود. وما زلنا نتجادل في أيّها.',
          },
          daysAgo: 6,
        },
      ],
    },
    {
      name: { en: 'Anna Reed', ru: 'Анна Камышева', ar: 'أمينة رضا' },
      text: {
        en: 'I am still not giving you the recipe.',
        ru: 'Рецепт всё равно не скажу.',
        ar: 'ما زلت لن أعطيك الوصفة.',
      },
      daysAgo: 6,
    },
  ],
};
