import { mixColors } from '../color.ts';
import { circle, type Drawing, fmt, rect, shape, stroke } from '../svg.ts';
import { drawScene, type PrintSeries, type Scene } from './print-series.ts';

/** The phases of the moon: a calendar grid, an arc over water, or one great moon. */
export const drawMoons: PrintSeries = (seed, palette, size) =>
  drawScene(seed, palette, size, (scene) => {
    drawNight(scene);
    const kind = seed % 3;
    if (kind === 0) drawCalendar(scene);
    else if (kind === 1) drawWater(scene, drawGreatMoon(scene, 0.27, 0.36));
    else drawPhases(scene, drawGreatMoon(scene, 0.2, 0.46));
  });

function drawNight({ drawing, palette, random, x, y, width, height }: Scene): void {
  const sky = mixColors(palette.ink, '#0a0c16', 0.15);
  drawing.add(
    rect(
      x,
      y,
      width,
      height,
      drawing.linear([
        [0, sky],
        [1, mixColors(palette.ink, palette.deep, 0.75)],
      ]),
    ),
  );
  for (let star = 0; star < 130; star++) {
    drawing.add(
      circle(
        x + random.next() * width,
        y + random.next() * height,
        random.range(0.8, 2.4),
        palette.paper,
        `opacity="${fmt(random.range(0.15, 0.8))}"`,
      ),
    );
  }
}

function drawCalendar({ drawing, palette, x, y, width, height }: Scene): void {
  const columns = 5;
  const rows = Math.round((columns * height) / width);
  const cell = Math.min(width / (columns + 0.7), height / (rows + 0.7));
  const count = columns * rows;
  for (let index = 0; index < count; index++) {
    const cx = x + width / 2 + ((index % columns) - (columns - 1) / 2) * cell;
    const cy = y + height / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * cell;
    drawMoon(
      drawing,
      cx,
      cy,
      cell * 0.32,
      (index + 0.5) / count,
      palette.paper,
      mixColors(palette.deep, palette.ink, 0.35),
      index === Math.floor(count / 2) ? palette.accent : undefined,
    );
  }
}

interface Middle {
  cx: number;
  cy: number;
}

/** One moon with its glow and seas; its radius and height are shares of the sheet. */
function drawGreatMoon(
  { drawing, palette, random, x, y, width, height }: Scene,
  radius: number,
  down: number,
): Middle {
  const big = width * radius;
  const cx = x + width / 2;
  const cy = y + height * down;
  drawing.add(
    circle(
      cx,
      cy,
      big * 2.3,
      drawing.radial([
        [0.3, palette.accent, 0.36],
        [1, palette.accent, 0],
      ]),
    ),
  );
  drawing.add(
    circle(
      cx,
      cy,
      big,
      drawing.linear(
        [
          [0, mixColors(palette.accent, palette.paper, 0.55)],
          [1, palette.accent],
        ],
        [0, 0],
        [0.8, 1],
      ),
    ),
  );
  for (let sea = 0; sea < 9; sea++) {
    const reach = Math.sqrt(random.next()) * 0.66 * big;
    const angle = random.range(0, 7);
    drawing.add(
      circle(
        cx + Math.cos(angle) * reach,
        cy + Math.sin(angle) * reach,
        big * random.range(0.07, 0.26),
        mixColors(palette.accent, palette.deep, 0.4),
        'opacity="0.22"',
      ),
    );
  }
  return { cx, cy };
}

function drawWater({ drawing, palette, random, x, y, width, height }: Scene, { cx }: Middle): void {
  const line = y + height * 0.72;
  drawing.add(
    rect(
      x,
      line,
      width,
      height,
      drawing.linear([
        [0, palette.deep],
        [0.3, mixColors(palette.deep, palette.ink, 0.6)],
      ]),
    ),
  );
  for (let wave = 0; wave < 46; wave++) {
    const t = wave / 46;
    const half = width * (0.03 + 0.24 * t) * random.range(0.3, 1);
    const wx = cx + random.gaussian(0, width * (0.02 + 0.06 * t));
    drawing.add(
      stroke(
        `M${fmt(wx - half)} ${fmt(line + 8 + t ** 1.3 * height * 0.26)}h${fmt(half * 2)}`,
        wave % 4 === 0 ? palette.paper : palette.accent,
        2 + 3.6 * t,
        `opacity="${fmt(0.85 - 0.4 * t)}"`,
      ),
    );
  }
}

/** Small moons from new to full and back, around the great one. */
function drawPhases({ drawing, palette, width }: Scene, { cx, cy }: Middle): void {
  for (let phase = 0; phase < 9; phase++) {
    const angle = Math.PI * (1 + (phase + 0.5) / 9);
    drawMoon(
      drawing,
      cx + Math.cos(angle) * width * 0.38,
      cy + Math.sin(angle) * width * 0.38,
      width * 0.036,
      (phase + 0.5) / 9,
      palette.paper,
      palette.deep,
    );
    drawMoon(
      drawing,
      cx - Math.cos(angle) * width * 0.38,
      cy - Math.sin(angle) * width * 0.38,
      width * 0.036,
      (phase + 0.5) / 9,
      palette.light,
      palette.deep,
    );
  }
  for (const ring of [0.3, 0.46])
    drawing.add(
      circle(
        cx,
        cy,
        width * ring,
        'none',
        `stroke="${palette.light}" stroke-opacity="0.4" stroke-width="1.6"`,
      ),
    );
}

/** A moon at a phase 0–1 (0 new, 0.5 full). */
function drawMoon(
  drawing: Drawing,
  cx: number,
  cy: number,
  radius: number,
  phase: number,
  light: string,
  dark: string,
  special?: string,
): void {
  drawing.add(circle(cx, cy, radius, dark));
  const bulge = Math.cos(phase * 2 * Math.PI);
  const waxing = phase < 0.5;
  const r = fmt(radius);
  const outer = `A${r} ${r} 0 0 ${waxing ? 1 : 0} ${fmt(cx)} ${fmt(cy + radius)}`;
  const innerSweep = waxing === bulge > 0 ? 0 : 1;
  drawing.add(
    shape(
      `M${fmt(cx)} ${fmt(cy - radius)}${outer}A${fmt(radius * Math.abs(bulge))} ${r} 0 0 ${innerSweep} ${fmt(cx)} ${fmt(cy - radius)}Z`,
      special ?? light,
    ),
  );
}
