import type { DemoPage, Localized } from '../types.ts';

/** Over the enquiry form that ends the page. */
export const aboutForm: { heading: Localized; note: Localized } = {
  heading: { en: 'Ask the studio', ru: 'Спросите мастерскую', ar: 'اسأل المرسم' },
  note: {
    en: 'About a commission, a class or a glaze: a person answers, usually the same day.',
    ru: 'О заказе, занятии или глазури: отвечает человек, обычно в тот же день.',
    ar: 'عن طلب خاص أو درس أو طلاء: يجيبك إنسان، وفي اليوم نفسه عادةً.',
  },
};

/** Those who sign what they make, by the keys of the authors. */
export const aboutPeople: { heading: Localized; roles: Record<string, Localized> } = {
  heading: { en: 'Who you will meet', ru: 'Кого вы здесь встретите' },
  roles: {
    vera: { en: 'Printmaker, founder', ru: 'Художница-печатница, основательница' },
    mark: { en: 'Potter, founder', ru: 'Гончар, основатель' },
    ida: { en: 'Illustrator', ru: 'Иллюстратор' },
    leo: { en: 'Designer and framer', ru: 'Дизайнер и багетчик' },
  },
};

export const about: DemoPage = {
  key: 'about',
  slug: 'about',
  title: { en: 'About the studio', ru: 'О мастерской', ar: 'عن المرسم' },
  blocks: [
    {
      html: {
        en: '<p>Tide & Clay is seven people, two kilns, one proofing press from 1961 and a cat. We print pictures and make pots under the same roof, because the two started in the same kitchen and nobody ever found a reason to separate them.</p>',
        ru: '<p>«Прилив и глина» — это семь человек, две печи, один пробный станок 1961 года и кот. Мы печатаем картины и делаем посуду под одной крышей: когда-то всё началось на одной кухне, и повода разъехаться так и не нашлось.</p>',
        ar: '<p>«مدّ وطين» سبعة أشخاص وفرنان ومكبس تجارب من عام 1961 وقطة. نطبع اللوحات ونصنع الخزف تحت سقف واحد، لأن الاثنين بدآ في مطبخ واحد ولم يجد أحد سببًا ليفصل بينهما.</p>',
      },
    },
    {
      heading: { en: 'How it began', ru: 'С чего всё началось', ar: 'كيف بدأنا' },
      html: {
        en: '<p>Vera Linden spent a September marking how far the sea came each day. Mark Alder, home from six years of cooking on ships, was learning to throw plates in the same room. He looked at her thirty lines and said a glaze stops on a pot in just the same way: it comes as far as it comes. The name was there before the shop was.</p><p>The first year we sold from a table at the market: eleven prints and whatever had survived the kiln. The table is still in use, under the guillotine.</p>',
        ru: '<p>Вера Липина целый сентябрь отмечала, докуда за день доходит море. Марк Ольхин вернулся после шести лет работы судовым коком и в той же комнате учился точить тарелки. Он посмотрел на тридцать её линий и сказал, что глазурь на горшке останавливается точно так же: докуда дошла, дотуда дошла. Название появилось раньше мастерской.</p><p>Первый год мы торговали со стола на ярмарке: одиннадцать листов и то, что уцелело в печи. Стол до сих пор служит, теперь на нём стоит резак.</p>',
        ar: '<p>أمضت ليان منصور شهر سبتمبر تعلّم كل يوم إلى أين بلغ البحر. وكان مروان العطار، العائد بعد ست سنوات من الطبخ على السفن، يتعلّم في الغرفة نفسها تشكيل الأطباق. نظر إلى خطوطها الثلاثين وقال إن الطلاء يتوقف على القطعة بالطريقة نفسها: يبلغ ما يبلغ. كان الاسم قبل أن يكون المتجر.</p><p>في العام الأول بعنا من طاولة في السوق: إحدى عشرة لوحة وما نجا من الفرن. والطاولة ما زالت مستعملة، تحت المقصلة الورقية.</p>',
      },
    },
    {
      heading: { en: 'How we work', ru: 'Как мы работаем', ar: 'كيف نعمل' },
      html: {
        en: '<ul><li><strong>Everything under one roof.</strong> Drawing, printing, framing, throwing, glazing and packing: you can walk through all of it in four minutes.</li><li><strong>Small batches.</strong> An edition of prints is 40 to 120 sheets, a firing is about a hundred pieces.</li><li><strong>Artists are paid per sheet.</strong> A third of the price of every print goes to the person who drew it, every month, for as long as it sells.</li><li><strong>Mistakes stay visible.</strong> Seconds go on a shelf by the door for the price of a coffee, and are never sold as firsts.</li></ul>',
        ru: '<ul><li><strong>Всё под одной крышей.</strong> Рисуем, печатаем, оформляем, точим, глазуруем и упаковываем: обойти это можно за четыре минуты.</li><li><strong>Маленькие партии.</strong> Тираж — от 40 до 120 листов, в одном обжиге около сотни предметов.</li><li><strong>Художник получает с каждого листа.</strong> Треть цены уходит тому, кто его нарисовал, — каждый месяц, пока лист продаётся.</li><li><strong>Ошибки не прячем.</strong> Брак стоит на полке у двери по цене чашки кофе и никогда не продаётся как первый сорт.</li></ul>',
        ar: '<ul><li><strong>كل شيء تحت سقف واحد.</strong> الرسم والطباعة والتأطير والتشكيل والطلاء والتغليف: تمرّ بها كلها في أربع دقائق.</li><li><strong>دفعات صغيرة.</strong> إصدار اللوحات من 40 إلى 120 نسخة، والحرقة نحو مئة قطعة.</li><li><strong>للفنان نصيب من كل نسخة.</strong> ثلث ثمن كل لوحة لمن رسمها، كل شهر، ما دامت تُباع.</li><li><strong>الأخطاء ظاهرة.</strong> القطع ذات العيوب على رفّ قرب الباب بثمن فنجان قهوة، ولا تُباع أبدًا على أنها سليمة.</li></ul>',
      },
    },
    {
      heading: { en: 'Come and see', ru: 'Приходите посмотреть', ar: 'تعال وانظر' },
      html: {
        en: '<p>The shop is at the front and the studio is behind the glass, so you will see whoever is working that day. On Saturdays the sheets lie on the table without glass and may be touched. The address and hours are on the <a href="/contacts">contacts page</a>.</p>',
        ru: '<p>Магазин впереди, мастерская за стеклом, так что вы увидите всех, кто в этот день работает. По субботам листы лежат на столе без стекла, и их можно трогать. Адрес и часы — на <a href="/contacts">странице контактов</a>.</p>',
        ar: '<p>المتجر في الواجهة والمرسم خلف الزجاج، فسترى من يعمل في ذلك اليوم. في السبت تكون اللوحات على الطاولة بلا زجاج ويمكن لمسها. العنوان والمواعيد في <a href="/contacts">صفحة التواصل</a>.</p>',
      },
    },
  ],
  meta: {
    description: {
      en: 'Seven people, two kilns and a press: how Tide & Clay began and how it works.',
      ru: 'Семь человек, две печи и печатный станок: как появилась мастерская «Прилив и глина» и как она устроена.',
      ar: 'سبعة أشخاص وفرنان ومكبس: كيف بدأ «مدّ وطين» وكيف يعمل.',
    },
  },
};
