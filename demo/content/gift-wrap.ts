import { toPrice } from './price.ts';
import type { DemoProduct } from './types.ts';

/** What the cart offers to wrap a present in; paper, for free, is asked for in the order's comment. */
export const linenWrap: DemoProduct = {
  key: 'wrap-linen',
  slug: 'linen-wrap',
  title: { en: 'Linen Gift Wrap', ru: 'Подарочная обёртка из льна', ar: 'تغليف هدايا بالكتان' },
  description: {
    en: '<p>A square of undyed linen, ninety centimeters a side, hemmed in the studio. We wrap your order in it, tie it with a clay-colored tape and put a card inside, written by hand.</p><p>Afterwards it is a tablecloth for two, a bread cloth or the wrapping of the next present. Brown paper stays free of charge.</p>',
    ru: '<p>Квадрат небелёного льна, девяносто сантиметров, подшит в мастерской. Завернём в него ваш заказ, перевяжем терракотовой лентой и вложим открытку, написанную от руки.</p><p>Потом это скатерть на двоих, салфетка для хлеба или обёртка следующего подарка. Крафтовая бумага по-прежнему бесплатна.</p>',
    ar: '<p>مربّع من الكتان غير المصبوغ، ضلعه تسعون سنتيمترًا، مثنيّ الحواف في المرسم. نلفّ به طلبك ونربطه بشريط بلون الطين ونضع معه بطاقة مكتوبة باليد.</p><p>وبعدها يصير مفرشًا لشخصين أو قطعة للخبز أو غلافًا للهدية التالية. أما الورق البنّي فيبقى مجانيًا.</p>',
  },
  pitch: {
    en: 'Your order in undyed linen, tied by hand, with a card in your words.',
    ru: 'Ваш заказ в небелёном льне, перевязан вручную, с открыткой от вас.',
    ar: 'طلبك ملفوف بكتان غير مصبوغ ومربوط باليد، ومعه بطاقة بكلماتك.',
  },
  inTheBox: {
    en: 'A linen cloth, 90 × 90 cm\nA cotton tape\nA card, written by hand',
    ru: 'Льняной платок, 90 × 90 см\nХлопковая лента\nОткрытка, написанная от руки',
    ar: 'قطعة كتان، 90 × 90 سم\nشريط قطني\nبطاقة مكتوبة باليد',
  },
  care: {
    en: 'Wash at 40 °C\nIron damp',
    ru: 'Стирать при 40 °C\nГладить влажным',
    ar: 'يُغسل عند 40 درجة\nيُكوى وهو رطب',
  },
  catalogs: ['gifts'],
  images: ['wrap-linen', 'wrap-linen-beside', 'wrap-linen-pair', 'wrap-linen-knot'],
  options: [],
  variations: [
    {
      values: {},
      sku: 'TC-WRAP',
      price: toPrice(18),
      stock: null,
      default: true,
      weight: 0.25,
      length: 30,
      width: 24,
      height: 2,
    },
  ],
  properties: [],
  reviews: [],
};
