import type { DemoArticle } from '../types.ts';

export const thirtyTides: DemoArticle = {
  key: 'thirty-tides',
  category: 'journal',
  slug: 'thirty-tides',
  title: {
    en: 'Thirty tides on one sheet',
    ru: 'Тридцать приливов на одном листе',
    ar: 'ثلاثون مدًّا على ورقة واحدة',
  },
  excerpt: {
    en: 'A month of getting up at inconvenient hours, a bag of bamboo sticks, and the print the shop is named after.',
    ru: 'Месяц подъёмов в неудобное время, связка бамбуковых палок и лист, от которого мастерская получила имя.',
    ar: 'شهر من الاستيقاظ في أوقات غير مناسبة، وكيس من عيدان الخيزران، واللوحة التي سُمّي المتجر بها.',
  },
  cover: 'article-05',
  author: 'vera',
  tags: ['sketchbook', 'printmaking'],
  publishedDaysAgo: 41,
  body: {
    en: `
<p>The idea was simple enough to fit on a receipt, which is where I wrote it: mark how far the sea comes, every day, for a month, in the same place. I had rented a room over a boat shed for the whole of September and had no other plans. I had also never looked at a tide table.</p>
<h2>Week one: the timetable</h2>
<p>High water comes about fifty minutes later every day. On the first morning it was at a quarter to seven, with sun. By the fifth day it was mid-morning, by the end of the week lunchtime, and I began to understand that I had not rented a room with a view but taken a job with a rotating shift.</p>
<p>The method was primitive. I walked along the wet edge with a bag of bamboo sticks and pushed one in every two steps, forty sticks in all. Then I stood on the roof of the shed and drew the line they made. Then I collected the sticks. If I was slow, the sea collected them.</p>
<h2>Week two: the audience</h2>
<p>By then the village knew. A man with a spaniel asked which company I was measuring for. A girl of about eight asked whether the line was for keeping the water out, and when I said no, it was for remembering where it had been, she nodded and took half of the sticks. She came every day after school, and her lines are the neatest on the sheet.</p>
<blockquote><p>“It never comes to the same place,” she said. “But you can see it is trying.”</p></blockquote>
<h2>Week three: the storm</h2>
<p>On the nineteenth the wind went round to the east, and the water came up over the track, past the boats, and sat down under my window. There was no question of sticks. I drew that line the next morning from the weed left hanging in the fence, and it lies so far from the others that the printer asked whether it was a scratch.</p>
<h3>What I thought of leaving out</h3>
<ul>
<li>The storm line, because it spoils the composition.</li>
<li>Day twenty-three, because I overslept and took it from the wet sand, an hour late.</li>
<li>Day twelve, because the spaniel ran off with six sticks.</li>
</ul>
<p>All three stayed. Straighten one line and you have to explain why you did not straighten the rest.</p>
<h2>Week four: the sheet</h2>
<p>Back at the studio I put the thirty drawings on a light table, one on top of another. I had expected a tangle. What lay there was a slope: thin bands where the tides had agreed with each other, wide ones where they had changed their mind, and a single thread out to the left. I did nothing more than choose the ink.</p>
<p>Mark was throwing plates that evening. He looked at the proof for some time with clay up to his elbows and said that was exactly how a glaze stops on a pot: it comes as far as it comes. We had been looking for a name for the shop since spring. Ten minutes later we had one.</p>
<p>The print is called <a href="/products/slow-current">Slow Current</a>, because that is what thirty tides look like when nobody hurries them. The girl is in art school now, and number one of the first proofs is hers.</p>
`,
    ru: `
<p>Идея была такая короткая, что поместилась на чеке, где я её и записала: отмечать, докуда доходит море, каждый день, месяц, в одном и том же месте. Я сняла комнату над лодочным сараем на весь сентябрь, других планов не было. В таблицу приливов я раньше тоже ни разу не заглядывала.</p>
<h2>Неделя первая: расписание</h2>
<p>Полная вода каждый день приходит примерно на пятьдесят минут позже. В первое утро — без четверти семь, с солнцем. На пятый день — ближе к одиннадцати, к концу недели — в обед, и до меня дошло, что я не комнату с видом сняла, а устроилась на работу со скользящим графиком.</p>
<p>Метод был первобытный. Я шла вдоль мокрой кромки со связкой бамбуковых палок и через каждые два шага втыкала одну, всего сорок. Потом забиралась на крышу сарая и рисовала линию, которая получилась. Потом собирала палки. Если я не успевала, их собирало море.</p>
<h2>Неделя вторая: публика</h2>
<p>К тому времени знала вся деревня. Мужчина со спаниелем спросил, для какой организации промеры. Девочка лет восьми спросила, нужна ли эта линия, чтобы не пускать воду. Я ответила: нет, чтобы запомнить, где она была. Девочка кивнула и забрала половину палок. Приходила каждый день после школы, и её линии — самые ровные на листе.</p>
<blockquote><p>— Она никогда не приходит в то же место, — сказала она. — Но видно, что старается.</p></blockquote>
<h2>Неделя третья: шторм</h2>
<p>Девятнадцатого ветер зашёл с востока, и вода поднялась через дорогу, мимо лодок, и села у меня под окном. Какие уж тут палки. Ту линию я нарисовала наутро по водорослям, повисшим на заборе, и лежит она так далеко от остальных, что печатник спросил, не царапина ли это.</p>
<h3>Что я хотела выбросить</h3>
<ul>
<li>Штормовую линию: портит композицию.</li>
<li>День двадцать третий: проспала и рисовала по мокрому песку, на час позже.</li>
<li>День двенадцатый: спаниель убежал с шестью палками.</li>
</ul>
<p>Остались все три. Стоит выпрямить одну линию, и придётся объяснять, почему не выпрямила остальные.</p>
<h2>Неделя четвёртая: лист</h2>
<p>В мастерской я сложила все тридцать рисунков на световой стол, один на другой. Ждала путаницы, а увидела склон: тонкие полосы там, где приливы были друг с другом согласны, широкие — где передумали, и одна нитка далеко в стороне. Мне осталось только выбрать краску и ничего не испортить.</p>
<p>Марк в тот вечер точил тарелки. Он долго смотрел на пробный оттиск, по локоть в глине, и сказал, что ровно так глазурь останавливается на горшке: докуда дошла, дотуда дошла. Название для мастерской мы искали с весны. Через десять минут оно было.</p>
<p>Лист называется <a href="/products/медленное-течение">«Медленное течение»</a>: так выглядят тридцать приливов, если их не торопить. Девочка учится в художественном училище, и первый пробный оттиск — у неё.</p>
`,
    ar: `
<p>كانت الفكرة بسيطة حتى إن إيصال شراء اتّسع لها، وعليه كتبتها: أعلّم إلى أين يبلغ البحر، كل يوم، شهرًا كاملًا، في المكان نفسه. استأجرت غرفة فوق سقيفة قوارب لشهر سبتمبر كله، ولم تكن عندي خطط أخرى. ولم أكن قد نظرت في حياتي إلى جدول المدّ والجزر.</p>
<h2>الأسبوع الأول: الجدول</h2>
<p>يأتي أعلى الماء متأخرًا نحو خمسين دقيقة كل يوم. في الصباح الأول كان في السابعة إلا ربعًا ومعه الشمس. وفي اليوم الخامس صار في منتصف الصباح، وفي آخر الأسبوع وقت الغداء، وبدأت أفهم أني لم أستأجر غرفة مطلّة بل عملت بنوبات متناوبة.</p>
<p>كانت الطريقة بدائية. أمشي على الحافة المبتلّة ومعي كيس من عيدان الخيزران وأغرز عودًا كل خطوتين، أربعين عودًا. ثم أقف على سطح السقيفة وأرسم الخط الذي صنعته. ثم أجمع العيدان. وإن تباطأت جمعها البحر.</p>
<h2>الأسبوع الثاني: الجمهور</h2>
<p>بحلول ذلك كانت القرية كلها تعلم. سألني رجل معه كلب لأي شركة أقيس. وسألت فتاة في نحو الثامنة هل الخط ليمنع الماء، وحين قلت لا، بل لنتذكر أين كان، أومأت وأخذت نصف العيدان. صارت تأتي كل يوم بعد المدرسة، وخطوطها أرتب ما في اللوحة.</p>
<blockquote><p>قالت: «لا يأتي إلى المكان نفسه أبدًا. لكنك ترين أنه يحاول».</p></blockquote>
<h2>الأسبوع الثالث: العاصفة</h2>
<p>في التاسع عشر دارت الريح إلى الشرق، فصعد الماء فوق الدرب وتجاوز القوارب وجلس تحت نافذتي. لم يكن هناك مجال للعيدان. رسمت ذلك الخط في الصباح التالي من الأعشاب التي بقيت معلّقة في السياج، وهو بعيد عن بقية الخطوط حتى سألني الطابع هل هو خدش.</p>
<h3>ما فكّرت في حذفه</h3>
<ul>
<li>خط العاصفة، لأنه يفسد التكوين.</li>
<li>اليوم الثالث والعشرون، لأني نمت وأخذته من الرمل المبتلّ متأخرة ساعة.</li>
<li>اليوم الثاني عشر، لأن الكلب هرب بستة عيدان.</li>
</ul>
<p>بقيت الثلاثة. إن قوّمت خطًّا واحدًا لزمك أن تشرح لماذا لم تقوّم البقية.</p>
<h2>الأسبوع الرابع: الورقة</h2>
<p>حين عدت إلى المرسم وضعت الرسوم الثلاثين على طاولة مضيئة، بعضها فوق بعض. كنت أتوقع تشابكًا. وما رأيته كان منحدرًا: أحزمة ضيقة حيث اتفق المدّ مع المدّ، وعريضة حيث غيّر رأيه، وخيط واحد وحيد بعيد في الطرف. لم أفعل بعدها إلا أن اخترت الحبر.</p>
<p>كان مروان يشكّل أطباقًا ذلك المساء. نظر إلى التجربة طويلًا والطين يبلغ مرفقيه، وقال إن الطلاء يتوقف على الآنية هكذا تمامًا: يبلغ ما يبلغ. كنا نبحث عن اسم للمتجر منذ الربيع. وبعد عشر دقائق كان لنا اسم.</p>
<p>اسم اللوحة <a href="/products/تيار-هادئ">«تيار هادئ»</a>، لأن ثلاثين مدًّا تبدو هكذا حين لا يستعجلها أحد. الفتاة الآن في كلية الفنون، والنسخة رقم واحد من التجارب الأولى لها.</p>
`,
  },
  comments: [
    {
      name: { en: 'Catherine', ru: 'Екатерина', ar: 'كاترين' },
      text: {
        en: '“But you can see it is trying.” I have written this on the wall above my desk.',
        ru: '«Но видно, что старается». Выписала и повесила над столом.',
        ar: '«لكنك ترين أنه يحاول». كتبتها على الجدار فوق مكتبي.',
      },
      daysAgo: 39,
    },
    {
      name: { en: 'The man with the spaniel', ru: 'Мужчина со спаниелем', ar: 'الرجل الذي معه الكلب' },
      text: {
        en: 'He gave back five of the six sticks. I would like that recorded.',
        ru: 'Пять палок из шести он вернул. Прошу занести в протокол.',
        ar: 'أعاد خمسة من العيدان الستة. أرجو تدوين ذلك.',
      },
      daysAgo: 30,
      replies: [
        {
          name: { en: 'Vera Linden', ru: 'Вера Липина', ar: 'ليان منصور' },
          text: {
            en: 'Recorded. Give him my best, and a biscuit.',
            ru: 'Занесено. Передайте ему привет и печенье.',
            ar: 'دُوّن. بلّغه تحياتي، ومعها بسكويتة.',
          },
          daysAgo: 29,
        },
      ],
    },
  ],
};
