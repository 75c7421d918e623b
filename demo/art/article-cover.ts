import { mixColors } from './color.ts';
import { hangPrint } from './framed-print.ts';
import { buildSideboard } from './furniture.ts';
import { paintGround, wallGround } from './ground.ts';
import { choosePrint } from './print-catalogue.ts';
import { drawRoom, placePot } from './room-scene.ts';
import { drawStillLife } from './still-life.ts';
import { placeParts } from './studio/mesh.ts';
import {
  buildBrushJar,
  buildGift,
  buildKilnShelves,
  buildPaperRolls,
  buildTestTiles,
  buildTools,
  buildWheel,
} from './studio-props.ts';
import { buildCeramic } from './ceramic-shapes.ts';
import type { Translated } from './artwork.ts';
import { Drawing, rect, type Size } from './svg.ts';

const size: Size = { width: 1500, height: 1000 };

/** Three prints hung in a row: how big, how high, how far apart. */
function drawGalleryWall(): string {
  const drawing = new Drawing(size);
  drawing.add(paintGround(size, wallGround('#cfd2c4', 1.5, [0.03, -0.05, 0.42, 0.9, 0.3])));
  hangPrint(drawing, choosePrint(8), { x: 190, y: 235, width: 336, height: 420 }, 'oak');
  hangPrint(drawing, choosePrint(18), { x: 590, y: 150, width: 448, height: 560 }, 'oak');
  hangPrint(drawing, choosePrint(12), { x: 1102, y: 150, width: 216, height: 270 }, 'oak');
  hangPrint(drawing, choosePrint(21), { x: 1102, y: 440, width: 216, height: 270 }, 'oak');
  return drawing.toString();
}

/** A brick kiln with its door open: courses of brick around a glowing arch. */
function drawKilnMouth(drawing: Drawing): void {
  const mouth = 'M230 1000V470C230 190 480 70 750 70S1270 190 1270 470V1000Z';
  drawing.add(rect(0, 0, 1500, 1000, '#5b3324'));
  for (let course = 0; course < 17; course++) {
    for (let brick = -1; brick < 12; brick++) {
      const tone = ((course * 7 + brick * 11 + 40) % 5) / 5;
      drawing.add(
        rect(
          brick * 140 + (course % 2) * 70,
          course * 60,
          135,
          55,
          mixColors('#7a4630', '#935a40', tone),
          'rx="3"',
        ),
      );
    }
  }
  drawing.add(
    rect(
      0,
      0,
      1500,
      1000,
      drawing.radial([
        [0.4, '#1d0c06', 0],
        [1, '#1d0c06', 0.72],
      ]),
    ),
    `<path d="${mouth}" fill="#8a3a1c" stroke="#c98a64" stroke-width="34"/>`,
    `<path d="${mouth}" fill="${drawing.radial(
      [
        [0, '#ffd78c'],
        [0.4, '#f59b48'],
        [0.75, '#c2521f'],
        [1, '#7a2c14'],
      ],
      [0.5, 0.45],
      0.62,
    )}" stroke="#3a170b" stroke-opacity="0.5" stroke-width="8"/>`,
  );
}

const drawKiln = (): string => {
  const gap = 1.75;
  const board = (level: number): number => level * gap;
  const set = [
    ...placeParts(buildCeramic('mug', 'bone', 41), [-1.55, board(0), 0.1]),
    ...placeParts(buildCeramic('deepBowl', 'sea', 42), [0.05, board(0), 0.1], 0.95),
    ...placeParts(buildCeramic('bud', 'ochre', 43), [1.6, board(0), 0.1], 1.1),
    ...placeParts(buildCeramic('tumblers', 'blush', 44), [-1.2, board(1), 0.1], 1.1),
    ...placeParts(buildCeramic('teapot', 'celadon', 45), [1.1, board(1), 0.1], 0.85),
    ...placeParts(buildCeramic('bud', 'terracotta', 46), [-1.6, board(2), 0], 1.1),
    ...placeParts(buildCeramic('wideBowl', 'tide', 47), [0.2, board(2), 0], 0.8),
  ];
  return drawStillLife({
    size,
    color: '#8d4a2c',
    parts: [...buildKilnShelves(5.4, gap), ...set],
    scale: 150,
    pitch: 0.1,
    origin: [0.5, 0.92],
    decorate: drawKilnMouth,
  });
};

export const drawSideboardRoom = (
  size: Size,
  wall: string,
  floor: string,
  print: number,
  glaze: 'cobalt' | 'ochre',
): string =>
  drawRoom({
    size,
    scale: size.height * 0.5,
    origin: [0.5, 1.04],
    wall,
    floor,
    depth: 0.3,
    parts: [
      ...buildSideboard(1.8, '#a87748'),
      ...placePot('donut', glaze, 3, [-0.62, 0.725, 0], 1.7),
      ...placePot('bud', 'bone', 4, [-0.34, 0.725, 0.08], 1.5),
      ...placePot('planter', 'snow', 5, [0.66, 0.725, 0], 1.35),
    ],
    pictures: [{ print: choosePrint(print), frame: 'oak', x: 0.08, y: 1.42, width: 0.63, height: 0.84 }],
    window: [0.55, 0, 0.4, 0.7],
  });

/** Covers of the journal: what each shows and how it is drawn. */
export const articleCovers: readonly { alt: Translated; draw(): string }[] = [
  {
    alt: {
      en: 'A half-thrown bowl on the potter’s wheel',
      ru: 'Недокрученная миска на гончарном круге',
      ar: 'وعاء لم يكتمل تشكيله على دولاب الخزّاف',
    },
    draw: () =>
      drawStillLife({
        size,
        color: '#cdbfae',
        parts: [...placeParts(buildWheel(), [0, 0.3, 0]), ...placeParts(buildTools(), [0.3, 0, 0.9], 0.9)],
        scale: 285,
        pitch: 0.34,
        origin: [0.5, 0.72],
      }),
  },
  {
    alt: {
      en: 'Glaze test tiles in two rows',
      ru: 'Пробники глазури в два ряда',
      ar: 'بلاطات تجارب الطلاء في صفين',
    },
    draw: () =>
      drawStillLife({
        size,
        color: '#ddd3c4',
        parts: buildTestTiles(),
        scale: 270,
        pitch: 0.5,
        origin: [0.5, 0.6],
      }),
  },
  {
    alt: {
      en: 'Pots on the shelves of a glowing kiln',
      ru: 'Изделия на полках раскалённой печи',
      ar: 'أوانٍ على رفوف فرن متوهّج',
    },
    draw: drawKiln,
  },
  {
    alt: {
      en: 'Four framed prints arranged on a wall',
      ru: 'Четыре постера в рамах на стене',
      ar: 'أربع لوحات مؤطّرة مرتبة على جدار',
    },
    draw: drawGalleryWall,
  },
  {
    alt: {
      en: 'Brushes in a jar beside two bowls',
      ru: 'Кисти в банке и две миски',
      ar: 'فرش في وعاء بجانب وعاءين',
    },
    draw: () =>
      drawStillLife({
        size,
        color: '#b7c0ae',
        pieces: [
          ['smallPinch', 'cobalt', 1.3, 0.5, 1.1],
          ['deepBowl', 'bone', -1.9, 0.1, 1],
        ],
        parts: placeParts(buildBrushJar(), [-0.2, 0, 0], 1.2),
        scale: 235,
        pitch: 0.3,
        origin: [0.53, 0.78],
        seed: 5,
      }),
  },
  {
    alt: {
      en: 'A table laid with plates, bowls and a pitcher',
      ru: 'Стол с тарелками, мисками и кувшином',
      ar: 'مائدة عليها أطباق وأوعية وإبريق ماء',
    },
    draw: () =>
      drawStillLife({
        size,
        color: '#dcc6a8',
        pieces: [
          ['plate', 'sage', -1.7, 0.6],
          ['smallPinch', 'bone', -1.7, 0.62, 1.1],
          ['plate', 'bone', 1.6, 0.9],
          ['pitcher', 'sea', 0.1, -0.9, 1],
          ['mug', 'ochre', 2.5, -0.9, 0.95],
          ['tumblers', 'snow', -2.7, -1, 0.8],
        ],
        scale: 212,
        pitch: 0.5,
        origin: [0.5, 0.56],
        seed: 6,
      }),
  },
  {
    alt: {
      en: 'Vases with branches and dried stems',
      ru: 'Вазы с ветками и сухоцветами',
      ar: 'مزهريات فيها أغصان وسيقان جافة',
    },
    draw: () =>
      drawStillLife({
        size,
        color: '#e2c8ba',
        pieces: [
          ['branchVase', 'bone', -1.2, -0.2, 0.92],
          ['driedVase', 'charcoal', 0.9, -0.3, 0.88],
          ['bud', 'terracotta', 2.3, 0.6, 1.1],
          ['gourd', 'sage', -2.6, 0.4, 0.8],
        ],
        scale: 205,
        pitch: 0.16,
        origin: [0.5, 0.84],
        seed: 7,
      }),
  },
  {
    alt: {
      en: 'A print above a sideboard with ceramics',
      ru: 'Постер над комодом с керамикой',
      ar: 'لوحة فوق خزانة عليها خزف',
    },
    draw: () => drawSideboardRoom(size, '#cdb29c', '#8d6744', 30, 'cobalt'),
  },
  {
    alt: {
      en: 'Rolled prints tied with ribbon and ready to send',
      ru: 'Свёрнутые постеры, готовые к отправке',
      ar: 'لوحات ملفوفة بشريط وجاهزة للإرسال',
    },
    draw: () =>
      drawStillLife({
        size,
        color: '#c4cdd0',
        parts: placeParts(buildPaperRolls(), [-0.55, 0, 0.2], 1, -0.22),
        pieces: [['mug', 'bone', 1.75, -0.2, 0.95]],
        scale: 275,
        pitch: 0.36,
        origin: [0.49, 0.64],
      }),
  },
  {
    alt: { en: 'A teapot with cups', ru: 'Чайник и чашки', ar: 'إبريق شاي مع أكواب' },
    draw: () =>
      drawStillLife({
        size,
        color: '#b9c2b4',
        pieces: [
          ['teapot', 'bone', -0.4, -0.2, 1.25],
          ['tumblers', 'tenmoku', 1.85, 0.5, 0.82],
          ['smallPinch', 'celadon', -2.2, 0.7, 0.9],
        ],
        scale: 240,
        pitch: 0.28,
        origin: [0.52, 0.7],
        seed: 10,
      }),
  },
  {
    alt: {
      en: 'House plants in glazed planters',
      ru: 'Комнатные растения в глазурованных кашпо',
      ar: 'نباتات منزلية في أصص مطليّة',
    },
    draw: () =>
      drawStillLife({
        size,
        color: '#d9d4c4',
        pieces: [
          ['planter', 'terracotta', -1.5, -0.3, 1.05],
          ['bellPlanter', 'snow', 0.9, 0.4, 1],
          ['planter', 'sea', 2.75, -0.7, 0.8],
        ],
        scale: 210,
        pitch: 0.2,
        origin: [0.42, 0.83],
        seed: 11,
      }),
  },
  {
    alt: {
      en: 'Wrapped gifts beside a small vase',
      ru: 'Подарки в упаковке и маленькая ваза',
      ar: 'هدايا مغلّفة بجانب مزهرية صغيرة',
    },
    draw: () =>
      drawStillLife({
        size,
        color: mixColors('#cda58a', '#e6cfc3', 0.4),
        parts: [
          ...placeParts(buildGift(1.9, 1.1, '#efe4d2', '#b0553a'), [-1.1, 0, -0.2], 1, 0.35),
          ...placeParts(buildGift(1.2, 0.9, '#47666a', '#ecd9b4'), [0.95, 0, 0.7], 1, -0.3),
        ],
        pieces: [['bud', 'celadon', 2.05, -0.3, 1.15]],
        scale: 255,
        pitch: 0.32,
        origin: [0.48, 0.7],
        seed: 12,
      }),
  },
];
