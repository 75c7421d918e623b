import { type FrameName, hangPrint, type PrintChoice } from '../framed-print.ts';
import { buildBooks, buildSideboard } from '../furniture.ts';
import { paintGround, wallGround } from '../ground.ts';
import { placePot } from '../room-scene.ts';
import { wood } from '../studio/materials.ts';
import { type Part, placeParts } from '../studio/mesh.ts';
import type { Photograph } from '../studio/photograph.ts';
import { box } from '../studio/solids.ts';
import { Drawing } from '../svg.ts';
import { takeViewShot } from './view-shot.ts';
import { shownSize, viewSize } from './view-size.ts';

const pitch = 0.13;
/** Pixels a metre: a print of 70×100 cm in its frame is half of the width. */
const scale = 640;
const originY = viewSize.height * 1.24;
const depth = 0.3;

interface Room {
  parts(): Part[];
  /** Where the print hangs, metres from the middle. */
  x: number;
}

/** What stands below the print, at close range: the ends and the legs are out of the picture. */
const rooms: readonly Room[] = [
  {
    x: -0.1,
    parts: () => [
      ...buildSideboard(2.2, '#b98a58'),
      ...placePot('teardrop', 'bone', 3, [0.5, 0.725, 0.02], 1.5),
      ...placePot('bud', 'ochre', 4, [0.3, 0.725, 0.12], 1.2),
      ...placeParts(buildBooks(['#b0643f', '#e6dcc8', '#2f4d52']), [-0.5, 0.725, 0.05], 1),
    ],
  },
  {
    x: 0.12,
    parts: () => [
      ...buildSideboard(2.4, '#6f4b31'),
      ...placePot('lidJar', 'snow', 6, [-0.55, 0.725, 0], 1.25),
      ...placePot('candlesticks', 'charcoal', 5, [-0.3, 0.725, 0.1], 1),
      ...placePot('wideBowl', 'sea', 7, [0.42, 0.725, 0.04], 1.1),
    ],
  },
  {
    x: 0,
    parts: () => [
      box([0, 0.7, -0.06], [1.2, 0.022, 0.2], wood('#caa777')),
      ...placePot('planter', 'terracotta', 8, [0.5, 0.722, -0.04], 1.05),
      ...placeParts(buildBooks(['#d9cbb0', '#7a8f86']), [-0.36, 0.722, -0.02], 0.95),
      ...placePot('smallPinch', 'celadon', 9, [-0.36, 0.796, -0.02], 1),
    ],
  },
];

/** The same in every print's room: rendered once a thread, laid over each wall. */
const shots = new Map<Room, Photograph>();

function photograph(room: Room): Photograph {
  const known = shots.get(room);
  if (known) return known;
  const camera = { pitch, scale, originX: viewSize.width / 2, originY };
  const shot = takeViewShot(room.parts(), camera, { wall: -depth });
  shots.set(room, shot);
  return shot;
}

/** A framed print of 70×100 cm over a sideboard or a shelf. */
export function drawPrintRoom(print: PrintChoice, frame: FrameName, wall: string, number: number): string {
  const room = rooms[number % rooms.length] ?? rooms[0];
  const drawing = new Drawing(viewSize);
  if (!room) return drawing.toString(shownSize);
  const panes =
    number % 2 === 0 ? ([0.5, -0.05, 0.62, 0.6, 0.26] as const) : ([-0.1, -0.1, 0.5, 0.7, 0.2] as const);
  drawing.add(paintGround(viewSize, wallGround(wall, viewSize.width / viewSize.height, panes)));
  const width = 0.8 * scale;
  const height = width * 1.25;
  const left = viewSize.width / 2 + room.x * scale - width / 2;
  hangPrint(drawing, print, { x: left, y: 165, width, height }, frame);
  const shot = photograph(room);
  drawing.add(shot.shadow, shot.subject);
  return drawing.toString(shownSize);
}
