import { mixColors, sampleRamp } from '../color.ts';
import { createRandom, fractalNoise2d } from '../random.ts';
import { circle, type Point, polyline, rect, shape, stroke } from '../svg.ts';
import { drawSheet, type PrintSeries } from './print-series.ts';

/** Misty ranges one behind another under a low sun or moon. */
export const drawLayeredHills: PrintSeries = (seed, palette, size) =>
  drawSheet(size, palette, (drawing, { x, y, width, height }) => {
    const random = createRandom(seed);
    const night = random.chance(0.3);
    const sky = night
      ? [palette.ink, palette.deep, palette.mid]
      : [mixColors(palette.light, palette.mid, 0.35), palette.light, palette.paper];
    drawing.add(
      rect(
        x,
        y,
        width,
        height,
        drawing.linear([
          [0, sky[0] ?? ''],
          [0.45, sky[1] ?? ''],
          [0.8, sky[2] ?? ''],
        ]),
      ),
    );
    const sunX = x + width * random.pick([0.32, 0.5, 0.66, 0.7]);
    const sunY = y + height * random.range(0.22, 0.3);
    const radius = width * random.range(0.085, 0.15);
    const sun = night ? palette.paper : palette.accent;
    drawing.add(
      circle(
        sunX,
        sunY,
        radius * 3.6,
        drawing.radial([
          [0.2, sun, 0.34],
          [0.5, sun, 0.1],
          [1, sun, 0],
        ]),
      ),
      circle(
        sunX,
        sunY,
        radius,
        drawing.linear([
          [0, sun],
          [1, mixColors(sun, palette.paper, night ? 0 : 0.35)],
        ]),
      ),
    );
    const ranges = random.integer(6, 8);
    const ramp = night
      ? [
          mixColors(palette.mid, palette.deep, 0.3),
          palette.deep,
          palette.ink,
          mixColors(palette.ink, '#000000', 0.35),
        ]
      : [mixColors(palette.paper, palette.light, 0.8), palette.mid, palette.deep, palette.ink];
    for (let range = 0; range < ranges; range++) {
      const depth = range / (ranges - 1);
      const base = y + height * (0.42 + 0.47 * depth ** 1.1);
      const swing = height * (0.27 - 0.13 * depth) * random.range(0.75, 1.25);
      const slope = random.range(-0.5, 0.5);
      const points: Point[] = [];
      for (let step = 0; step <= 230; step++) {
        const t = step / 230;
        const ridge = fractalNoise2d(t * (2.1 + depth * 0.8) + range * 9, range * 3.7, seed, 5);
        const sharp = 1 - Math.abs(2 * fractalNoise2d(t * 2.3 + range * 5, range, seed + 9, 5) - 1);
        points.push([
          x + t * width,
          base -
            swing * (ridge * (0.75 + depth * 0.3) + sharp * (0.62 - depth * 0.5) + slope * (t - 0.5) - 0.62),
        ]);
      }
      const color = sampleRamp(ramp, depth);
      const mist = mixColors(color, night ? palette.mid : palette.paper, 0.62 - depth * 0.4);
      drawing.add(
        shape(
          `${polyline([...points, [x + width, y + height], [x, y + height]], true)}`,
          drawing.linear([
            [0, color],
            [0.35, mixColors(color, mist, 0.35)],
            [1, mist],
          ]),
        ),
      );
    }
    if (!night) {
      for (let bird = 0; bird < random.integer(2, 4); bird++) {
        const bx = sunX + random.range(-0.22, 0.22) * width;
        const by = sunY + random.range(-0.02, 0.1) * height;
        const wing = random.range(9, 15);
        drawing.add(
          stroke(
            `M${bx - wing} ${by - wing * 0.35}Q${bx - wing * 0.4} ${by - wing * 0.6} ${bx} ${by}Q${bx + wing * 0.4} ${by - wing * 0.6} ${bx + wing} ${by - wing * 0.35}`,
            palette.ink,
            2.2,
            'opacity="0.7"',
          ),
        );
      }
    }
  });
