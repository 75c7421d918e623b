import { cross, normalize, type Vector } from './mesh.ts';
import { type IndexedTriangle, rasterize } from './rasterize.ts';

/** Share of light arriving at a place, 0–1. `softness` is the lamp's size over its distance. */
export type Visibility = (x: number, y: number, z: number, softness: number, turn: number) => number;

const tapCount = 16;
const taps = Array.from({ length: tapCount }, (_, index): readonly [number, number] => {
  // Vogel spiral: even cover of a disc.
  const reach = Math.sqrt((index + 0.5) / tapCount);
  return [Math.cos(index * 2.39996) * reach, Math.sin(index * 2.39996) * reach];
});

/**
 * Looks at the scene from the light and answers how much of it reaches a place.
 * Percentage-closer soft shadows (Fernando 2005): the farther the blocker, the wider the penumbra.
 */
export function createLightMap(
  triangles: readonly IndexedTriangle[],
  direction: Vector,
  resolution: number,
): Visibility {
  const side = normalize(cross(direction, Math.abs(direction[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]));
  const up = cross(side, direction);
  const along = (axis: Vector, x: number, y: number, z: number): number =>
    axis[0] * x + axis[1] * y + axis[2] * z;
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { corners } of triangles) {
    for (const { x, y, z } of corners) {
      const u = along(side, x, y, z);
      const v = along(up, x, y, z);
      left = Math.min(left, u);
      right = Math.max(right, u);
      low = Math.min(low, v);
      high = Math.max(high, v);
    }
  }
  const scale = (resolution - 4) / Math.max(right - left, high - low, 1e-6);
  const map = rasterize(
    triangles,
    ({ x, y, z }) => [
      (along(side, x, y, z) - left) * scale + 2,
      (along(up, x, y, z) - low) * scale + 2,
      along(direction, x, y, z),
    ],
    resolution,
    resolution,
  );
  const tapX = Float64Array.from(taps, ([dx]) => dx);
  const tapY = Float64Array.from(taps, ([, dy]) => dy);
  const nearnessAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= resolution || row >= resolution
      ? -Infinity
      : (map.nearness[(row | 0) * resolution + (column | 0)] ?? -Infinity);
  return (x, y, z, softness, turn) => {
    const column = (along(side, x, y, z) - left) * scale + 2;
    const row = (along(up, x, y, z) - low) * scale + 2;
    const own = along(direction, x, y, z) + 0.02;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const search = Math.max(3, softness * 0.55 * scale);
    if (column < -search || row < -search || column > resolution + search || row > resolution + search)
      return 1;
    let blockers = 0;
    let distance = 0;
    for (let tap = 0; tap < tapCount; tap++) {
      const dx = tapX[tap] ?? 0;
      const dy = tapY[tap] ?? 0;
      const near = nearnessAt(column + (dx * cos - dy * sin) * search, row + (dx * sin + dy * cos) * search);
      if (near > own) {
        blockers++;
        distance += near - own;
      }
    }
    if (blockers === 0) return 1;
    const reach = Math.max(1.5, Math.min(search * 1.6, (distance / blockers) * softness * scale));
    let open = 0;
    for (let tap = 0; tap < tapCount; tap++) {
      const dx = tapX[tap] ?? 0;
      const dy = tapY[tap] ?? 0;
      if (nearnessAt(column + (dx * cos - dy * sin) * reach, row + (dx * sin + dy * cos) * reach) <= own)
        open++;
    }
    return open / tapCount;
  };
}
