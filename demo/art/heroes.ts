import {
  buildBooks,
  buildFloorLamp,
  buildFloorPlant,
  buildRug,
  buildSideboard,
  buildSofa,
  buildStool,
} from './furniture.ts';
import { palettes } from './palettes.ts';
import { drawArches } from './prints/arches.ts';
import { drawLayeredHills } from './prints/layered-hills.ts';
import { drawMoons } from './prints/moons.ts';
import { drawPaperCuts } from './prints/paper-cuts.ts';
import { drawRoom, placePot, type RoomOptions } from './room-scene.ts';
import { drawStillLife, type Piece, type StillLifeOptions } from './still-life.ts';
import { placeParts } from './studio/mesh.ts';
import type { Size } from './svg.ts';

const wide: Size = { width: 1920, height: 960 };
const tall: Size = { width: 900, height: 1200 };

const livingRoom = (): Omit<RoomOptions, 'size' | 'scale' | 'origin' | 'window'> => ({
  wall: '#d8d0c2',
  floor: '#b08a62',
  depth: 0.62,
  parts: [
    ...placeParts(buildRug(3, 1.1, '#e3d9c8'), [0, 0, 0.35]),
    ...buildSofa('#b9a68c', '#b0643f', '#5e7a7c'),
    ...placeParts(buildFloorLamp('#f4e6cc'), [1.52, 0, -0.18]),
    ...placeParts(buildFloorPlant(4, '#d4c19d', 1.2), [-1.55, 0, -0.1]),
  ],
  pictures: [
    {
      print: { series: drawLayeredHills, seed: 42, palette: palettes.terracotta },
      frame: 'oak',
      x: -0.35,
      y: 1.47,
      width: 0.62,
      height: 0.775,
    },
    {
      print: { series: drawArches, seed: 8, palette: palettes.seaFog },
      frame: 'oak',
      x: 0.38,
      y: 1.47,
      width: 0.62,
      height: 0.775,
    },
  ],
  glow: [1.52, 1.45],
});

const tablePieces: readonly Piece[] = [
  ['branchVase', 'dune', -1.35, -0.9, 1.12],
  ['flutedMoon', 'terracotta', 1.2, -0.7, 1],
  ['amphora', 'bone', 2.95, -1.1, 1.15],
  ['pitcher', 'sea', -2.9, -0.1, 0.95],
  ['nestedBowls', 'tide', -0.45, 1, 0.82],
  ['mug', 'charcoal', 2.5, 1.05, 0.86],
];

const table = (): Omit<StillLifeOptions, 'size' | 'scale' | 'origin'> => ({
  color: '#d9b79a',
  pieces: tablePieces,
  pitch: 0.2,
  seed: 7,
});

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

/** Slides for the first screen: the left third of the wide ones and the top of the tall ones are quiet. */
export const heroes = {
  'hero-1': () =>
    drawRoom({
      ...livingRoom(),
      size: wide,
      scale: 390,
      origin: [0.63, 0.87],
      window: [0.02, -0.02, 0.36, 0.86],
    }),
  'hero-2': () => drawStillLife({ ...table(), size: wide, scale: 158, origin: [0.67, 0.73] }),
  'hero-3': () =>
    drawRoom({
      ...hallway(),
      size: wide,
      scale: 460,
      origin: [0.6, 0.96],
      window: [0.04, 0.02, 0.28, 0.84],
      light: 0.2,
    }),
  'hero-1-mobile': () =>
    drawRoom({ ...livingRoom(), size: tall, scale: 330, origin: [0.5, 0.9], window: [0, 0, 0.5, 0.55] }),
  'hero-2-mobile': () => drawStillLife({ ...table(), size: tall, scale: 112, origin: [0.5, 0.76] }),
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
