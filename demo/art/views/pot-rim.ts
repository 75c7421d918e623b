import { buildCeramic, type ShapeName } from '../ceramic-shapes.ts';
import { sweepGround } from '../ground.ts';
import type { GlazeName } from '../studio/glazes.ts';
import type { Part } from '../studio/mesh.ts';
import { Drawing } from '../svg.ts';
import { takeViewShot } from './view-shot.ts';
import { shownSize, viewSize } from './view-size.ts';

const pitch = 0.42;
/** The raster is coarser than elsewhere: glaze fills the picture and changes slowly, and this halves the time. */
const coarse = 0.62;

/** Which part of a piece has the rim to look at; the first where none is named. */
const rimParts: Partial<Record<ShapeName, number>> = { espresso: 1, donut: 2, bellPlanter: 1 };

/** A piece so near that its rim and the glaze below it fill the picture. */
export function drawPotRim(shape: ShapeName, glaze: GlazeName, seed: number, backdrop: string): string {
  const parts = buildCeramic(shape, glaze, seed);
  const rim = measureRim(parts[rimParts[shape] ?? 0]);
  const drawing = new Drawing(viewSize);
  const scale = (viewSize.width * 0.62) / Math.max(0.42, rim.radius);
  const shot = takeViewShot(
    parts,
    {
      pitch,
      scale,
      originX: viewSize.width * 0.42 - rim.x * scale,
      originY: viewSize.height * 0.36 + rim.top * Math.cos(pitch) * scale,
    },
    { ground: sweepGround(backdrop, 0.9) },
    coarse,
  );
  drawing.add(shot.shadow, shot.subject);
  return drawing.toString(shownSize);
}

/** The rim's middle and height, and the widest that the part is just below it, in the piece's units. */
function measureRim(part: Part | undefined): { x: number; top: number; radius: number } {
  const vertices = part?.triangles.flat() ?? [];
  const top = vertices.reduce((highest, { y }) => Math.max(highest, y), 0);
  const near = vertices.filter(({ y }) => y > top - 0.5).map(({ x }) => x);
  const left = near.reduce((least, x) => Math.min(least, x), Infinity);
  const right = near.reduce((most, x) => Math.max(most, x), -Infinity);
  return { x: (left + right) / 2, top, radius: (right - left) / 2 };
}
