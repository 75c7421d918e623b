import type { Artwork, Translated } from '../artwork.ts';
import { backdrops } from '../ceramics.ts';
import { cataloguePots } from '../pot-catalogue.ts';
import type { GlazeName } from '../studio/glazes.ts';
import { drawPotPacking } from './packing.ts';
import { drawPotAtHome } from './pot-home.ts';
import { drawPotMark, type PotterSign } from './pot-mark.ts';
import { drawPotRim } from './pot-rim.ts';
import { shownSize } from './view-size.ts';

const view = (key: string, alt: Required<Translated>, draw: () => string): Artwork => ({
  key,
  ...shownSize,
  format: 'webp',
  alt,
  draw,
});

/** Each potter's foot in each clay that they throw. */
const feet: readonly (readonly [key: string, sign: PotterSign, clay: string, glaze: GlazeName])[] = [
  ['mark-stoneware', 'leaf', '#b88d69', 'tenmoku'],
  ['mark-porcelain', 'leaf', '#e0d6c6', 'snow'],
  ['anna-stoneware', 'reeds', '#b88d69', 'bone'],
  ['anna-porcelain', 'reeds', '#e0d6c6', 'celadon'],
  ['anna-red-clay', 'reeds', '#a8603f', 'terracotta'],
  ['anna-chamotte', 'reeds', '#a98a6c', 'sage'],
];

/** What pots show after the first pictures; marks and packing are the same for many. */
export const potViews: readonly Artwork[] = [
  ...cataloguePots.flatMap(({ key, title, shape, glaze, backdrop }, index): Artwork[] => [
    view(
      `${key}-home`,
      {
        en: `${title.en} on a shelf beside two books`,
        ru: `${title.ru} на полке рядом с двумя книгами`,
        ar: `${title.ar} على رفّ بجانب كتابين`,
      },
      () => drawPotAtHome(shape, glaze, index + 1, backdrops[backdrop]),
    ),
    view(
      `${key}-rim`,
      {
        en: `${title.en} close up: the rim and the glaze`,
        ru: `${title.ru} крупно: край и глазурь`,
        ar: `${title.ar} عن قرب: الحافة والطلاء`,
      },
      () => drawPotRim(shape, glaze, index + 1, backdrops[backdrop]),
    ),
  ]),
  ...feet.map(([key, sign, clay, glaze]) =>
    view(
      `foot-${key}`,
      {
        en: 'A foot of bare clay with the potter’s mark',
        ru: 'Донышко без глазури с клеймом гончара',
        ar: 'قاعدة من طين عارٍ عليها ختم الخزّاف',
      },
      () => drawPotMark(sign, clay, glaze),
    ),
  ),
  view(
    'packing-pot',
    {
      en: 'How ceramics travel: a carton filled with shredded proofs',
      ru: 'Как едет керамика: коробка с резаными пробными оттисками',
      ar: 'كيف يسافر الخزف: صندوق محشوّ بقصاصات ورق الطباعة',
    },
    drawPotPacking,
  ),
];
