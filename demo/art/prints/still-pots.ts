import { mixColors } from '../color.ts';
import { createRandom } from '../random.ts';
import { smoothProfile } from '../studio/solids.ts';
import { fmt, type Point, polyline, rect, shape, stroke } from '../svg.ts';
import { drawSheet, type PrintSeries } from './print-series.ts';

const outlines = [
  [
    [0.4, 0],
    [0.58, 0.08],
    [0.64, 0.3],
    [0.52, 0.5],
    [0.22, 0.64],
    [0.16, 0.8],
    [0.18, 0.94],
    [0.24, 1],
  ],
  [
    [0.44, 0],
    [0.48, 0.05],
    [0.48, 0.3],
    [0.48, 0.62],
    [0.42, 0.72],
    [0.2, 0.78],
    [0.18, 0.92],
    [0.22, 1],
  ],
  [
    [0.3, 0],
    [0.36, 0.06],
    [0.54, 0.36],
    [0.7, 0.64],
    [0.62, 0.82],
    [0.36, 0.9],
    [0.32, 0.95],
    [0.38, 1],
  ],
  [
    [0.44, 0],
    [0.7, 0.12],
    [0.84, 0.42],
    [0.72, 0.72],
    [0.44, 0.88],
    [0.36, 0.94],
    [0.4, 1],
  ],
  [
    [0.34, 0],
    [0.52, 0.06],
    [0.5, 0.18],
    [0.22, 0.34],
    [0.15, 0.6],
    [0.14, 0.86],
    [0.2, 1],
  ],
] as const;

/** Vessels overlapping on a shelf, transparent where they meet, in the manner of a Bolognese bottle painter. */
export const drawStillPots: PrintSeries = (seed, palette, size) =>
  drawSheet(size, palette, (drawing, { x, y, width, height }) => {
    const random = createRandom(seed);
    const table = y + height * 0.74;
    drawing.add(
      rect(x, y, width, height, mixColors(palette.light, palette.paper, 0.45)),
      rect(
        x,
        table,
        width,
        height * 0.3,
        drawing.linear([
          [0, mixColors(palette.mid, palette.light, 0.5)],
          [1, palette.mid],
        ]),
      ),
    );
    const order = random.shuffle(outlines).slice(0, 4);
    const tones = random.shuffle([palette.deep, palette.ink, palette.accent, palette.mid]);
    order.forEach((outline, index) => {
      const tall = height * random.range(0.3, 0.56) * (index === 1 ? 1.1 : 1);
      const half = Math.min(width * 0.2, tall * 0.44);
      const cx = x + width * (0.2 + index * 0.2) + random.range(-14, 14);
      const foot = table + height * (0.03 + 0.035 * (index % 2));
      const side = (sign: number): Point[] =>
        smoothProfile(outline, 28).map(([r, h]): Point => [cx + sign * r * half, foot - h * tall]);
      const path = polyline([...side(-1), ...side(1).reverse()], true);
      const tone = tones[index] ?? palette.deep;
      drawing.add(
        `<ellipse cx="${fmt(cx + half * 0.5)}" cy="${fmt(foot)}" rx="${fmt(half * 1.05)}" ry="${fmt(half * 0.1)}" fill="${palette.ink}" opacity="0.16"/>`,
        shape(
          path,
          drawing.linear(
            [
              [0, mixColors(tone, palette.paper, 0.22)],
              [0.42, tone],
              [0.43, mixColors(tone, palette.ink, 0.14)],
              [1, mixColors(tone, palette.ink, 0.3)],
            ],
            [0, 0],
            [1, 0],
          ),
          'opacity="0.93"',
        ),
      );
      if (index % 2 === 0) {
        drawing.add(
          stroke(
            `M${fmt(cx - half * 0.42)} ${fmt(foot - tall * 0.42)}h${fmt(half * 0.84)}`,
            palette.paper,
            5,
            'opacity="0.6"',
          ),
        );
      }
    });
  });
