import { createRandom } from '../random.ts';
import { circle, fmt, rect, shape } from '../svg.ts';
import { drawSheet, type PrintSeries } from './print-series.ts';

/** A grid of quarter circles, arcs, triangles and bars. */
export const drawBauhaus: PrintSeries = (seed, palette, size) =>
  drawSheet(size, palette, (drawing, { x, y, width, height }) => {
    const random = createRandom(seed);
    const columns = random.pick([3, 4, 4]);
    const rows = Math.round((columns * height) / width);
    const cellWidth = width / columns;
    const cellHeight = height / rows;
    const grounds = [palette.paper, palette.light, palette.mid, palette.deep, palette.ink];
    const heroCell = random.integer(0, columns * rows - 1);
    let last = '';
    for (let index = 0; index < columns * rows; index++) {
      const left = x + (index % columns) * cellWidth;
      const top = y + Math.floor(index / columns) * cellHeight;
      const ground = random.pick(grounds.filter((color) => color !== last));
      const figures = [
        palette.deep,
        palette.ink,
        palette.light,
        palette.mid,
        palette.paper,
        palette.accent,
      ].filter((color) => color !== ground);
      const figure = index === heroCell ? palette.accent : random.pick(figures);
      const other = random.pick(figures.filter((color) => color !== figure));
      last = ground;
      const w = cellWidth;
      const h = cellHeight;
      const turn = `transform="rotate(${random.pick([0, 90, 180, 270])} ${fmt(left + w / 2)} ${fmt(top + h / 2)})"`;
      drawing.add(rect(left, top, w + 0.6, h + 0.6, ground));
      const kind = index === heroCell ? 1 : random.integer(0, 8);
      const quarter = (share: number, fill: string): string =>
        shape(
          `M${fmt(left)} ${fmt(top)}h${fmt(w * share)}A${fmt(w * share)} ${fmt(h * share)} 0 0 1 ${fmt(left)} ${fmt(top + h * share)}Z`,
          fill,
        );
      if (kind === 0) drawing.add(`<g ${turn}>${quarter(1, figure)}</g>`);
      if (kind === 1) drawing.add(circle(left + w / 2, top + h / 2, Math.min(w, h) * 0.36, figure));
      if (kind === 2)
        drawing.add(`<g ${turn}>${quarter(1, figure)}${quarter(0.66, ground)}${quarter(0.33, other)}</g>`);
      if (kind === 3)
        drawing.add(`<g ${turn}>${shape(`M${fmt(left)} ${fmt(top)}h${fmt(w)}v${fmt(h)}Z`, figure)}</g>`);
      if (kind === 4)
        drawing.add(
          `<g ${turn}>${[0, 1, 2].map((bar) => rect(left, top + (h * (2 * bar + 1)) / 6, w + 0.6, h / 6, figure)).join('')}</g>`,
        );
      if (kind === 5)
        drawing.add(
          `<g ${turn}>${shape(`M${fmt(left)} ${fmt(top + h / 2)}A${fmt(w / 2)} ${fmt(h / 2)} 0 0 1 ${fmt(left + w)} ${fmt(top + h / 2)}Z`, figure)}${shape(`M${fmt(left)} ${fmt(top + h)}A${fmt(w / 2)} ${fmt(h / 2)} 0 0 1 ${fmt(left + w)} ${fmt(top + h)}Z`, other)}</g>`,
        );
      if (kind === 6)
        drawing.add(
          circle(left + w / 2, top + h / 2, Math.min(w, h) * 0.46, figure),
          circle(left + w / 2, top + h / 2, Math.min(w, h) * 0.3, ground),
          circle(left + w / 2, top + h / 2, Math.min(w, h) * 0.14, other),
        );
      if (kind === 7)
        drawing.add(
          `<g ${turn}>${shape(`M${fmt(left)} ${fmt(top)}A${fmt(w)} ${fmt(h)} 0 0 1 ${fmt(left + w)} ${fmt(top + h)}A${fmt(w)} ${fmt(h)} 0 0 1 ${fmt(left)} ${fmt(top)}Z`, figure)}</g>`,
        );
      if (kind === 8)
        drawing.add(
          `<g ${turn}>${rect(left, top, w / 2, h, figure)}${circle(left + w / 2, top + h / 2, Math.min(w, h) * 0.24, other)}</g>`,
        );
    }
  });
