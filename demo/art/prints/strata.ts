import { mixColors } from '../color.ts';
import { createRandom, fractalNoise2d } from '../random.ts';
import { fmt, type Point, polyline, rect, shape } from '../svg.ts';
import { drawSheet, type PrintSeries } from './print-series.ts';

/** Fields of colour with breathing edges, as if rolled on thin. */
export const drawStrata: PrintSeries = (seed, palette, size) =>
  drawSheet(
    size,
    palette,
    (drawing, { x, y, width, height }) => {
      const random = createRandom(seed);
      const tones = random
        .shuffle([palette.ink, palette.deep, palette.mid, palette.accent, palette.light])
        .slice(0, random.integer(3, 4));
      const weights = tones.map(() => random.range(0.55, 1.5));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      drawing.add(rect(x, y, width, height, mixColors(palette.paper, palette.light, 0.35)));
      let top = y + height * 0.035;
      tones.forEach((tone, index) => {
        const tall = (height * 0.93 * (weights[index] ?? 1)) / total;
        const inset = width * random.range(0.04, 0.07);
        for (let coat = 0; coat < 7; coat++) {
          const grow = (coat - 3) * 2.6;
          const points: Point[] = [];
          const edge = (t: number, side: number): number =>
            (fractalNoise2d(t * 7, side * 11 + index * 3 + coat * 0.25, seed, 4) - 0.5) * 30;
          for (let step = 0; step <= 40; step++)
            points.push([
              x + inset - grow + ((width - 2 * inset + 2 * grow) * step) / 40,
              top - grow + edge(step / 40, 1),
            ]);
          for (let step = 0; step <= 40; step++)
            points.push([
              x + width - inset + grow + edge(step / 40, 2),
              top - grow + ((tall * 0.94 + 2 * grow) * step) / 40,
            ]);
          for (let step = 40; step >= 0; step--)
            points.push([
              x + inset - grow + ((width - 2 * inset + 2 * grow) * step) / 40,
              top + tall * 0.94 + grow + edge(step / 40, 3),
            ]);
          for (let step = 40; step >= 0; step--)
            points.push([
              x + inset - grow + edge(step / 40, 4),
              top - grow + ((tall * 0.94 + 2 * grow) * step) / 40,
            ]);
          drawing.add(
            shape(
              polyline(points, true),
              drawing.linear(
                [
                  [0, mixColors(tone, palette.paper, 0.12)],
                  [0.5, tone],
                  [1, mixColors(tone, palette.ink, 0.16)],
                ],
                [0, 0],
                [0.3, 1],
              ),
              `opacity="${fmt(coat < 3 ? 0.35 : 0.5)}"`,
            ),
          );
        }
        for (let streak = 0; streak < 26; streak++) {
          const sy = top + random.next() * tall * 0.92;
          const sx = x + inset + random.next() * width * 0.6;
          drawing.add(
            rect(
              sx,
              sy,
              random.range(60, 330),
              random.range(1, 3),
              random.chance(0.6) ? palette.paper : palette.ink,
              `opacity="${fmt(random.range(0.03, 0.1))}"`,
            ),
          );
        }
        top += tall;
      });
    },
    64,
  );
