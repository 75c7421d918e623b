import { createRandom, type Random } from '../random.ts';
import { circle, type Point, ribbonPath, shape, smoothPath } from '../svg.ts';
import { drawSheet, type PrintSeries } from './print-series.ts';

/** Scissor-cut seaweeds, leaves and pebbles on blocks of colour. */
export const drawPaperCuts: PrintSeries = (seed, palette, size) =>
  drawSheet(size, palette, (drawing, { x, y, width, height }) => {
    const random = createRandom(seed);
    const columns = 2;
    const rows = random.pick([2, 3]);
    const grounds = random.shuffle([
      palette.light,
      palette.deep,
      palette.accent,
      palette.ink,
      palette.mid,
      palette.paper,
    ]);
    const gap = 14;
    for (let index = 0; index < columns * rows; index++) {
      const shift = random.range(-0.06, 0.06);
      const split = width * (0.5 + (Math.floor(index / columns) % 2 === 0 ? shift : -shift));
      const left = index % columns === 0 ? x : x + split;
      const w = (index % columns === 0 ? split : width - split) - gap;
      const top = y + (Math.floor(index / columns) * height) / rows;
      const h = height / rows - gap;
      const ground = grounds[index % grounds.length] ?? palette.light;
      const dark = ground === palette.ink || ground === palette.deep;
      const figure = random.pick(
        dark
          ? [palette.paper, palette.light, palette.accent].filter((color) => color !== ground)
          : [palette.ink, palette.deep, palette.paper].filter((color) => color !== ground),
      );
      const jag = (): number => random.range(-5, 5);
      drawing.add(
        shape(
          `M${left + 5 + jag()} ${top + 5 + jag()}L${left + w + jag()} ${top + 5 + jag()}L${left + w + jag()} ${top + h + jag()}L${left + 5 + jag()} ${top + h + jag()}Z`,
          ground,
        ),
      );
      const box = { cx: left + w / 2, cy: top + h / 2, w: w * 0.76, h: h * 0.8 };
      const kind = (index + seed) % 4;
      const cut = kind === 3 ? cutPebbles(random, box) : cutAlga(random, box, kind);
      drawing.add(
        `<g transform="translate(5 7)" opacity="0.16">${shape(cut, '#1c120c')}</g>`,
        shape(cut, figure),
      );
      if (kind === 3)
        drawing.add(
          circle(
            box.cx + box.w * 0.26,
            box.cy - box.h * 0.34,
            box.w * 0.09,
            dark ? palette.accent : palette.paper,
          ),
        );
    }
  });

interface Box {
  cx: number;
  cy: number;
  w: number;
  h: number;
}

/** A spine with rounded lobes on both sides: the shape scissors find by themselves. */
function cutAlga(random: Random, { cx, cy, w, h }: Box, kind: number): string {
  const bend = random.range(-0.12, 0.12) * w;
  const spineAt = (t: number): Point => [
    cx + Math.sin(t * Math.PI * 1.1) * bend - bend * 0.4,
    cy + h / 2 - t * h,
  ];
  const spine = Array.from({ length: 14 }, (_, index) => spineAt(index / 13));
  const lobes = kind === 0 ? 6 : kind === 1 ? 8 : 5;
  const parts = [
    ribbonPath(spine, (t) => w * 0.055 * (1.15 - t * 0.55) * Math.min(1, (1.02 - t) * 14) ** 0.5),
  ];
  for (let lobe = 0; lobe < lobes; lobe++) {
    for (const side of [-1, 1]) {
      const t = 0.1 + (0.84 * (lobe + (side === 1 ? 0.28 : 0))) / lobes;
      const [px, py] = spineAt(t);
      const reach = w * 0.5 * Math.sin(Math.PI * (0.2 + 0.68 * t)) * random.range(0.82, 1);
      const rise = h * (kind === 2 ? 0.2 : 0.1) * random.range(0.8, 1.2);
      const curve = Array.from({ length: 10 }, (_, index): Point => {
        const s = index / 9;
        return [px + side * reach * Math.sin((s * Math.PI) / 2), py - rise * s ** 1.8];
      });
      const fat = (kind === 1 ? 0.034 : 0.05) * w * random.range(0.88, 1.15);
      parts.push(
        ribbonPath(
          curve,
          (s) => fat * (0.75 + 0.6 * s) * Math.sqrt(Math.max(0.05, 1 - Math.max(0, (s - 0.72) / 0.28) ** 2)),
        ),
      );
    }
  }
  return parts.join('');
}

function cutPebbles(random: Random, { cx, cy, w, h }: Box): string {
  const heights = [0.3, 0.02, -0.22];
  return heights
    .map((offset, index) => {
      const rx = w * (0.44 - index * 0.09) * random.range(0.92, 1.04);
      const ry = h * (0.14 - index * 0.018);
      const dx = random.range(-0.05, 0.05) * w;
      return smoothPath(
        Array.from({ length: 9 }, (_, step): Point => {
          const angle = (step / 9) * 2 * Math.PI;
          const wobble = random.range(0.93, 1.07);
          return [cx + dx + Math.cos(angle) * rx * wobble, cy + offset * h + Math.sin(angle) * ry * wobble];
        }),
        true,
      );
    })
    .join('');
}
