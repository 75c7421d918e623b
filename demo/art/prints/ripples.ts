import { mixColors } from '../color.ts';
import { createRandom } from '../random.ts';
import { circle, rect } from '../svg.ts';
import { drawSheet, type PrintSeries } from './print-series.ts';

/** Rain on water: ringed discs laid over one another like raked gravel. */
export const drawRipples: PrintSeries = (seed, palette, size) =>
  drawSheet(size, palette, (drawing, { x, y, width, height }) => {
    const random = createRandom(seed);
    const dark = random.chance(0.5);
    const ground = dark ? palette.ink : mixColors(palette.paper, palette.light, 0.3);
    const lines = dark
      ? [palette.light, palette.mid, palette.paper]
      : [palette.deep, palette.ink, palette.mid];
    drawing.add(rect(x, y, width, height, ground));
    const discs: { cx: number; cy: number; r: number }[] = [];
    for (let attempt = 0; attempt < 900 && discs.length < 34; attempt++) {
      const r =
        width *
        (discs.length < 4
          ? random.range(0.3, 0.4)
          : discs.length < 14
            ? random.range(0.14, 0.24)
            : random.range(0.06, 0.12));
      const cx = x + random.range(-0.06, 1.06) * width;
      const cy = y + random.range(-0.06, 1.06) * height;
      if (discs.every((disc) => Math.hypot(disc.cx - cx, disc.cy - cy) > (disc.r + r) * 0.56))
        discs.push({ cx, cy, r });
    }
    const heart = random.integer(4, 9);
    discs.forEach(({ cx, cy, r }, index) => {
      const line = random.pick(lines);
      const gap = random.pick([11, 13, 16]);
      const fill =
        index === heart
          ? palette.accent
          : random.chance(0.22)
            ? mixColors(ground, dark ? palette.deep : palette.light, 0.8)
            : ground;
      drawing.add(circle(cx, cy, r + gap * 0.5, fill));
      for (let ring = r; ring > gap * 0.5; ring -= gap) {
        drawing.add(
          circle(
            cx,
            cy,
            ring,
            'none',
            `stroke="${index === heart ? palette.paper : line}" stroke-width="${gap * (ring === r ? 0.34 : 0.2)}"`,
          ),
        );
      }
      drawing.add(circle(cx, cy, gap * 0.32, index === heart ? palette.paper : line));
    });
  });
