import type { DemoArticle } from '../types.ts';

export const argumentForASmallTeapot: DemoArticle = {
  key: 'argument-for-a-small-teapot',
  category: 'journal',
  slug: 'argument-for-a-small-teapot',
  title: {
    en: 'A short argument for a small teapot',
    ru: 'Короткий довод в пользу маленького чайника',
    ar: 'حجة قصيرة لإبريق صغير',
  },
  excerpt: {
    en: 'Tea does not keep. A potter on why two small pots are better than a big one.',
    ru: 'Чай не хранится. Гончар о том, почему два маленьких чайника лучше одного большого.',
    ar: 'الشاي لا ينتظر. خزّاف يشرح لماذا إبريقان صغيران خير من كبير.',
  },
  cover: 'article-10',
  author: 'mark',
  tags: ['tea'],
  publishedDaysAgo: 95,
  body: {
    en: `
<p>Every potter who makes teapots gets the same letter: lovely, but could it be bigger? It could. A liter and a half is easier to throw than a third of a liter. I simply do not think you want it.</p>
<p>Tea does not keep. The first cup from a large pot is what the leaf had to say, the second is what it repeats, and the third is what it says when it wants you to leave. A small pot is empty before the leaf gets bitter. You pour in fresh water, wait, and get a second tea from the same spoonful, different from the first and just as good.</p>
<p>I brew like this:</p>
<ul>
<li>a full spoon of leaf for three hundred milliliters;</li>
<li>water two minutes off the boil;</li>
<li>one minute the first time, one and a half the second, then as long as the conversation lasts.</li>
</ul>
<blockquote><p>A big teapot is for tea. A small one is for the person you are drinking it with.</p></blockquote>
<p>There is one honest case for the big one, and that is eight people and a cake. For this we make <a href="/products/harbor-teapot">Harbor</a> in nine hundred milliliters, and I will not say another word against it.</p>
`,
    ru: `
<p>Каждому, кто делает чайники, приходит одно и то же письмо: прелесть, а можно побольше? Можно. Полтора литра выточить проще, чем треть. Просто мне кажется, что вам это не нужно.</p>
<p>Чай не хранится. Первая чашка из большого чайника — то, что лист хотел сказать, вторая — то, что он повторяет, третья — то, что говорят, когда гостям пора. Маленький чайник пустеет раньше, чем лист начнёт горчить. Доливаешь свежей воды, ждёшь — и из той же ложки выходит второй чай, не похожий на первый и ничуть не хуже.</p>
<p>Я завариваю так:</p>
<ul>
<li>полная ложка листа на триста миллилитров;</li>
<li>вода, которая две минуты как перестала кипеть;</li>
<li>в первый раз минута, во второй — полторы, а дальше сколько длится разговор.</li>
</ul>
<blockquote><p>Большой чайник — для чая. Маленький — для того, с кем его пьёшь.</p></blockquote>
<p>За большой есть один честный довод: восемь человек и пирог. На этот случай мы делаем <a href="/products/чайник-гавань">«Гавань»</a> на девятьсот миллилитров, и больше я против неё не скажу ни слова. Разве что напомню: доливать можно и в неё.</p>
`,
    ar: `
<p>كل خزّاف يصنع أباريق الشاي تصله الرسالة نفسها: جميل، لكن هل يمكن أن يكون أكبر؟ يمكن. فتشكيل لتر ونصف على الدولاب أسهل من تشكيل ثلث لتر. لكني ببساطة لا أظن أنك تريده.</p>
<p>الشاي لا ينتظر. أول كوب من إبريق كبير هو ما أرادت الورقة أن تقوله، والثاني هو ما تكرره، والثالث ما تقوله حين تريدك أن تنصرف. أما الإبريق الصغير فيفرغ قبل أن تمرّ الورقة. تصبّ ماءً جديدًا وتنتظر، فيأتيك شاي ثانٍ من الملعقة نفسها، يختلف عن الأول ولا يقل عنه طيبًا.</p>
<p>هكذا أحضّره:</p>
<ul>
<li>ملعقة ممتلئة من الورق لكل ثلاثمئة مليلتر؛</li>
<li>ماء مضت دقيقتان على غليانه؛</li>
<li>دقيقة في المرة الأولى، ودقيقة ونصف في الثانية، ثم ما دام الحديث.</li>
</ul>
<blockquote><p>الإبريق الكبير للشاي. والصغير لمن تشربه معه.</p></blockquote>
<p>هناك حالة صادقة واحدة للكبير: ثمانية ضيوف وكعكة. ولها نصنع <a href="/products/harbor-teapot">إبريق «الميناء»</a> بسعة تسعمئة مليلتر، ولن أقول فيه كلمة سوء بعد الآن. اغسله بالماء وحده واتركه مفتوحًا حتى يجفّ، ولا تدع أحدًا ينظفه بالصابون: فهو يتذكر.</p>
`,
  },
  comments: [
    {
      name: { en: 'Eight people and a cake', ru: 'Восемь человек и пирог', ar: 'ثمانية ضيوف وكعكة' },
      text: {
        en: 'Thank you for thinking of us.',
        ru: 'Спасибо, что подумали о нас.',
        ar: 'شكرًا لأنكم فكّرتم فينا.',
      },
      daysAgo: 90,
    },
  ],
};
