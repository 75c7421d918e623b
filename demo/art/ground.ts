import { parseHex, type Rgb } from './color.ts';
import { encodePngUrl } from './studio/png.ts';
import { fmt, type Size } from './svg.ts';

/** Everything soft is painted on a coarse raster and enlarged: librsvg takes 65 ms for each full-page gradient or blur, 50 ms for one image. */
const step = 8;

/** The colour of a backdrop at a place, as shares of its width and height. */
export type Ground = (u: number, v: number) => Rgb;

const ramp = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** 1 inside from…to, falling off softly on both sides. */
const band = (value: number, from: number, to: number, soft: number): number =>
  ramp(from - soft, from + soft, value) * (1 - ramp(to - soft, to + soft, value));

function blend(from: Rgb, to: Rgb, amount: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ];
}

const white: Rgb = [255, 255, 255];
const umber: Rgb = [61, 44, 34];

/** A wall lit from the upper left; `panes` adds sun through a window (left, top, width, height as shares, strength). */
export function wallGround(
  hex: string,
  aspect: number,
  panes?: readonly [number, number, number, number, number],
): Ground {
  const color = parseHex(hex);
  return (u, v) => {
    const slope = u * 0.55 + v * 0.45;
    let tone =
      slope < 0.5 ? blend(color, white, 0.2 * (1 - slope * 2)) : blend(color, umber, 0.2 * (slope * 2 - 1));
    tone = blend(tone, white, 0.2 * ramp(1, 0, Math.hypot((u - 0.28) / 0.75, (v - 0.2) / 0.6)));
    return panes ? blend(tone, [255, 243, 221], panes[4] * paneLight(u, v / aspect, panes, aspect)) : tone;
  };
}

/** Two columns of three slanted panes. */
function paneLight(
  u: number,
  y: number,
  [left, top, width, height]: readonly [number, number, number, number, number],
  aspect: number,
): number {
  const tall = height / aspect;
  const down = (y - top / aspect - (u - left) * 0.09) / tall;
  const across = (u - left + (down - 0.5) * tall * 0.16) / width;
  const soft = 0.014;
  const columns = band(across, 0, 0.47, soft) + band(across, 0.53, 1, soft);
  const rows = band(down, 0, 0.31, soft) + band(down, 0.345, 0.655, soft) + band(down, 0.69, 1, soft);
  return columns * rows * (0.65 + 0.35 * ramp(1.1, 0, down));
}

/** A seamless paper sweep whose bend lies at `horizon`. */
export function sweepGround(hex: string, horizon: number): Ground {
  const color = parseHex(hex);
  return (u, v) => {
    const slope = u * 0.74 + v * 0.26;
    let tone =
      slope < 0.5 ? blend(color, white, 0.16 * (1 - slope * 2)) : blend(color, umber, 0.2 * (slope * 2 - 1));
    tone = blend(tone, blend(color, white, 0.3), 0.75 * ramp(horizon - 0.1, 1.05, v));
    tone = blend(tone, umber, 0.05 * band(v, horizon - 0.12, horizon + 0.02, 0.12));
    tone = blend(tone, white, 0.26 * ramp(1, 0, Math.hypot((u - 0.36) / 0.62, (v - 0.34) / 0.46)));
    return blend(tone, umber, 0.16 * ramp(0.5, 0.95, Math.hypot(u - 0.5, v - 0.46)));
  };
}

/** Paints a backdrop as one enlarged `<image>`; `shade` (0–1 a cell) lays shadows into it. */
export function paintGround(
  { width, height }: Size,
  ground: Ground,
  shade?: { values: Float32Array; color: Rgb },
): string {
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const rgba = new Uint8Array(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const tone = ground((column + 0.5) / columns, (row + 0.5) / rows);
      const [red, green, blue] = shade
        ? blend(tone, shade.color, Math.min(1, shade.values[cell] ?? 0))
        : tone;
      rgba.set([Math.round(red), Math.round(green), Math.round(blue), 255], cell * 4);
    }
  }
  // Enlarging fades the outermost half cell, so the raster hangs over the page by a cell.
  return `<image x="${-step}" y="${-step}" width="${columns * step + 2 * step}" height="${rows * step + 2 * step}" preserveAspectRatio="none" href="${encodePngUrl(rgba, columns, rows)}"/>`;
}

/** Cells of the raster behind a page, for those who fill it themselves. */
export function measureCells({ width, height }: Size): { step: number; columns: number; rows: number } {
  return { step, columns: Math.ceil(width / step), rows: Math.ceil(height / step) };
}

/** The soft shadow of a box; `soft` is the reach of its edge in pixels. */
export function castBoxShadow(
  x: number,
  y: number,
  width: number,
  height: number,
  soft: number,
  strength: number,
): string {
  const cell = Math.max(2, soft / 4);
  const columns = Math.ceil((width + soft * 4) / cell);
  const rows = Math.ceil((height + soft * 4) / cell);
  const rgba = new Uint8Array(columns * rows * 4);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const px = (column + 0.5) * cell - soft * 2;
      const py = (row + 0.5) * cell - soft * 2;
      rgba.set(
        [43, 29, 20, Math.round(255 * strength * band(px, 0, width, soft) * band(py, 0, height, soft))],
        (row * columns + column) * 4,
      );
    }
  }
  return `<image x="${fmt(x - soft * 2)}" y="${fmt(y - soft * 2)}" width="${fmt(columns * cell)}" height="${fmt(rows * cell)}" preserveAspectRatio="none" href="${encodePngUrl(rgba, columns, rows)}"/>`;
}
