import type { Localized } from '../types.ts';

export type CareKey = 'vase' | 'table' | 'delicate' | 'planter' | 'candle';

/** HTML that closes a description: how to live with the piece. */
export const careNotes: Record<CareKey, Localized> = {
  vase: {
    en: '<h3>Living with it</h3><ul><li>Fired to 1240 °C and glazed inside: holds water, does not sweat on wood</li><li>A felt ring under the foot keeps shelves safe</li><li>Lime marks come off with warm water and a spoon of vinegar</li></ul><p><strong>Made by hand:</strong> height and color may differ from the picture by a few percent. We can send a photograph of your piece before it leaves.</p>',
    ru: '<h3>Как с ней жить</h3><ul><li>Обжиг 1240 °C, глазурь внутри: держит воду и не отпотевает на дереве</li><li>Войлочное кольцо на донышке бережёт полки</li><li>Известковый след сойдёт в тёплой воде с ложкой уксуса</li></ul><p><strong>Сделано руками:</strong> высота и оттенок могут на несколько процентов отличаться от снимка. Попросите — и мы пришлём фотографию именно вашего предмета до отправки.</p>',
  },
  table: {
    en: '<h3>Living with it</h3><ul><li>Food-safe glaze, tested for lead and cadmium</li><li>At home in the microwave and in an oven up to 200 °C, if it warms up with the oven</li><li>The unglazed foot is polished and will not scratch the table</li></ul><p><strong>Made by hand:</strong> pieces of one set are siblings, not twins. If something arrives chipped, send a picture and we will make a new one.</p>',
    ru: '<h3>Как с этим жить</h3><ul><li>Пищевая глазурь, проверена на свинец и кадмий</li><li>Можно в микроволновку и в духовку до 200 °C, если греть вместе с ней</li><li>Неглазурованная ножка отполирована и не царапает стол</li></ul><p><strong>Сделано руками:</strong> предметы в наборе — братья, но не близнецы. Если что-то доехало со сколом, пришлите снимок, и мы сделаем новое.</p>',
  },
  delicate: {
    en: '<h3>Living with it</h3><ul><li>Food-safe glaze, tested for lead and cadmium</li><li>Rinse with warm water, without abrasives; bare clay darkens with use and is meant to</li><li>Not for the microwave: thin walls dislike uneven heat</li></ul><p><strong>Made by hand:</strong> each piece is weighed and matched before it is packed, and travels in a box of its own.</p>',
    ru: '<h3>Как с этим жить</h3><ul><li>Пищевая глазурь, проверена на свинец и кадмий</li><li>Мойте тёплой водой без абразива; голая глина со временем темнеет — так и задумано</li><li>В микроволновку не ставьте: тонкие стенки не любят неровного нагрева</li></ul><p><strong>Сделано руками:</strong> каждый предмет взвешен, подобран и едет в собственной коробке.</p>',
  },
  planter: {
    en: '<h3>Living with it</h3><ul><li>A drainage hole, and a saucer thrown to match</li><li>The body is porous on purpose: roots breathe and overwatering is forgiven</li><li>Bring it indoors before the first frost</li></ul><p><strong>Made by hand:</strong> plants in the pictures belong to the studio and stay with us.</p>',
    ru: '<h3>Как с ним жить</h3><ul><li>Дренажное отверстие и поддон в тон</li><li>Черепок пористый намеренно: корни дышат, а лишний полив прощается</li><li>До первых заморозков занесите в дом</li></ul><p><strong>Сделано руками:</strong> растения на снимках живут в мастерской и остаются с нами.</p>',
  },
  candle: {
    en: '<h3>Living with it</h3><ul><li>Takes standard tapers of 22 mm; a drop of wax in the cup makes a thinner one stand</li><li>Put it in the freezer for an hour and old wax lifts off in one piece</li><li>Felt on the foot, glaze everywhere else</li></ul><p><strong>Made by hand:</strong> candles are not included, though we put two in the box in December.</p>',
    ru: '<h3>Как с ним жить</h3><ul><li>Рассчитан на обычные свечи 22 мм; тонкую закрепит капля воска</li><li>Час в морозилке — и старый воск отойдёт одним куском</li><li>Войлок на донышке, глазурь везде, кроме него</li></ul><p><strong>Сделано руками:</strong> свечи не входят в комплект, но в декабре мы кладём в коробку две.</p>',
  },
};
