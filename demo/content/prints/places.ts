import type { PrintSpec } from './build-print.ts';

export const places: PrintSpec[] = [
  {
    number: 30,
    slug: 'white-harbour',
    title: { en: 'White Harbour', ru: 'Белая гавань', ar: 'الميناء الأبيض' },
    story: {
      en: '<p>A town that climbs from the water because there was nowhere else to go. Vera drew it from the ferry, house by house, and ran out of harbor before she ran out of houses.</p><p>Stand close and look for the windows: some are lit, one has a cat in it, or so every child insists.</p>',
      ru: '<p>Город, который полез вверх от воды, потому что больше было некуда. Вера рисовала его с парома, дом за домом, и гавань кончилась раньше, чем дома.</p><p>Подойдите ближе и рассмотрите окна: в некоторых горит свет, а в одном, уверяют все дети, сидит кот.</p>',
      ar: '<p>بلدة تصعد من الماء لأنه لم يكن لها مكان آخر. رسمتها ليان من العبّارة بيتًا بيتًا، وانتهى الميناء قبل أن تنتهي البيوت.</p><p>اقترب وابحث عن النوافذ: بعضها مضاء، وفي إحداها قطة، أو هكذا يصرّ كل طفل.</p>',
    },
    edition: 'giclee',
    artist: 'vera',
    color: 'blue',
    year: 2025,
    catalogs: ['landscapes'],
    offers: 'size-frame',
    from: 42,
    stock: 'plenty',
  },
  {
    number: 31,
    slug: 'rose-town',
    title: { en: 'Rose Town', ru: 'Розовый город', ar: 'بلدة الورد' },
    story: {
      en: '<p>The same kind of town twelve hours later, when the sun comes along the street and every wall admits that it was pink all the time.</p><p>Flat roofs, small windows, two sails. People who come from the south tell us exactly which street it is; no two have named the same one.</p>',
      ru: '<p>Такой же город двенадцать часов спустя: солнце идёт вдоль улицы, и каждая стена признаётся, что всегда была розовой.</p><p>Плоские крыши, маленькие окна, два паруса. Приезжие с юга точно знают, что это за улица, и ещё никто не назвал одну и ту же.</p>',
      ar: '<p>بلدة من النوع نفسه بعد اثنتي عشرة ساعة، حين تأتي الشمس مع الشارع ويعترف كل جدار بأنه كان ورديًّا طوال الوقت.</p><p>سطوح مستوية ونوافذ صغيرة وشراعان. القادمون من الجنوب يخبروننا بالشارع بعينه، ولم يتفق اثنان على شارع واحد.</p>',
    },
    edition: 'giclee',
    artist: 'vera',
    color: 'pink',
    year: 2024,
    catalogs: ['landscapes'],
    offers: 'size-frame',
    from: 42,
    stock: 'mixed',
    without: ['70x100/white'],
  },
];
