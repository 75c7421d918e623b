import { mixColors } from '../color.ts';
import { circle, fmt, rect, shape, stroke } from '../svg.ts';
import { drawScene, type PrintSeries, type Scene } from './print-series.ts';

/** A white town climbing from the water, all small windows and flat roofs. */
export const drawHarbour: PrintSeries = (seed, palette, size) =>
  drawScene(seed, palette, size, (scene) => {
    const { drawing, random, x, y, width, height } = scene;
    drawing.add(
      rect(
        x,
        y,
        width,
        height,
        drawing.linear([
          [0, palette.mid],
          [0.5, palette.light],
          [0.8, palette.paper],
        ]),
      ),
    );
    drawing.add(
      circle(x + width * random.range(0.2, 0.34), y + height * 0.17, width * 0.075, palette.accent),
    );
    const peak = random.range(0.55, 0.72);
    const water = y + height * 0.8;
    const hill = (t: number): number =>
      water -
      height * 0.4 * Math.exp(-(((t - peak) / 0.4) ** 2)) -
      height * (0.07 + 0.05 * Math.exp(-(((t - peak + 0.5) / 0.2) ** 2)));
    drawing.add(
      shape(
        `M${x} ${water}${Array.from({ length: 41 }, (_, i) => `L${fmt(x + (width * i) / 40)} ${fmt(hill(i / 40) - 18)}`).join('')}V${water}Z`,
        drawing.linear([
          [0, palette.deep],
          [1, mixColors(palette.deep, palette.mid, 0.4)],
        ]),
      ),
    );
    drawTown(scene, hill, water);
    drawSea(scene, water);
    for (const [share, scale] of [
      [random.range(0.12, 0.26), 1],
      [random.range(0.4, 0.52), 0.62],
    ] as const) {
      drawBoat(scene, x + width * share, water + height * 0.075 * scale, 58 * scale);
    }
  });

/** Rows of houses on the hill, the lowest at the water. */
function drawTown(scene: Scene, hill: (across: number) => number, water: number): void {
  const { palette, random, x, width, height } = scene;
  const faces = [
    palette.paper,
    palette.paper,
    mixColors(palette.paper, palette.light, 0.55),
    palette.light,
    mixColors(palette.accent, palette.paper, 0.35),
    mixColors(palette.mid, palette.paper, 0.3),
    palette.accent,
  ];
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const level = row / (rows - 1);
    let left = x - random.range(0, 40);
    while (left < x + width) {
      const w = random.range(44, 84);
      const t = (left + w / 2 - x) / width;
      const crest = hill(t);
      const base = crest + (water - crest) * (0.12 + 0.9 * level);
      const h = random.range(58, 112) * (0.75 + 0.3 * level);
      if (water - crest > height * 0.05 + (1 - level) * height * 0.16) {
        drawHouse(scene, { left, base, w, h, face: random.pick(faces) });
      }
      left += w * random.range(0.86, 1.1);
    }
  }
}

interface House {
  left: number;
  base: number;
  w: number;
  h: number;
  face: string;
}

function drawHouse({ drawing, palette, random }: Scene, { left, base, w, h, face }: House): void {
  const top = base - h;
  drawing.add(
    rect(left, top, w, h + 70, face),
    rect(left + w * 0.72, top, w * 0.28, h + 70, palette.ink, 'opacity="0.13"'),
    rect(left - 2, top - 4, w + 4, 6, mixColors(face, palette.ink, 0.3)),
  );
  if (random.chance(0.1))
    drawing.add(
      shape(
        `M${fmt(left + w * 0.15)} ${fmt(top - 3)}a${fmt(w * 0.35)} ${fmt(w * 0.35)} 0 0 1 ${fmt(w * 0.7)} 0Z`,
        palette.deep,
      ),
    );
  const windows = w > 64 ? 2 : 1;
  for (let floor = 0; floor < 2; floor++) {
    for (let window = 0; window < windows; window++) {
      if (random.chance(0.14)) continue;
      const wx = left + (w * (window + 0.5)) / windows - 6;
      const wy = top + 16 + floor * 34;
      drawing.add(
        random.chance(0.2)
          ? shape(`M${fmt(wx)} ${fmt(wy + 20)}v-13a6 6 0 0 1 12 0v13Z`, palette.ink)
          : rect(
              wx,
              wy,
              11,
              17,
              random.chance(0.18) ? palette.accent : mixColors(palette.ink, palette.deep, 0.35),
            ),
      );
    }
  }
}

function drawSea({ drawing, palette, random, x, width, height }: Scene, water: number): void {
  drawing.add(
    rect(
      x,
      water,
      width,
      height * 0.25,
      drawing.linear([
        [0, mixColors(palette.deep, palette.mid, 0.25)],
        [1, palette.ink],
      ]),
    ),
  );
  for (let wave = 0; wave < 60; wave++) {
    const t = random.next();
    drawing.add(
      stroke(
        `M${fmt(x + random.next() * width)} ${fmt(water + 6 + t * height * 0.19)}h${fmt(random.range(16, 90) * (0.4 + t))}`,
        random.pick([palette.paper, palette.light, palette.mid, palette.accent]),
        1.6 + 2.4 * t,
        `opacity="${fmt(random.range(0.2, 0.6))}"`,
      ),
    );
  }
}

/** A boat with two sails; `s` is half of its length. */
function drawBoat({ drawing, palette }: Scene, bx: number, by: number, s: number): void {
  drawing.add(
    shape(
      `M${fmt(bx - s)} ${fmt(by)}h${fmt(2 * s)}l${fmt(-s * 0.35)} ${fmt(s * 0.36)}h${fmt(-s * 1.2)}Z`,
      palette.ink,
    ),
    shape(
      `M${fmt(bx)} ${fmt(by - 6)}V${fmt(by - s * 2.1)}L${fmt(bx + s * 0.9)} ${fmt(by - 6)}Z`,
      palette.paper,
    ),
    shape(
      `M${fmt(bx - 6)} ${fmt(by - 6)}V${fmt(by - s * 1.7)}L${fmt(bx - s * 0.7)} ${fmt(by - 6)}Z`,
      palette.accent,
    ),
  );
}
