import { buildCeramic, type ShapeName } from './ceramic-shapes.ts';
import { mixColors } from './color.ts';
import { type FrameName, hangPrint, type PrintChoice } from './framed-print.ts';
import { paintGround, wallGround } from './ground.ts';
import type { GlazeName } from './studio/glazes.ts';
import { type Part, placeParts, type Vector } from './studio/mesh.ts';
import { takePhotograph } from './studio/photograph.ts';
import { Drawing, rect, type Size } from './svg.ts';

/** A print hung (or leaning) at a place in the room, in metres; `y` is its middle. */
interface RoomPicture {
  print: PrintChoice;
  frame: FrameName;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface RoomOptions {
  size: Size;
  /** Pixels a metre. */
  scale: number;
  /** Where x = 0 falls, and where the floor under z = 0 falls, as shares of the size. */
  origin: readonly [x: number, y: number];
  wall: string;
  floor: string;
  /** Distance from z = 0 to the wall, metres. */
  depth: number;
  parts: readonly Part[];
  pictures: readonly RoomPicture[];
  /** Window light on the wall: left, top, width, height as shares. */
  window?: readonly [number, number, number, number];
  /** Strength of the window light, 0–1. */
  light?: number;
}

const pitch = 0.13;

/** A room seen straight on, drawn to hold a headline on its empty side. */
export function drawRoom(options: RoomOptions): string {
  const { size, scale, wall, floor, depth, parts, pictures } = options;
  const drawing = new Drawing(size);
  const originX = size.width * options.origin[0];
  const originY = size.height * options.origin[1];
  const cos = Math.cos(pitch);
  const sin = Math.sin(pitch);
  const floorTop = originY - depth * sin * scale;
  const ground = wallGround(
    wall,
    size.width / size.height,
    options.window ? [...options.window, options.light ?? 0.3] : undefined,
  );
  drawing.add(paintGround(size, ground));
  drawing.add(
    rect(
      0,
      floorTop,
      size.width,
      size.height - floorTop,
      drawing.linear([
        [0, mixColors(floor, '#2a1a10', 0.22)],
        [0.3, floor],
        [1, mixColors(floor, '#ffffff', 0.16)],
      ]),
    ),
    rect(0, floorTop - scale * 0.075, size.width, scale * 0.075, mixColors(wall, '#ffffff', 0.3)),
    rect(0, floorTop - scale * 0.075, size.width, 2, '#2a1a10', 'opacity="0.12"'),
    rect(
      0,
      floorTop - 3,
      size.width,
      8,
      drawing.linear([
        [0, '#2a1a10', 0.25],
        [1, '#2a1a10', 0],
      ]),
    ),
  );
  for (const { print, frame, x, y, width, height } of pictures) {
    hangPrint(
      drawing,
      print,
      {
        x: originX + (x - width / 2) * scale,
        y: floorTop - (y + height / 2) * cos * scale,
        width: width * scale,
        height: height * scale,
      },
      frame,
      true,
    );
  }
  const shot = takePhotograph(parts, { pitch, scale, originX, originY, ...size }, { wall: -depth });
  drawing.add(shot.shadow, shot.subject);
  return drawing.toString();
}

/** A pot at home: decimetres become metres. */
export function placePot(shape: ShapeName, glaze: GlazeName, seed: number, at: Vector, scale = 1): Part[] {
  return placeParts(buildCeramic(shape, glaze, seed), at, 0.1 * scale);
}
