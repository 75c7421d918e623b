import type { Localized } from '../types.ts';

export type CareKey = 'vase' | 'table' | 'delicate' | 'planter' | 'candle';

/** HTML that closes a description: how to live with the piece. */
export const careNotes: Record<CareKey, Localized> = {
  vase: {
    en: '<h3>Living with it</h3><ul><li>Fired to 1240 °C and glazed inside: holds water, does not sweat on wood</li><li>A felt ring under the foot keeps shelves safe</li><li>Lime marks come off with warm water and a spoon of vinegar</li></ul><p><strong>Made by hand:</strong> height and color may differ from the picture by a few percent. We can send a photograph of your piece before it leaves.</p>',
    ru: '<h3>Как с ней жить</h3><ul><li>Обжиг 1240 °C, глазурь внутри: держит воду и не отпотевает на дереве</li><li>Войлочное кольцо на донышке бережёт полки</li><li>Известковый след сойдёт в тёплой воде с ложкой уксуса</li></ul><p><strong>Сделано руками:</strong> высота и оттенок могут на несколько процентов отличаться от снимка. Попросите — и мы пришлём фотографию именно вашего предмета до отправки.</p>',
    ar: '<h3>العيش معها</h3><ul><li>محروقة عند 1240 درجة مئوية ومطليّة من الداخل: تحفظ الماء ولا ترشح على الخشب</li><li>حلقة لبّاد تحت القاعدة تحمي الرفوف</li><li>آثار الكلس تزول بماء دافئ وملعقة خل</li></ul><p><strong>صُنعت باليد:</strong> قد يختلف الارتفاع واللون عن الصورة بنسبة ضئيلة. يمكننا أن نرسل صورة قطعتك قبل أن تغادرنا.</p>',
  },
  table: {
    en: '<h3>Living with it</h3><ul><li>Food-safe glaze, tested for lead and cadmium</li><li>At home in the microwave and in an oven up to 200 °C, if it warms up with the oven</li><li>The unglazed foot is polished and will not scratch the table</li></ul><p><strong>Made by hand:</strong> pieces of one set are siblings, not twins. If something arrives chipped, send a picture and we will make a new one.</p>',
    ru: '<h3>Как с этим жить</h3><ul><li>Пищевая глазурь, проверена на свинец и кадмий</li><li>Можно в микроволновку и в духовку до 200 °C, если греть вместе с ней</li><li>Неглазурованная ножка отполирована и не царапает стол</li></ul><p><strong>Сделано руками:</strong> предметы в наборе — братья, но не близнецы. Если что-то доехало со сколом, пришлите снимок, и мы сделаем новое.</p>',
    ar: '<h3>العيش معها</h3><ul><li>طلاء آمن للطعام، مفحوص للرصاص والكادميوم</li><li>تناسب الميكروويف، والفرن حتى 200 درجة مئوية إن سخنت معه</li><li>القاعدة غير المطليّة مصقولة ولا تخدش الطاولة</li></ul><p><strong>صُنعت باليد:</strong> قطع الطقم الواحد إخوة لا توائم. وإن وصلت قطعة مثلومة فأرسل صورتها ونصنع لك غيرها.</p>',
  },
  delicate: {
    en: '<h3>Living with it</h3><ul><li>Food-safe glaze, tested for lead and cadmium</li><li>Rinse with warm water, without abrasives; bare clay darkens with use and is meant to</li><li>Not for the microwave: thin walls dislike uneven heat</li></ul><p><strong>Made by hand:</strong> each piece is weighed and matched before it is packed, and travels in a box of its own.</p>',
    ru: '<h3>Как с этим жить</h3><ul><li>Пищевая глазурь, проверена на свинец и кадмий</li><li>Мойте тёплой водой без абразива; голая глина со временем темнеет — так и задумано</li><li>В микроволновку не ставьте: тонкие стенки не любят неровного нагрева</li></ul><p><strong>Сделано руками:</strong> каждый предмет взвешен, подобран и едет в собственной коробке.</p>',
    ar: '<h3>العيش معها</h3><ul><li>طلاء آمن للطعام، مفحوص للرصاص والكادميوم</li><li>تُشطف بماء دافئ من دون مواد كاشطة؛ الطين غير المطليّ يغمق مع الاستعمال، وهذا مقصود</li><li>لا تناسب الميكروويف: الجدران الرقيقة لا تحب الحرارة غير المتساوية</li></ul><p><strong>صُنعت باليد:</strong> تُوزن كل قطعة وتُطابق قبل تغليفها، وتسافر في صندوق يخصّها.</p>',
  },
  planter: {
    en: '<h3>Living with it</h3><ul><li>A drainage hole, and a saucer thrown to match</li><li>The body is porous on purpose: roots breathe and overwatering is forgiven</li><li>Bring it indoors before the first frost</li></ul><p><strong>Made by hand:</strong> plants in the pictures belong to the studio and stay with us.</p>',
    ru: '<h3>Как с ним жить</h3><ul><li>Дренажное отверстие и поддон в тон</li><li>Черепок пористый намеренно: корни дышат, а лишний полив прощается</li><li>До первых заморозков занесите в дом</li></ul><p><strong>Сделано руками:</strong> растения на снимках живут в мастерской и остаются с нами.</p>',
    ar: '<h3>العيش معه</h3><ul><li>ثقب تصريف وصحن مشكّل ليطابقه</li><li>الجسم مسامي عن قصد: الجذور تتنفّس والإفراط في السقاية مغفور</li><li>أبعِده عن شمس الظهيرة في الصيف</li></ul><p><strong>صُنع باليد:</strong> النباتات في الصور ملك للمرسم وتبقى عندنا.</p>',
  },
  candle: {
    en: '<h3>Living with it</h3><ul><li>Takes standard tapers of 22 mm; a drop of wax in the cup makes a thinner one stand</li><li>Put it in the freezer for an hour and old wax lifts off in one piece</li><li>Felt on the foot, glaze everywhere else</li></ul><p><strong>Made by hand:</strong> candles are not included, though we put two in the box in December.</p>',
    ru: '<h3>Как с ним жить</h3><ul><li>Рассчитан на обычные свечи 22 мм; тонкую закрепит капля воска</li><li>Час в морозилке — и старый воск отойдёт одним куском</li><li>Войлок на донышке, глазурь везде, кроме него</li></ul><p><strong>Сделано руками:</strong> свечи не входят в комплект, но в декабре мы кладём в коробку две.</p>',
    ar: '<h3>العيش معه</h3><ul><li>للشموع المعتادة بقُطر 22 مم؛ وقطرة شمع في الكأس تثبّت الأرفع</li><li>ضعه ساعة في المجمّد فينفصل الشمع القديم قطعة واحدة</li><li>لبّاد على القاعدة وطلاء على كل ما عداها</li></ul><p><strong>صُنع باليد:</strong> الشموع غير مشمولة، وإن كنا نضع اثنتين في الصندوق في ديسمبر.</p>',
  },
};

/** The same in a few words, for the column beside the pictures; `box` is what arrives. */
export const careInShort: Record<CareKey, { pitch: Localized; box: Localized; care: Localized }> = {
  vase: {
    pitch: {
      en: 'Fired to 1240 °C and glazed inside: it holds water and leaves no ring on the shelf.',
      ru: 'Обжиг 1240 °C, глазурь внутри: держит воду и не оставляет кругов на полке.',
      ar: 'محروقة عند 1240 درجة مئوية ومطليّة من الداخل: تحفظ الماء ولا تترك أثرًا على الرفّ.',
    },
    box: {
      en: 'The vase, with a felt ring under its foot\nA card with the potter’s mark',
      ru: 'Ваза с войлочным кольцом на донышке\nКарточка с клеймом гончара',
      ar: 'المزهرية مع حلقة لبّاد تحت قاعدتها\nبطاقة عليها ختم الخزّاف',
    },
    care: {
      en: 'Glazed stoneware. Lime comes off with warm water and a spoon of vinegar.',
      ru: 'Глазурованная керамика. Известковый след сойдёт в тёплой воде с ложкой уксуса.',
      ar: 'خزف حجري مطليّ. يزول الكلس بماء دافئ وملعقة خل.',
    },
  },
  table: {
    pitch: {
      en: 'For every day: at home in the oven, in the microwave and in your hand.',
      ru: 'На каждый день: хороша в духовке, в микроволновке и в руке.',
      ar: 'لكل يوم: في مكانه في الفرن وفي الميكروويف وفي يدك.',
    },
    box: {
      en: 'The piece in shaped paper pulp\nA card with the potter’s mark',
      ru: 'Предмет в ложементе из бумажной массы\nКарточка с клеймом гончара',
      ar: 'القطعة في قالب من لبّ الورق\nبطاقة عليها ختم الخزّاف',
    },
    care: {
      en: 'Food-safe glaze, tested for lead and cadmium. Up to 200 °C, if it warms up with the oven.',
      ru: 'Пищевая глазурь, проверена на свинец и кадмий. До 200 °C, если греть вместе с духовкой.',
      ar: 'طلاء آمن للطعام، مفحوص للرصاص والكادميوم. حتى 200 درجة مئوية إن سخنت مع الفرن.',
    },
  },
  delicate: {
    pitch: {
      en: 'Thin walls and bare clay that darkens with use. It is weighed and matched before it is packed.',
      ru: 'Тонкие стенки и голая глина, которая со временем темнеет. Взвешиваем и подбираем перед отправкой.',
      ar: 'جدران رقيقة وطين عارٍ يغمق مع الاستعمال. تُوزن وتُطابق قبل تغليفها.',
    },
    box: {
      en: 'The piece in a box of its own\nA card with the potter’s mark',
      ru: 'Предмет в собственной коробке\nКарточка с клеймом гончара',
      ar: 'القطعة في صندوق يخصّها\nبطاقة عليها ختم الخزّاف',
    },
    care: {
      en: 'Food-safe glaze. Rinse with warm water, without abrasives; not for the microwave.',
      ru: 'Пищевая глазурь. Мойте тёплой водой без абразива; в микроволновку не ставьте.',
      ar: 'طلاء آمن للطعام. تُشطف بماء دافئ من دون مواد كاشطة؛ ولا تناسب الميكروويف.',
    },
  },
  planter: {
    pitch: {
      en: 'Porous on purpose: roots breathe, and a glass of water too many is forgiven.',
      ru: 'Черепок пористый намеренно: корни дышат, а лишний стакан воды прощается.',
      ar: 'مسامي عن قصد: الجذور تتنفّس، وكوب ماء زائد مغفور.',
    },
    box: {
      en: 'The pot with a drainage hole\nA saucer thrown to match',
      ru: 'Горшок с дренажным отверстием\nПоддон в тон',
      ar: 'الأصيص بثقب تصريف\nصحن مشكّل ليطابقه',
    },
    care: {
      en: 'Unglazed clay. Bring it indoors before the first frost.',
      ru: 'Неглазурованная глина. До первых заморозков занесите в дом.',
      ar: 'طين غير مطليّ. أبعِده عن شمس الظهيرة في الصيف.',
    },
  },
  candle: {
    pitch: {
      en: 'For tapers of 22 mm: heavy enough to stand, small enough for a windowsill.',
      ru: 'Для свечей 22 мм: достаточно тяжёлый, чтобы стоять, и достаточно маленький для подоконника.',
      ar: 'للشموع بقُطر 22 مم: ثقيل بما يكفي ليقف، وصغير بما يكفي لحافة النافذة.',
    },
    box: {
      en: 'The candlestick, without candles\nA card with the potter’s mark',
      ru: 'Подсвечник, без свечей\nКарточка с клеймом гончара',
      ar: 'الشمعدان من دون شموع\nبطاقة عليها ختم الخزّاف',
    },
    care: {
      en: 'Glazed stoneware with felt on its foot. An hour in the freezer, and old wax lifts off.',
      ru: 'Глазурованная керамика, на донышке войлок. Час в морозилке — и старый воск отойдёт.',
      ar: 'خزف حجري مطليّ وعلى قاعدته لبّاد. ساعة في المجمّد وينفصل الشمع القديم.',
    },
  },
};
