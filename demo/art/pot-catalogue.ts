import type { Artwork, Translated } from './artwork.ts';
import type { ShapeName } from './ceramic-shapes.ts';
import { type BackdropName, drawCeramic } from './ceramics.ts';
import type { GlazeName } from './studio/glazes.ts';
import type { Size } from './svg.ts';

const glazeTitles: Record<GlazeName, Required<Translated>> = {
  bone: { en: 'bone', ru: 'костяной', ar: 'عاجي' },
  snow: { en: 'snow', ru: 'снежный', ar: 'ثلجي' },
  celadon: { en: 'celadon', ru: 'селадон', ar: 'سيلادون' },
  sea: { en: 'sea', ru: 'морской', ar: 'بحري' },
  cobalt: { en: 'cobalt', ru: 'кобальт', ar: 'كوبالت' },
  tenmoku: { en: 'tenmoku', ru: 'тенмоку', ar: 'تينموكو' },
  terracotta: { en: 'terracotta', ru: 'терракота', ar: 'تيراكوتا' },
  sage: { en: 'sage', ru: 'шалфей', ar: 'مريمية' },
  blush: { en: 'blush', ru: 'румянец', ar: 'وردي خجول' },
  charcoal: { en: 'charcoal', ru: 'уголь', ar: 'فحمي' },
  ochre: { en: 'ochre', ru: 'охра', ar: 'مغرة' },
  ash: { en: 'ash', ru: 'пепел', ar: 'رمادي' },
  dune: { en: 'dune', ru: 'дюна', ar: 'كثيب' },
  tide: { en: 'tide', ru: 'прилив', ar: 'مدّ' },
  plum: { en: 'plum', ru: 'слива', ar: 'برقوقي' },
};

type Row = readonly [
  shape: ShapeName,
  glaze: GlazeName,
  backdrop: BackdropName,
  others: readonly GlazeName[],
  en: string,
  ru: string,
  ar: string,
];

const rows: readonly Row[] = [
  ['moonJar', 'snow', 'fog', ['celadon', 'tenmoku', 'blush'], 'Moon jar', 'Ваза «Лунный сосуд»', 'جرّة القمر'],
  [
    'bottle',
    'bone',
    'linen',
    ['sea', 'charcoal'],
    'Long-necked bottle',
    'Бутыль с длинным горлом',
    'قارورة طويلة العنق',
  ],
  [
    'teardrop',
    'celadon',
    'blush',
    ['ochre', 'cobalt', 'dune'],
    'Teardrop vase',
    'Ваза «Капля»',
    'مزهرية الدمعة',
  ],
  ['gourd', 'sea', 'sand', ['bone', 'plum'], 'Double gourd vase', 'Ваза «Тыква-горлянка»', 'مزهرية اليقطينة'],
  [
    'flutedCylinder',
    'cobalt',
    'sage',
    [],
    'Fluted cylinder vase',
    'Каннелированная ваза-цилиндр',
    'مزهرية أسطوانية مخدّدة',
  ],
  ['ribbedShoulder', 'tenmoku', 'sky', [], 'Ribbed shoulder vase', 'Ребристая ваза', 'مزهرية مضلّعة الكتف'],
  [
    'flutedMoon',
    'terracotta',
    'clay',
    ['snow', 'sage'],
    'Carved round vase',
    'Резная круглая ваза',
    'مزهرية كروية محفورة',
  ],
  [
    'bud',
    'sage',
    'linen',
    ['blush', 'ochre', 'tenmoku'],
    'Bud vase',
    'Ваза для одного цветка',
    'مزهرية البرعم',
  ],
  ['amphora', 'blush', 'linen', [], 'Two-handled amphora', 'Амфора с двумя ручками', 'أمفورة بمقبضين'],
  ['donut', 'charcoal', 'fog', ['bone', 'terracotta'], 'Ring vase', 'Ваза-кольцо', 'مزهرية الحلقة'],
  [
    'branchVase',
    'dune',
    'blush',
    [],
    'Dipped shoulder vase with branches',
    'Ваза с ветками',
    'مزهرية مغموسة الكتف',
  ],
  ['driedVase', 'ash', 'sand', [], 'Ash bottle with dried stems', 'Бутыль с сухоцветами', 'قارورة الرماد'],
  ['wideBowl', 'bone', 'sage', [], 'Wide salad bowl', 'Широкая салатница', 'وعاء سلطة واسع'],
  ['deepBowl', 'tide', 'sky', ['ochre', 'charcoal'], 'Noodle bowl', 'Глубокая миска', 'وعاء النودلز'],
  ['nestedBowls', 'plum', 'linen', [], 'Nest of bowls', 'Набор мисок', 'أوعية متداخلة'],
  ['mug', 'bone', 'slate', ['sea', 'terracotta', 'charcoal'], 'Morning mug', 'Утренняя кружка', 'كوب الصباح'],
  ['tumblers', 'snow', 'linen', [], 'Pair of tumblers', 'Пара стаканов', 'كأسان متلازمتان'],
  ['espresso', 'celadon', 'fog', [], 'Espresso cup and saucer', 'Кофейная пара', 'فنجان إسبرسو مع صحنه'],
  [
    'plateStack',
    'cobalt',
    'sand',
    ['bone', 'sage'],
    'Dinner set of four plates',
    'Набор из четырёх тарелок',
    'طقم من أربعة أطباق',
  ],
  ['teapot', 'tenmoku', 'sage', ['celadon', 'blush'], 'Teapot', 'Заварочный чайник', 'إبريق «الميناء»'],
  ['pitcher', 'terracotta', 'sky', [], 'Water pitcher', 'Кувшин для воды', 'إبريق ماء'],
  ['planter', 'sage', 'clay', [], 'Planter', 'Кашпо', 'أصيص'],
  [
    'bellPlanter',
    'blush',
    'slate',
    [],
    'Bell planter with saucer',
    'Круглое кашпо с поддоном',
    'أصيص الجرس مع صحنه',
  ],
  ['candleHolder', 'charcoal', 'linen', [], 'Chamber candlestick', 'Подсвечник с ручкой', 'شمعدان بمقبض'],
  ['candlesticks', 'ochre', 'fog', [], 'Pair of candlesticks', 'Пара подсвечников', 'شمعدانان'],
  ['lidJar', 'ash', 'blush', [], 'Lidded jar', 'Банка с крышкой', 'جرّة بغطاء'],
];

export interface CataloguePot {
  key: string;
  title: Required<Translated>;
  shape: ShapeName;
  glaze: GlazeName;
  backdrop: BackdropName;
  /** The same pot in other glazes, pictured as `<key>-<glaze>`. */
  otherGlazes: readonly GlazeName[];
}

export const cataloguePots: readonly CataloguePot[] = rows.map(
  ([shape, glaze, backdrop, otherGlazes, en, ru, ar], index) => ({
    key: `pot-${String(index + 1).padStart(2, '0')}`,
    title: { en, ru, ar },
    shape,
    glaze,
    backdrop,
    otherGlazes,
  }),
);

const size: Size = { width: 1200, height: 1500 };

export const potArtworks: readonly Artwork[] = cataloguePots.flatMap(
  ({ key, title, shape, glaze, backdrop, otherGlazes }, index) =>
    [glaze, ...otherGlazes].map((chosen): Artwork => ({
      key: chosen === glaze ? key : `${key}-${chosen}`,
      ...size,
      format: 'webp',
      alt: {
        en: `${title.en}, ${glazeTitles[chosen].en} glaze`,
        ru: `${title.ru}, глазурь «${glazeTitles[chosen].ru}»`,
        ar: `${title.ar}، بطلاء «${glazeTitles[chosen].ar}»`,
      },
      draw: () => drawCeramic({ shape, glaze: chosen, seed: index + 1, size, backdrop }),
    })),
);
