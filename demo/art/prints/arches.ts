import { mixColors } from '../color.ts';
import { circle, fmt, rect, shape } from '../svg.ts';
import { drawScene, type PrintSeries, type Scene } from './print-series.ts';

/** Where things stand: half of the sheets are drawn the other way round. */
interface Court extends Scene {
  ground: number;
  isFlipped: boolean;
  /** Across, from a share of the width. */
  place(share: number): number;
}

/** Quiet architecture: arches, stairs and a sun, in raking light. */
export const drawArches: PrintSeries = (seed, palette, size) =>
  drawScene(seed, palette, size, (scene) => {
    const { drawing, random, x, y, width, height } = scene;
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
    const isFlipped = random.chance(0.5);
    const place = (share: number): number => x + width * (isFlipped ? 1 - share : share);
    const court: Court = { ...scene, ground: y + height, isFlipped, place };
    drawSun(court);
    drawArch(
      court,
      place(0.3),
      width * 0.27,
      height * random.range(0.7, 0.8),
      palette.deep,
      random.integer(3, 5),
      [palette.deep, palette.mid, palette.light, palette.accent, palette.ink],
    );
    drawArch(court, place(0.72), width * 0.2, height * random.range(0.4, 0.5), palette.mid, 2, [
      palette.mid,
      palette.ink,
    ]);
    drawStairs(court);
    drawPot(court, drawWall(court));
  });

function drawSun({ drawing, palette, random, place, y, width, height }: Court): void {
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
}

/** Arches within one another, `bands` of them, the outer one `half` wide and `tall` high. */
function drawArch(
  { drawing, palette, ground, isFlipped }: Court,
  center: number,
  half: number,
  tall: number,
  color: string,
  bands: number,
  inks: readonly string[],
): void {
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
          isFlipped ? [1, 0] : [0, 0],
          isFlipped ? [0, 0.4] : [1, 0.4],
        ),
      ),
    );
  }
}

function drawStairs({ drawing, palette, random, ground, place, height }: Court): void {
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
}

/** The wall in front; the answer is the height of its top. */
function drawWall({ drawing, palette, ground, isFlipped, place, width, height }: Court): number {
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
        isFlipped ? [1, 0] : [0, 0],
        isFlipped ? [0, 0] : [1, 0],
      ),
    ),
  );
  return wallTop;
}

function drawPot({ drawing, palette, place, width }: Court, wallTop: number): void {
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
}
