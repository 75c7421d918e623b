import { mixColors } from './color.ts';
import { castBoxShadow, paintGround, wallGround } from './ground.ts';
import type { Palette } from './palettes.ts';
import type { PrintSeries } from './prints/print-series.ts';
import { Drawing, ellipse, fmt, placeSvg, rect, shape, type Size } from './svg.ts';

const frames = {
  oak: { face: '#c39a68', edge: '#8d6638', light: '#dcb988' },
  black: { face: '#2a2827', edge: '#121111', light: '#4b4846' },
  white: { face: '#f4f1eb', edge: '#cfc8bc', light: '#ffffff' },
  none: { face: '#f4f1eb', edge: '#cfc8bc', light: '#ffffff' },
} satisfies Record<string, { face: string; edge: string; light: string }>;

export type FrameName = keyof typeof frames;

export interface PrintChoice {
  series: PrintSeries;
  seed: number;
  palette: Palette;
}

/** Every sheet is 3:4, so that a print is the same picture wherever it hangs; the mat takes up the rest. */
const sheetRatio = 0.75;

export interface FrameBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Hangs a framed print in a larger drawing: shadow, moulding, mat, sheet and a breath of glass. */
export function hangPrint(
  drawing: Drawing,
  print: PrintChoice,
  box: FrameBox,
  frame: FrameName,
  mat = true,
): void {
  const { x, y, width, height } = box;
  const short = Math.min(width, height);
  const moulding = frame === 'none' ? 0 : short * 0.032;
  const margin = mat && frame !== 'none' ? short * 0.085 : 0;
  const soft = frame === 'none' ? 0.5 : 1;
  drawing.add(
    castBoxShadow(x + short * 0.05 * soft, y + short * 0.06 * soft, width, height, short * 0.07 * soft, 0.3),
    castBoxShadow(x + short * 0.012 * soft, y + short * 0.016 * soft, width, height, short * 0.018, 0.34),
  );
  if (moulding > 0) drawMoulding(drawing, box, moulding, frames[frame]);
  const inner = {
    x: x + moulding,
    y: y + moulding,
    width: width - 2 * moulding,
    height: height - 2 * moulding,
  };
  const sheetWidth = Math.min(inner.width - 2 * margin, (inner.height - 2 * margin) * sheetRatio);
  const sheet = { width: sheetWidth, height: sheetWidth / sheetRatio };
  const sheetX = inner.x + (inner.width - sheet.width) / 2;
  const sheetY = inner.y + (inner.height - sheet.height) / 2;
  if (margin > 0) {
    drawing.add(
      rect(inner.x, inner.y, inner.width, inner.height, '#f8f5ef'),
      rect(sheetX - 3, sheetY - 3, sheet.width + 6, sheet.height + 6, '#ddd6ca'),
      rect(sheetX - 1.5, sheetY - 1.5, sheet.width + 4.5, sheet.height + 4.5, '#ffffff'),
    );
  }
  drawing.add(placeSvg(print.series(print.seed, print.palette, sheet), sheetX, sheetY));
  if (moulding > 0) drawGlass(drawing, inner, moulding * 0.7);
}

/** Four mitred sides, `m` wide, lit from above and from the left. */
function drawMoulding(
  drawing: Drawing,
  { x, y, width, height }: FrameBox,
  m: number,
  { face, edge, light }: (typeof frames)[FrameName],
): void {
  const corner = (dx: number, dy: number): string => `${fmt(x + dx)} ${fmt(y + dy)}`;
  drawing.add(
    rect(x, y, width, height, face),
    shape(
      `M${corner(0, 0)}L${corner(width, 0)}L${corner(width - m, m)}L${corner(m, m)}Z`,
      drawing.linear([
        [0, light],
        [1, face],
      ]),
    ),
    shape(
      `M${corner(0, 0)}L${corner(m, m)}L${corner(m, height - m)}L${corner(0, height)}Z`,
      drawing.linear(
        [
          [0, light],
          [1, mixColors(light, face, 0.7)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    shape(
      `M${corner(width, 0)}L${corner(width, height)}L${corner(width - m, height - m)}L${corner(width - m, m)}Z`,
      drawing.linear(
        [
          [0, face],
          [1, mixColors(face, edge, 0.7)],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    shape(
      `M${corner(0, height)}L${corner(m, height - m)}L${corner(width - m, height - m)}L${corner(width, height)}Z`,
      drawing.linear([
        [0, mixColors(face, edge, 0.35)],
        [1, edge],
      ]),
    ),
  );
}

/** The moulding's shadow on the sheet, and light on the glass. */
function drawGlass(drawing: Drawing, inner: FrameBox, depth: number): void {
  drawing.add(
    rect(
      inner.x,
      inner.y,
      inner.width,
      depth,
      drawing.linear([
        [0, '#1c120c', 0.34],
        [1, '#1c120c', 0],
      ]),
    ),
    rect(
      inner.x,
      inner.y,
      depth,
      inner.height,
      drawing.linear(
        [
          [0, '#1c120c', 0.26],
          [1, '#1c120c', 0],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
    shape(
      `M${fmt(inner.x + inner.width * 0.5)} ${fmt(inner.y)}H${fmt(inner.x + inner.width * 0.86)}L${fmt(inner.x + inner.width * 0.3)} ${fmt(inner.y + inner.height)}H${fmt(inner.x)}V${fmt(inner.y + inner.height * 0.86)}Z`,
      drawing.linear([
        [0, '#ffffff', 0.1],
        [1, '#ffffff', 0.015],
      ]),
    ),
  );
}

export interface FramedOptions {
  print: PrintChoice;
  size: Size;
  frame: FrameName;
  wall: string;
  mat?: boolean;
}

/** A print on a wall, as a shop shows it. The frame is 4:5, which leaves an even mat around a 3:4 sheet. */
export function drawFramedPrint({ print, size, frame, wall, mat = true }: FramedOptions): string {
  const drawing = new Drawing(size);
  const left = print.seed % 2 === 0 ? 0.04 : 0.42;
  drawing.add(paintGround(size, wallGround(wall, size.width / size.height, [left, -0.06, 0.56, 0.92, 0.24])));
  const height = Math.min(size.height * 0.76, (size.width * 0.76) / 0.8);
  const width = height * 0.8;
  hangPrint(
    drawing,
    print,
    { x: (size.width - width) / 2, y: (size.height - height) / 2 - size.height * 0.01, width, height },
    frame,
    mat,
  );
  return drawing.toString();
}

/** The sheet by itself, held to the wall by two brass pins. */
export function drawSheetOnWall(print: PrintChoice, size: Size, wall: string): string {
  const drawing = new Drawing(size);
  drawing.add(paintGround(size, wallGround(wall, size.width / size.height)));
  const height = Math.min(size.height * 0.88, (size.width * 0.86) / sheetRatio);
  const width = height * sheetRatio;
  const x = (size.width - width) / 2;
  const y = (size.height - height) / 2;
  hangPrint(drawing, print, { x, y, width, height }, 'none');
  for (const pinX of [x + width * 0.035, x + width * 0.965]) {
    const pinY = y + width * 0.035;
    drawing.add(
      ellipse(pinX + 6, pinY + 9, 10, 8, '#2b1d14', 'opacity="0.3"'),
      ellipse(
        pinX,
        pinY,
        9.5,
        9.5,
        drawing.radial(
          [
            [0, '#f7e3ae'],
            [0.5, '#c99d4e'],
            [1, '#84602a'],
          ],
          [0.36, 0.32],
          0.7,
        ),
      ),
    );
  }
  return drawing.toString();
}
