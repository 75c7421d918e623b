import type { Artwork } from './artwork.ts';
import { hangPrint } from './framed-print.ts';
import { paintGround, wallGround } from './ground.ts';
import { picture, still } from './picture.ts';
import { choosePrint } from './print-catalogue.ts';
import { placeParts } from './studio/mesh.ts';
import { buildGift } from './studio-props.ts';
import { Drawing, type Size } from './svg.ts';

const square: Size = { width: 1200, height: 1200 };

/** Two prints on a wall, the large one to the left. */
const pair =
  (wall: string, left: number, right: number): (() => string) =>
  () => {
    const drawing = new Drawing(square);
    drawing.add(paintGround(square, wallGround(wall, 1, [0.05, -0.05, 0.6, 0.92, 0.28])));
    hangPrint(drawing, choosePrint(left), { x: 140, y: 170, width: 560, height: 700 }, 'oak');
    hangPrint(drawing, choosePrint(right), { x: 752, y: 520, width: 328, height: 410 }, 'oak');
    return drawing.toString();
  };

/** Covers of the eight catalogs. */
export const catalogArtworks: readonly Artwork[] = [
  picture(
    'catalog-prints',
    square,
    'Two framed prints on a pale wall',
    'Два постера на светлой стене',
    pair('#d6cfc2', 1, 12),
  ),
  picture(
    'catalog-landscapes',
    square,
    'Landscape prints: hills and a harbour',
    'Пейзажи: холмы и гавань',
    pair('#b9c4c8', 30, 3),
  ),
  picture(
    'catalog-abstract',
    square,
    'Abstract prints in warm colours',
    'Абстрактные постеры в тёплых тонах',
    pair('#d9b79f', 32, 24),
  ),
  picture(
    'catalog-botanical',
    square,
    'Botanical prints on a sage wall',
    'Ботанические постеры на стене цвета шалфея',
    pair('#aeb8a2', 8, 10),
  ),
  picture(
    'catalog-ceramics',
    square,
    'A group of ceramics in soft light',
    'Группа керамики в мягком свете',
    still(
      square,
      '#dcd2c4',
      200,
      [
        ['amphora', 'bone', -1.25, -0.7, 1.1],
        ['flutedMoon', 'terracotta', 0.95, -0.4, 0.95],
        ['deepBowl', 'tide', -0.6, 0.95, 0.8],
        ['mug', 'charcoal', 1.35, 1.1, 0.8],
      ],
      { origin: [0.49, 0.74], seed: 2 },
    ),
  ),
  picture(
    'catalog-vases',
    square,
    'Three vases in celadon, bone and cobalt',
    'Три вазы: селадон, кость и кобальт',
    still(
      square,
      '#e0c9bc',
      212,
      [
        ['bottle', 'celadon', -1.3, -0.2, 1.1],
        ['moonJar', 'bone', 0.75, -0.6, 0.92],
        ['bud', 'cobalt', 0.5, 0.95, 0.95],
      ],
      { origin: [0.52, 0.77], pitch: 0.18, seed: 3 },
    ),
  ),
  picture(
    'catalog-tableware',
    square,
    'Plates, bowls and a mug',
    'Тарелки, миски и кружка',
    still(
      square,
      '#bfc8c6',
      232,
      [
        ['plateStack', 'bone', -0.55, 0.2, 1],
        ['mug', 'sea', 1.55, -0.2, 1],
        ['smallPinch', 'ochre', 1.35, 1.25, 0.85],
      ],
      { origin: [0.48, 0.58], pitch: 0.44, seed: 4 },
    ),
  ),
  picture(
    'catalog-gifts',
    square,
    'A wrapped gift with a candlestick and a small vase',
    'Подарок, подсвечник и маленькая ваза',
    still(
      square,
      '#d8bfa0',
      232,
      [
        ['candleHolder', 'charcoal', 0.75, 1.5, 0.85],
        ['bud', 'blush', 1.4, -0.4, 1.2],
      ],
      {
        parts: placeParts(buildGift(1.8, 1.1, '#47666a', '#e8d3a8'), [-0.75, 0, 0], 1, 0.35),
        origin: [0.5, 0.68],
        pitch: 0.34,
        seed: 5,
      },
    ),
  ),
];
