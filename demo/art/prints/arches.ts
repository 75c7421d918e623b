import { mixColors } from '../color.ts';
import { createRandom } from '../random.ts';
import { circle, fmt, rect, shape } from '../svg.ts';
import { drawSheet, type PrintSeries } from './print-series.ts';

/** Quiet architecture: arches, stairs and a sun, in raking light. */
export const drawArches: PrintSeries = (seed, palette, size) =>
  drawSheet(size, palette, (drawing, { x, y, width, height }) => {
    const random = createRandom(seed);
    const ground = y + height;
    drawing.add(
      rect(
        x,
        y,
        width,
        height,
        drawing.linear([
          [0, mixColors(palette.light, palette.paper, 0.2)],
          [1, mixColors(palette.paper, palette.light, 0.25)],
        ]),
      ),
    );
    const flip = random.chance(0.5);
    const place = (share: number): number => x + width * (flip ? 1 - share : share);
    const sun = width * random.range(0.1, 0.14);
    drawing.add(
      circle(
        place(0.72),
        y + height * 0.2,
        sun,
        drawing.linear([
          [0, palette.accent],
          [1, mixColors(palette.accent, palette.paper, 0.4)],
        ]),
      ),
    );
    const arch = (
      center: number,
      half: number,
      tall: number,
      color: string,
      bands: number,
      inks: readonly string[],
    ): void => {
      for (let band = 0; band < bands; band++) {
        const r = half * (1 - (band / bands) * 0.82);
        const tone = inks[band % inks.length] ?? color;
        const spring = ground - tall + half;
        const path = `M${fmt(center - r)} ${fmt(ground)}V${fmt(spring)}A${fmt(r)} ${fmt(r)} 0 0 1 ${fmt(center + r)} ${fmt(spring)}V${fmt(ground)}Z`;
        drawing.add(
          shape(
            path,
            drawing.linear(
              [
                [0, mixColors(tone, palette.paper, 0.16)],
                [0.55, tone],
                [1, mixColors(tone, palette.ink, 0.2)],
              ],
              flip ? [1, 0] : [0, 0],
              flip ? [0, 0.4] : [1, 0.4],
            ),
          ),
        );
      }
    };
    arch(place(0.3), width * 0.27, height * random.range(0.7, 0.8), palette.deep, random.integer(3, 5), [
      palette.deep,
      palette.mid,
      palette.light,
      palette.accent,
      palette.ink,
    ]);
    arch(place(0.72), width * 0.2, height * random.range(0.4, 0.5), palette.mid, 2, [
      palette.mid,
      palette.ink,
    ]);
    const steps = random.integer(5, 7);
    const stairTop = ground - height * random.range(0.22, 0.3);
    const stairLeft = 0.4;
    for (let step = 0; step < steps; step++) {
      const t0 = stairLeft + (step * (1 - stairLeft)) / steps;
      const top = ground - ((ground - stairTop) * (step + 1)) / steps;
      const a = place(t0);
      const b = place(1);
      const tone = mixColors(palette.light, palette.paper, 0.5 - 0.09 * step);
      drawing.add(
        rect(Math.min(a, b), top, Math.abs(b - a), ground - top, tone),
        rect(
          Math.min(a, b),
          top,
          Math.abs(b - a),
          (ground - stairTop) / steps,
          drawing.linear([
            [0, palette.deep, 0.02],
            [1, palette.deep, 0.42],
          ]),
        ),
      );
    }
    const wallTop = ground - height * 0.12;
    const near = place(0);
    const far = place(0.5);
    drawing.add(
      rect(
        Math.min(near, far),
        wallTop,
        width * 0.5,
        height * 0.12,
        drawing.linear(
          [
            [0, mixColors(palette.deep, palette.ink, 0.25)],
            [1, palette.ink],
          ],
          flip ? [1, 0] : [0, 0],
          flip ? [0, 0] : [1, 0],
        ),
      ),
    );
    const potX = place(0.16);
    const pot = width * 0.052;
    drawing.add(
      shape(
        `M${fmt(potX - pot * 0.5)} ${fmt(wallTop)}C${fmt(potX - pot * 1.5)} ${fmt(wallTop - pot * 1.2)} ${fmt(potX - pot * 1.1)} ${fmt(wallTop - pot * 2.4)} ${fmt(potX - pot * 0.4)} ${fmt(wallTop - pot * 2.8)}V${fmt(wallTop - pot * 3.3)}H${fmt(potX + pot * 0.4)}V${fmt(wallTop - pot * 2.8)}C${fmt(potX + pot * 1.1)} ${fmt(wallTop - pot * 2.4)} ${fmt(potX + pot * 1.5)} ${fmt(wallTop - pot * 1.2)} ${fmt(potX + pot * 0.5)} ${fmt(wallTop)}Z`,
        drawing.linear(
          [
            [0, palette.paper],
            [0.5, palette.light],
            [1, palette.mid],
          ],
          [0, 0],
          [1, 0],
        ),
      ),
    );
  });
