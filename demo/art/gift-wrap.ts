import type { Artwork, Translated } from './artwork.ts';
import { picture, still } from './picture.ts';
import { drawStillLife, type StillLifeOptions } from './still-life.ts';
import { placeParts } from './studio/mesh.ts';
import { buildGift } from './studio-props.ts';
import type { Size } from './svg.ts';

const square: Size = { width: 1200, height: 1200 };
const flax = '#c9b691';
const tape = '#7d4f3b';

const photograph = (key: string, alt: Required<Translated>, draw: () => string): Artwork => ({
  ...picture(key, square, alt.en, alt.ru, draw),
  alt,
});

type View = Required<Pick<StillLifeOptions, 'origin' | 'pitch' | 'seed'>>;

/** The same parcel, as far away and from as high up as is said. */
const parcel = (scale: number, view: View) => () =>
  drawStillLife({
    size: square,
    color: '#e3dbcd',
    scale,
    parts: placeParts(buildGift(1.9, 1.15, flax, tape), [0, 0, 0], 1, 0.42),
    ...view,
  });

/** What the shop wraps presents in: a parcel, one beside small pieces, two of a size, and a knot close up. */
export const giftWrapArtworks: readonly Artwork[] = [
  photograph(
    'wrap-linen',
    {
      en: 'A box in undyed linen, tied with a clay-coloured tape',
      ru: 'Коробка в небелёном льне, перевязанная терракотовой лентой',
      ar: 'علبة ملفوفة بكتان غير مصبوغ ومربوطة بشريط بلون الطين',
    },
    parcel(330, { origin: [0.5, 0.66], pitch: 0.34, seed: 41 }),
  ),
  photograph(
    'wrap-linen-beside',
    {
      en: 'A linen parcel beside a small vase and a mug',
      ru: 'Льняной свёрток рядом с маленькой вазой и кружкой',
      ar: 'طرد من الكتان بجانب مزهرية صغيرة وكوب',
    },
    still(
      square,
      '#c3cbc6',
      232,
      [
        ['bud', 'bone', 1.35, -0.5, 1.2],
        ['mug', 'sea', 1.05, 1.2, 0.9],
      ],
      {
        parts: placeParts(buildGift(1.7, 1.05, flax, tape), [-0.7, 0, 0.1], 1, 0.3),
        origin: [0.5, 0.66],
        pitch: 0.34,
        seed: 42,
      },
    ),
  ),
  photograph(
    'wrap-linen-pair',
    {
      en: 'Two linen parcels, a large and a small one',
      ru: 'Два льняных свёртка, большой и маленький',
      ar: 'طردان من الكتان، كبير وصغير',
    },
    still(square, '#d9c3b0', 226, [], {
      parts: [
        ...placeParts(buildGift(2, 1.2, flax, tape), [-0.75, 0, -0.2], 1, 0.3),
        ...placeParts(buildGift(1.1, 0.7, '#ded2ba', '#47666a'), [1.25, 0, 0.7], 1, -0.35),
      ],
      origin: [0.5, 0.64],
      pitch: 0.38,
      seed: 43,
    }),
  ),
  photograph(
    'wrap-linen-knot',
    {
      en: 'The knot of the tape from above',
      ru: 'Узел ленты, вид сверху',
      ar: 'عقدة الشريط من أعلى',
    },
    parcel(520, { origin: [0.5, 0.98], pitch: 0.72, seed: 44 }),
  ),
];
