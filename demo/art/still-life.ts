import { buildCeramic, type ShapeName } from './ceramic-shapes.ts';
import { sweepGround } from './ground.ts';
import type { GlazeName } from './studio/glazes.ts';
import { type Part, placeParts } from './studio/mesh.ts';
import { takePhotograph } from './studio/photograph.ts';
import { Drawing, type Size } from './svg.ts';

/** A piece in a group: shape, glaze, place across, place towards the viewer, scale. */
export type Piece = readonly [shape: ShapeName, glaze: GlazeName, x: number, z: number, scale?: number];

export interface StillLifeOptions {
  size: Size;
  color: string;
  pieces?: readonly Piece[];
  parts?: readonly Part[];
  /** Pixels a unit (a decimetre). */
  scale: number;
  pitch?: number;
  /** Where the middle of the table falls, as shares of the size. */
  origin?: readonly [x: number, y: number];
  seed?: number;
  /** Drawn on the backdrop before anything stands on it. */
  decorate?: (drawing: Drawing) => void;
}

/** A group of pieces on a paper sweep. */
export function drawStillLife(options: StillLifeOptions): string {
  const {
    size,
    color,
    pieces = [],
    parts = [],
    scale,
    pitch = 0.24,
    origin = [0.5, 0.72],
    seed = 1,
    decorate,
  } = options;
  const drawing = new Drawing(size);
  const group = pieces.flatMap(([shape, glaze, x, z, grow = 1], index) =>
    placeParts(buildCeramic(shape, glaze, seed * 20 + index), [x, 0, z], grow),
  );
  const shot = takePhotograph(
    [...group, ...parts],
    { pitch, scale, originX: size.width * origin[0], originY: size.height * origin[1], ...size },
    { ground: sweepGround(color, origin[1] - 0.1) },
  );
  drawing.add(shot.shadow);
  decorate?.(drawing);
  drawing.add(shot.subject);
  return drawing.toString();
}
