import type { Palette } from '../palettes.ts';
import { createRandom, type Random } from '../random.ts';
import { Drawing, rect, type Size } from '../svg.ts';

/** Draws one print of a series. Only the ratio of `size` matters to the composition. */
export type PrintSeries = (seed: number, palette: Palette, size: Size) => string;

/** A sheet 1000 units wide with a paper margin; `paint` works inside the inner frame. */
export function drawSheet(
  size: Size,
  palette: Palette,
  paint: (drawing: Drawing, frame: { x: number; y: number; width: number; height: number }) => void,
  margin = 70,
): string {
  const height = (1000 * size.height) / size.width;
  const drawing = new Drawing({ width: 1000, height });
  const frame = { x: margin, y: margin, width: 1000 - margin * 2, height: height - margin * 2 };
  drawing.add(rect(0, 0, 1000, height, palette.paper));
  const clip = drawing.clip(rect(frame.x, frame.y, frame.width, frame.height, '#000'));
  drawing.add(`<g clip-path="${clip}">`);
  paint(drawing, frame);
  drawing.add('</g>');
  return drawing.toString(size);
}

/** What the parts of a print share: where they are drawn, with which colours, and the chance they take. */
export interface Scene {
  drawing: Drawing;
  palette: Palette;
  random: Random;
  /** The inner frame. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A sheet for prints of several parts. */
export function drawScene(seed: number, palette: Palette, size: Size, paint: (scene: Scene) => void): string {
  return drawSheet(size, palette, (drawing, frame) =>
    paint({ drawing, palette, random: createRandom(seed), ...frame }),
  );
}
