import type { Artwork, Translated } from './artwork.ts';
import type { ShapeName } from './ceramic-shapes.ts';
import { type BackdropName, drawCeramic } from './ceramics.ts';
import type { GlazeName } from './studio/glazes.ts';
import type { Size } from './svg.ts';

const glazeTitles: Record<GlazeName, Translated> = {
  bone: { en: 'bone', ru: 'костяной' },
  snow: { en: 'snow', ru: 'снежный' },
  celadon: { en: 'celadon', ru: 'селадон' },
  sea: { en: 'sea', ru: 'морской' },
  cobalt: { en: 'cobalt', ru: 'кобальт' },
  tenmoku: { en: 'tenmoku', ru: 'тенмоку' },
  terracotta: { en: 'terracotta', ru: 'терракота' },
  sage: { en: 'sage', ru: 'шалфей' },
  blush: { en: 'blush', ru: 'румянец' },
  charcoal: { en: 'charcoal', ru: 'уголь' },
  ochre: { en: 'ochre', ru: 'охра' },
  ash: { en: 'ash', ru: 'пепел' },
  dune: { en: 'dune', ru: 'дюна' },
  tide: { en: 'tide', ru: 'прилив' },
  plum: { en: 'plum', ru: 'слива' },
};

type Row = readonly [
  shape: ShapeName,
  glaze: GlazeName,
  backdrop: BackdropName,
  others: readonly GlazeName[],
  en: string,
  ru: string,
];

const rows: readonly Row[] = [
  ['moonJar', 'snow', 'fog', ['celadon', 'tenmoku', 'blush'], 'Moon jar', 'Ваза «Лунный сосуд»'],
  ['bottle', 'bone', 'linen', ['sea', 'charcoal'], 'Long-necked bottle', 'Бутыль с длинным горлом'],
  ['teardrop', 'celadon', 'blush', ['ochre', 'cobalt', 'dune'], 'Teardrop vase', 'Ваза «Капля»'],
  ['gourd', 'sea', 'sand', ['bone', 'plum'], 'Double gourd vase', 'Ваза «Тыква-горлянка»'],
  ['flutedCylinder', 'cobalt', 'sage', [], 'Fluted cylinder vase', 'Каннелированная ваза-цилиндр'],
  ['ribbedShoulder', 'tenmoku', 'sky', [], 'Ribbed shoulder vase', 'Ребристая ваза'],
  ['flutedMoon', 'terracotta', 'clay', ['snow', 'sage'], 'Carved round vase', 'Резная круглая ваза'],
  ['bud', 'sage', 'linen', ['blush', 'ochre', 'tenmoku'], 'Bud vase', 'Ваза для одного цветка'],
  ['amphora', 'blush', 'linen', [], 'Two-handled amphora', 'Амфора с двумя ручками'],
  ['donut', 'charcoal', 'fog', ['bone', 'terracotta'], 'Ring vase', 'Ваза-кольцо'],
  ['branchVase', 'dune', 'blush', [], 'Dipped shoulder vase with branches', 'Ваза с ветками'],
  ['driedVase', 'ash', 'sand', [], 'Ash bottle with dried stems', 'Бутыль с сухоцветами'],
  ['wideBowl', 'bone', 'sage', [], 'Wide salad bowl', 'Широкая салатница'],
  ['deepBowl', 'tide', 'sky', ['ochre', 'charcoal'], 'Noodle bowl', 'Глубокая миска'],
  ['nestedBowls', 'plum', 'linen', [], 'Nest of bowls', 'Набор мисок'],
  ['mug', 'bone', 'slate', ['sea', 'terracotta', 'charcoal'], 'Morning mug', 'Утренняя кружка'],
  ['tumblers', 'snow', 'linen', [], 'Pair of tumblers', 'Пара стаканов'],
  ['espresso', 'celadon', 'fog', [], 'Espresso cup and saucer', 'Кофейная пара'],
  ['plateStack', 'cobalt', 'sand', ['bone', 'sage'], 'Dinner set of four plates', 'Набор из четырёх тарелок'],
  ['teapot', 'tenmoku', 'sage', ['celadon', 'blush'], 'Teapot', 'Заварочный чайник'],
  ['pitcher', 'terracotta', 'sky', [], 'Water pitcher', 'Кувшин для воды'],
  ['planter', 'sage', 'clay', [], 'Planter', 'Кашпо'],
  ['bellPlanter', 'blush', 'slate', [], 'Bell planter with saucer', 'Круглое кашпо с поддоном'],
  ['candleHolder', 'charcoal', 'linen', [], 'Chamber candlestick', 'Подсвечник с ручкой'],
  ['candlesticks', 'ochre', 'fog', [], 'Pair of candlesticks', 'Пара подсвечников'],
  ['lidJar', 'ash', 'blush', [], 'Lidded jar', 'Банка с крышкой'],
];

interface CataloguePot {
  key: string;
  title: Translated;
  shape: ShapeName;
  glaze: GlazeName;
  /** The same pot in other glazes, pictured as `<key>-<glaze>`. */
  otherGlazes: readonly GlazeName[];
}

const cataloguePots: readonly CataloguePot[] = rows.map(([shape, glaze, , otherGlazes, en, ru], index) => ({
  key: `pot-${String(index + 1).padStart(2, '0')}`,
  title: { en, ru },
  shape,
  glaze,
  otherGlazes,
}));

const size: Size = { width: 1200, height: 1500 };

export const potArtworks: readonly Artwork[] = cataloguePots.flatMap(
  ({ key, title, shape, glaze, otherGlazes }, index) =>
    [glaze, ...otherGlazes].map((chosen): Artwork => ({
      key: chosen === glaze ? key : `${key}-${chosen}`,
      ...size,
      format: 'webp',
      alt: {
        en: `${title.en}, ${glazeTitles[chosen].en} glaze`,
        ru: `${title.ru}, глазурь «${glazeTitles[chosen].ru}»`,
      },
      draw: () =>
        drawCeramic({ shape, glaze: chosen, seed: index + 1, size, backdrop: rows[index]?.[2] ?? 'linen' }),
    })),
);
