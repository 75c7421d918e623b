import { noise3d } from '../random.ts';
import { encodePngUrl } from '../studio/png.ts';
import type { Size } from '../svg.ts';

const cells = { columns: 480, rows: 600 };
let tooth: string | undefined;

/** The tooth of heavy paper in light from the upper left, as one image; `strength` is its opacity. */
export function drawPaperTooth({ width, height }: Size, strength: number): string {
  tooth ??= paintTooth();
  return `<image width="${width}" height="${height}" preserveAspectRatio="none" opacity="${strength}" href="${tooth}"/>`;
}

function paintTooth(): string {
  const { columns, rows } = cells;
  const heights = new Float32Array((columns + 1) * (rows + 1));
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++)
      heights[row * (columns + 1) + column] = noise3d(column * 0.42, row * 0.42, 0.5, 77);
  }
  const rgba = new Uint8Array(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = row * (columns + 1) + column;
      const slope = (heights[here] ?? 0) - (heights[here + columns + 2] ?? 0);
      const tone = slope > 0 ? 255 : 30;
      const alpha = Math.min(40, Math.round(Math.abs(slope) * 70));
      rgba.set([tone, tone, tone, alpha], (row * columns + column) * 4);
    }
  }
  return encodePngUrl(rgba, columns, rows);
}
