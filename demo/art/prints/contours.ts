import { sampleRamp } from '../color.ts';
import { createRandom, fractalNoise2d } from '../random.ts';
import { type Point, rect, shape, smoothPath, stroke } from '../svg.ts';
import { drawSheet, type PrintSeries } from './print-series.ts';

const grid = 58;

/** A sea bed in layered paper: every depth a sheet with a soft edge. */
export const drawContours: PrintSeries = (seed, palette, size) =>
  drawSheet(size, palette, (drawing, { x, y, width, height }) => {
    const random = createRandom(seed);
    const rows = Math.round((grid * height) / width);
    const reach = random.range(2, 2.8);
    const field = (column: number, row: number): number => {
      if (column <= 0 || row <= 0 || column >= grid + 4 || row >= rows + 4) return -1;
      return fractalNoise2d((column / grid) * reach, (row / grid) * reach, seed, 3);
    };
    const filled = random.chance(0.6);
    const ramp = random.chance(0.5)
      ? [palette.ink, palette.deep, palette.mid, palette.light, palette.paper, palette.accent]
      : [palette.paper, palette.light, palette.mid, palette.deep, palette.ink];
    drawing.add(rect(x, y, width, height, filled ? (ramp[0] ?? palette.ink) : palette.paper));
    const levels = filled ? 10 : 22;
    const toPage = ([column, row]: Point): Point => [
      x + ((column - 2) / grid) * width,
      y + ((row - 2) / rows) * height,
    ];
    for (let level = 1; level < levels; level++) {
      const position = level / levels;
      const loops = traceLoops(field, grid + 4, rows + 4, 0.22 + 0.56 * position);
      const path = loops
        .filter((loop) => loop.length > 7)
        .map((loop) => smoothPath(loop.map(toPage), true))
        .join('');
      if (path === '') continue;
      if (filled) {
        const color = sampleRamp(ramp, position);
        drawing.add(
          `<path d="${path}" transform="translate(-5 -7)" fill="none" stroke="#1a1410" stroke-opacity="0.08" stroke-width="12" fill-rule="evenodd"/>`,
          `<path d="${path}" transform="translate(-2 -3)" fill="none" stroke="#1a1410" stroke-opacity="0.14" stroke-width="5"/>`,
          shape(path, color, 'fill-rule="evenodd"'),
        );
      } else {
        drawing.add(
          stroke(
            path,
            level % 5 === 0 ? palette.accent : sampleRamp([palette.mid, palette.deep, palette.ink], position),
            level % 5 === 0 ? 4.2 : 2.2,
          ),
        );
      }
    }
  });

/** Marching squares joined into closed loops; the field must be low at the border. */
function traceLoops(
  field: (column: number, row: number) => number,
  columns: number,
  rows: number,
  level: number,
): Point[][] {
  const values = Array.from({ length: rows + 1 }, (_, row) =>
    Float64Array.from({ length: columns + 1 }, (_unused, column) => field(column, row) - level),
  );
  const at = (column: number, row: number): number => values[row]?.[column] ?? -1;
  const next = new Map<string, { key: string; point: Point }>();
  const crossing = (c0: number, r0: number, c1: number, r1: number): { key: string; point: Point } => {
    const a = at(c0, r0);
    const t = a / (a - at(c1, r1));
    const [lowC, lowR] = c0 < c1 || r0 < r1 ? [c0, r0] : [c1, r1];
    return {
      key: `${lowC},${lowR},${c0 === c1 ? 'v' : 'h'}`,
      point: [c0 + (c1 - c0) * t, r0 + (r1 - r0) * t],
    };
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners: readonly (readonly [number, number])[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const above = corners.map(([c, r]) => at(c, r) > 0);
      const entries: ReturnType<typeof crossing>[] = [];
      const exits: ReturnType<typeof crossing>[] = [];
      for (let side = 0; side < 4; side++) {
        const [c0, r0] = corners[side] ?? [0, 0];
        const [c1, r1] = corners[(side + 1) % 4] ?? [0, 0];
        if (above[side] && !above[(side + 1) % 4]) exits.push(crossing(c0, r0, c1, r1));
        if (!above[side] && above[(side + 1) % 4]) entries.push(crossing(c0, r0, c1, r1));
      }
      exits.forEach((exit, index) => {
        const entry = entries[index];
        if (entry) next.set(exit.key, entry);
      });
    }
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const loop: Point[] = [];
    let key = start;
    while (key !== undefined) {
      const step = next.get(key);
      next.delete(key);
      if (!step) break;
      loop.push(step.point);
      key = step.key;
    }
    loops.push(loop);
  }
  return loops;
}
