import { hangPrint, type FrameName, type PrintChoice } from './framed-print.ts';
import { buildBooks, buildSideboard, buildStool } from './furniture.ts';
import { palettes } from './palettes.ts';
import { drawArches } from './prints/arches.ts';
import { drawLayeredHills } from './prints/layered-hills.ts';
import { drawMoons } from './prints/moons.ts';
import { drawPaperCuts } from './prints/paper-cuts.ts';
import { drawRoom, placePot, type RoomOptions } from './room-scene.ts';
import { drawStillLife, type Piece } from './still-life.ts';
import { placeParts } from './studio/mesh.ts';
import type { Size } from './svg.ts';

const banner: Size = { width: 1920, height: 823 };
const narrow: Size = { width: 1200, height: 900 };
const wide: Size = { width: 1920, height: 960 };
const tall: Size = { width: 900, height: 1200 };

/** A large and a small print on the wall, and pots in front of them: `group` moves them together. */
const printsAndPots = (size: Size, scale: number, [x, y]: readonly [number, number]) =>
  drawStillLife({
    size,
    scale,
    origin: [x, y],
    color: '#e3d3bf',
    pitch: 0.16,
    seed: 11,
    pieces: [
      ['bottle', 'celadon', -2.3, -0.2, 1.02],
      ['nestedBowls', 'tide', -0.95, 0.95, 0.8],
      ['flutedMoon', 'terracotta', 1.05, 0.1, 0.86],
      ['bud', 'cobalt', 2.35, 0.75, 0.95],
    ],
    decorate: (drawing) => {
      const hang = (left: number, top: number, width: number, print: PrintChoice, frame: FrameName) =>
        hangPrint(
          drawing,
          print,
          {
            x: size.width * x + left * scale,
            y: size.height * y + top * scale,
            width: width * scale,
            height: width * scale * 1.25,
          },
          frame,
        );
      hang(-1.55, -4.4, 2.7, { series: drawLayeredHills, seed: 42, palette: palettes.terracotta }, 'oak');
      hang(1.45, -4.05, 1.75, { series: drawArches, seed: 8, palette: palettes.seaFog }, 'oak');
    },
  });

const tablePieces: readonly Piece[] = [
  ['branchVase', 'dune', -2.35, -0.5, 1],
  ['pitcher', 'sea', -0.95, 0.35, 0.95],
  ['nestedBowls', 'tide', 0.65, 0.9, 0.86],
  ['amphora', 'bone', 1.2, -0.9, 1.05],
  ['mug', 'charcoal', 2.55, 0.6, 0.9],
];

const table = (size: Size, scale: number, origin: readonly [number, number]) =>
  drawStillLife({ size, scale, origin, color: '#c9b49a', pieces: tablePieces, pitch: 0.2, seed: 7 });

const hallway = (): Omit<RoomOptions, 'size' | 'scale' | 'origin' | 'window'> => ({
  wall: '#5f7673',
  floor: '#8a6a4a',
  depth: 0.3,
  parts: [
    ...buildSideboard(1.9, '#b98a58'),
    ...placePot('teardrop', 'bone', 3, [-0.7, 0.725, 0.02], 1.75),
    ...placePot('bud', 'ochre', 4, [-0.36, 0.725, 0.1], 1.5),
    ...placePot('branchVase', 'snow', 6, [0.74, 0.725, 0], 1.5),
    ...placeParts(buildBooks(['#b0643f', '#e6dcc8', '#2f4d52']), [0.34, 0.725, 0.07], 1.25),
    ...placePot('smallPinch', 'celadon', 8, [0.34, 0.862, 0.07], 1.2),
    ...placeParts(buildStool('#c79b6b'), [1.34, 0, 0.12]),
    ...placePot('moonJar', 'terracotta', 9, [1.34, 0.458, 0.12], 1.4),
  ],
  pictures: [
    {
      print: { series: drawMoons, seed: 31, palette: palettes.indigoNight },
      frame: 'oak',
      x: -0.26,
      y: 1.46,
      width: 0.56,
      height: 0.7,
    },
    {
      print: { series: drawPaperCuts, seed: 7, palette: palettes.ochreDesert },
      frame: 'white',
      x: 0.38,
      y: 1.42,
      width: 0.44,
      height: 0.55,
    },
  ],
});

export const heroSizes = {
  'hero-1': [banner, narrow],
  'hero-2': [banner, narrow],
  'hero-3': [wide, tall],
} as const;

/**
 * Pictures for the first screen. The goods of a wide one stand in its right half and in the middle two thirds of
 * its height, which are left of it on a screen of 1920 px; those of a phone's fill it. The third shows a room.
 */
export const heroes = {
  'hero-1': () => printsAndPots(banner, 118, [0.72, 0.77]),
  'hero-2': () => table(banner, 128, [0.73, 0.7]),
  'hero-3': () =>
    drawRoom({
      ...hallway(),
      size: wide,
      scale: 460,
      origin: [0.6, 0.96],
      window: [0.04, 0.02, 0.28, 0.84],
      light: 0.2,
    }),
  'hero-1-mobile': () => printsAndPots(narrow, 168, [0.5, 0.89]),
  'hero-2-mobile': () => table(narrow, 178, [0.5, 0.76]),
  'hero-3-mobile': () =>
    drawRoom({
      ...hallway(),
      size: tall,
      scale: 400,
      origin: [0.5, 0.93],
      window: [0.1, 0.02, 0.6, 0.5],
      light: 0.2,
    }),
} satisfies Record<string, () => string>;
