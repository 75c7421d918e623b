import type { DemoCatalog } from '../../content/types.ts';

export const catalogs: DemoCatalog[] = [
  {
    key: 'framing',
    slug: 'framing',
    title: { en: 'Framing', ru: 'Рамы и паспарту', ar: 'التأطير' },
    description: {
      en: '<p>Bring the picture, or send it: we cut the mount, join the frame and close it against dust. Two hundred mouldings hang on the wall of the workshop, and you may hold each of them against your picture.</p>',
      ru: '<p>Принесите картину или пришлите её: вырежем паспарту, соберём раму и закроем её от пыли. В мастерской висят образцы двухсот багетов, и каждый можно приложить к своей картине.</p>',
      ar: '<p>أحضر اللوحة أو أرسلها: نقصّ الباسبارتو ونجمع الإطار ونغلقه دون الغبار. على جدار الورشة مئتا قالب خشبي، ويمكنك أن تضع كلًّا منها إلى جانب لوحتك.</p>',
    },
    cover: 'gallery-04',
    sortCriteria: 'custom',
    meta: {
      description: {
        en: 'Framing to measure: prints, canvases and museum framing, with prices by size.',
        ru: 'Рамы по размеру: графика, холсты и музейное оформление. Цены по форматам.',
        ar: 'تأطير على المقاس: مطبوعات وقماش وتأطير متحفي، والأسعار بحسب المقاس.',
      },
    },
  },
  {
    key: 'at-home',
    slug: 'at-home',
    title: { en: 'At your home', ru: 'У вас дома', ar: 'في بيتك' },
    description: {
      en: '<p>We come with a level, a lamp and a drill, look at the light and hang what you have, or choose what is missing. The holes are ours to fill if you change your mind within a month.</p>',
      ru: '<p>Приедем с уровнем, лампой и дрелью, посмотрим на свет и развесим то, что у вас есть, или подберём то, чего не хватает. Передумаете в течение месяца — сами заделаем отверстия.</p>',
      ar: '<p>نأتي ومعنا ميزان ومصباح ومثقاب، ننظر إلى الضوء ونعلّق ما عندك أو نختار ما ينقصك. وإن غيّرت رأيك خلال شهر فسدّ الثقوب علينا.</p>',
    },
    cover: 'article-08',
    sortCriteria: 'custom',
    meta: {
      description: {
        en: 'Hanging pictures, planning a wall and choosing art for a room, at your place.',
        ru: 'Развеска картин, план стены и подбор искусства для комнаты с выездом к вам.',
        ar: 'تعليق اللوحات وتخطيط الجدار واختيار الفن للغرفة، عندك في البيت.',
      },
    },
  },
  {
    key: 'classes',
    slug: 'classes',
    title: { en: 'Classes', ru: 'Занятия', ar: 'الدروس' },
    description: {
      en: '<p>Evenings and weekends at the long table, six people at most. You go home with a thing that you have made, and with all ten fingers.</p>',
      ru: '<p>Вечера и выходные за длинным столом, не больше шести человек. Домой вы уйдёте с вещью, которую сделали сами, и со всеми десятью пальцами.</p>',
      ar: '<p>أمسيات وعطلات نهاية الأسبوع حول الطاولة الطويلة، ستة أشخاص على الأكثر. تعود إلى البيت بشيء صنعته بيدك، وبأصابعك العشر كاملة.</p>',
    },
    cover: 'gallery-05',
    sortCriteria: 'custom',
    meta: {
      description: {
        en: 'Classes in framing, gilding and paper for beginners, in groups of six.',
        ru: 'Занятия по рамам, золочению и работе с бумагой для начинающих, группы до шести человек.',
        ar: 'دروس في التأطير والتذهيب والورق للمبتدئين، في مجموعات من ستة.',
      },
    },
  },
];
