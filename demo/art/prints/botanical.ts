import { mixColors } from '../color.ts';
import { createRandom, type Random } from '../random.ts';
import {
  circle,
  type Drawing,
  fmt,
  fmtPoint,
  type Point,
  rect,
  ribbonPath,
  shape,
  smoothPath,
  stroke,
} from '../svg.ts';
import type { Palette } from '../palettes.ts';
import { drawSheet, type PrintSeries } from './print-series.ts';

interface Habit {
  /** Leaf length over stem length, width over length, angle to the stem. */
  long: number;
  wide: number;
  angle: number;
  pairs: number;
  blunt: number;
  berries: boolean;
}

const habits: readonly Habit[] = [
  { long: 0.2, wide: 0.2, angle: 0.8, pairs: 11, blunt: 1, berries: false },
  { long: 0.125, wide: 0.44, angle: 1.05, pairs: 8, blunt: 0.85, berries: false },
  { long: 0.17, wide: 0.14, angle: 0.62, pairs: 16, blunt: 1, berries: true },
  { long: 0.21, wide: 0.12, angle: 1.0, pairs: 18, blunt: 1.1, berries: false },
];

/** A pressed plant on a herbarium sheet. */
export const drawBotanical: PrintSeries = (seed, palette, size) =>
  drawSheet(
    size,
    palette,
    (drawing, { x, y, width, height }) => {
      const random = createRandom(seed);
      const habit = habits[seed % habits.length] ?? random.pick(habits);
      const block = random.chance(0.5);
      if (block) {
        const tone = random.pick([
          palette.light,
          mixColors(palette.light, palette.paper, 0.45),
          mixColors(palette.accent, palette.paper, 0.62),
        ]);
        drawing.add(
          `<path d="M${x + width * 0.14} ${y + height * 0.95}V${y + height * 0.05 + width * 0.36}A${width * 0.36} ${width * 0.36} 0 0 1 ${x + width * 0.86} ${y + height * 0.05 + width * 0.36}V${y + height * 0.95}Z" fill="${tone}"/>`,
        );
      } else {
        drawing.add(rect(x, y, width, height, mixColors(palette.paper, palette.light, 0.22)));
      }
      const stems = habit.pairs > 15 ? 1 : random.integer(1, 3);
      const root: Point = [x + width * 0.5, y + height * 0.93];
      for (let stem = 0; stem < stems; stem++) {
        const side = stem - (stems - 1) / 2;
        const tall = height * (stem === Math.floor(stems / 2) ? 0.8 : 0.62);
        drawStem(drawing, random, palette, habit, root, tall, side * 0.42 + random.range(-0.06, 0.06));
      }
    },
    60,
  );

function drawStem(
  drawing: Drawing,
  random: Random,
  palette: Palette,
  habit: Habit,
  root: Point,
  tall: number,
  lean: number,
): void {
  const sway = random.range(-0.06, 0.06) * tall;
  const spineAt = (t: number): Point => [
    root[0] + lean * tall * t ** 1.6 + Math.sin(t * Math.PI * 1.15) * sway,
    root[1] - tall * t * Math.cos(lean * 0.45 * t),
  ];
  const spine = Array.from({ length: 40 }, (_, index) => spineAt(index / 39));
  const leaves: string[] = [];
  for (let pair = 0; pair < habit.pairs; pair++) {
    const t = 0.2 + (0.8 * (pair + 0.4)) / habit.pairs;
    const [px, py] = spineAt(t);
    const [qx, qy] = spineAt(t + 0.02);
    const heading = Math.atan2(qy - py, qx - px);
    const taper = Math.sin(Math.PI * (0.18 + 0.78 * (1 - ((t - 0.2) / 0.8) ** 1.5))) ** 0.7;
    for (const side of [-1, 1]) {
      const long = tall * habit.long * (0.35 + 0.65 * taper) * random.range(0.9, 1.08);
      const angle = heading + side * habit.angle * random.range(0.86, 1.1) * (1.1 - t * 0.45);
      const tone = mixColors(
        random.pick([palette.deep, mixColors(palette.deep, palette.mid, 0.5), palette.mid, palette.ink]),
        palette.deep,
        0.35,
      );
      leaves.push(drawLeaf([px, py], angle, long, habit, side, tone, palette));
      if (habit.berries && random.chance(0.3)) {
        const bx = px + Math.cos(angle + side * 0.5) * long * 0.32;
        const by = py + Math.sin(angle + side * 0.5) * long * 0.32;
        leaves.push(
          stroke(`M${fmt(px)} ${fmt(py)}L${fmt(bx)} ${fmt(by)}`, palette.ink, 2),
          circle(bx, by, 11, palette.accent),
          circle(bx - 3, by - 4, 3, palette.paper, 'opacity="0.6"'),
        );
      }
    }
  }
  const [tipX, tipY] = spineAt(1);
  const [beforeX, beforeY] = spineAt(0.96);
  leaves.push(
    drawLeaf(
      [tipX, tipY],
      Math.atan2(tipY - beforeY, tipX - beforeX),
      tall * habit.long * 0.6,
      habit,
      1,
      palette.deep,
      palette,
    ),
  );
  drawing.add(
    shape(
      ribbonPath(spine, (t) => 5.5 - 4 * t),
      mixColors(palette.ink, palette.deep, 0.3),
    ),
    ...leaves,
  );
}

/** A leaf in two halves, the far one darker, with its midrib left as paper. */
function drawLeaf(
  base: Point,
  angle: number,
  long: number,
  habit: Habit,
  side: number,
  tone: string,
  palette: Palette,
): string {
  const curl = side * 0.16;
  const place = (along: number, across: number): Point => {
    const bent = angle + curl * along * 2;
    return [
      base[0] + Math.cos(bent) * along * long - Math.sin(bent) * across,
      base[1] + Math.sin(bent) * along * long + Math.cos(bent) * across,
    ];
  };
  const breadth = (t: number): number => long * habit.wide * Math.sin(Math.PI * t ** habit.blunt) ** 0.9;
  const steps = [0.06, 0.15, 0.28, 0.42, 0.56, 0.7, 0.82, 0.91, 0.965];
  const half = (sign: number): string =>
    `${smoothPath([place(0, 0), ...steps.map((t) => place(t, sign * breadth(t))), place(1, 0)])}L${[0.75, 0.5, 0.25].map((t) => fmtPoint(place(t, 0))).join('L')}Z`;
  return (
    shape(half(1), tone) +
    shape(half(-1), mixColors(tone, palette.paper, 0.2)) +
    stroke(
      smoothPath([place(-0.02, 0), place(0.3, 0), place(0.6, 0), place(0.93, 0)]),
      mixColors(tone, palette.paper, 0.55),
      1.6,
    )
  );
}
