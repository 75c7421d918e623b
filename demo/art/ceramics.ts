import { buildCeramic, type ShapeName } from './ceramic-shapes.ts';
import { sweepGround } from './ground.ts';
import type { GlazeName } from './studio/glazes.ts';
import type { Part } from './studio/mesh.ts';
import { takePhotograph } from './studio/photograph.ts';
import { Drawing, type Size } from './svg.ts';

export const backdrops = {
  linen: '#e6ddd0',
  fog: '#d5d8d6',
  blush: '#e6cfc3',
  sand: '#dfc9a8',
  sage: '#c5cbb8',
  sky: '#c3d0d6',
  clay: '#cda58a',
  slate: '#8f979b',
} satisfies Record<string, string>;

export type BackdropName = keyof typeof backdrops;

export interface CeramicPhotoOptions {
  shape: ShapeName;
  glaze: GlazeName;
  seed: number;
  size: Size;
  backdrop?: BackdropName;
}

/** A studio photograph of one piece. The same shape and seed in another glaze is plainly the same pot. */
export function drawCeramic({ shape, glaze, seed, size, backdrop = 'linen' }: CeramicPhotoOptions): string {
  return photographParts(buildCeramic(shape, glaze, seed), size, backdrops[backdrop]);
}

/** Frames any parts on a paper sweep: wide things are seen from higher up. */
function photographParts(parts: readonly Part[], size: Size, color: string): string {
  const [left, right, top] = measureParts(parts);
  const flatness = (right - left) / top;
  const pitch = flatness > 1.9 ? 0.5 : flatness > 1.1 ? 0.34 : 0.2;
  const fillWidth = flatness > 1.1 ? 0.74 : 0.7;
  const fillHeight = flatness < 0.6 ? 0.74 : 0.62;
  const depth = (right - left) * Math.sin(pitch);
  const tall = top * Math.cos(pitch) + depth;
  const scale = Math.min((size.width * fillWidth) / (right - left), (size.height * fillHeight) / tall);
  const center = size.height * 0.54 + (tall * scale) / 2;
  const drawing = new Drawing(size);
  const shot = takePhotograph(
    parts,
    {
      pitch,
      scale,
      originX: size.width / 2 - ((left + right) / 2) * scale,
      originY: center - (depth / 2) * scale,
      ...size,
    },
    { ground: sweepGround(color, 0.6) },
  );
  drawing.add(shot.shadow, shot.subject);
  return drawing.toString();
}

/** Left, right and top of a set of parts. */
function measureParts(parts: readonly Part[]): readonly [left: number, right: number, top: number] {
  let [left, right, top] = [Infinity, -Infinity, 0];
  for (const { triangles } of parts) {
    for (const { x, y } of triangles.flat()) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.max(top, y);
    }
  }
  return [left, right, top];
}
