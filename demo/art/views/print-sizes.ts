import { mixColors } from '../color.ts';
import { type FrameName, hangPrint, type PrintChoice } from '../framed-print.ts';
import { castBoxShadow, paintGround, wallGround } from '../ground.ts';
import { Drawing, rect } from '../svg.ts';
import { writeNumber } from './pencil.ts';
import { shownSize, viewSize } from './view-size.ts';

/** Pixels a metre: a door of two metres and the three sizes beside it. */
const scale = 500;
const floor = 1125;

/** Width and height of a sheet in centimetres, and where its frame hangs: left and top in metres from door and floor. */
const places = [
  { width: 70, height: 100, left: 0.13, top: 2.04 },
  { width: 50, height: 70, left: 0.94, top: 2.04 },
  { width: 30, height: 40, left: 0.94, top: 1.21 },
] as const;
/** Where the middle size hangs when it is the only one. */
const alone = { left: 0.52, top: 1.9 };

/** A print in each size that it is made in, beside a door: how large each is at home. */
export function drawPrintSizes(
  print: PrintChoice,
  frame: FrameName,
  wall: string,
  widths: readonly number[],
): string {
  const drawing = new Drawing(viewSize);
  drawing.add(paintGround(viewSize, wallGround(wall, viewSize.width / viewSize.height)));
  drawFloor(drawing, wall);
  const doorEdge = drawDoor(drawing, wall);
  const ink = mixColors(wall, '#201812', 0.62);
  for (const { width, height, ...place } of places.filter((place) => widths.includes(place.width))) {
    const { left, top } = widths.length === 1 ? alone : place;
    const box = {
      x: doorEdge + left * scale,
      y: floor - top * scale,
      width: (width / 100) * scale,
      // A bare sheet is 3:4 in every size; a frame's mat takes up the rest.
      height: frame === 'none' ? (width / 75) * scale : (height / 100) * scale,
    };
    hangPrint(drawing, print, box, frame);
    const label = `${width}×${height}`;
    const { width: taken } = writeNumber(label, 0, 0, 17, ink, 2);
    drawing.add(
      writeNumber(label, box.x + (box.width - taken) / 2, box.y + box.height + 22, 17, ink, 2).shapes,
    );
  }
  return drawing.toString(shownSize);
}

function drawFloor(drawing: Drawing, wall: string): void {
  const skirting = mixColors(wall, '#ffffff', 0.45);
  drawing.add(
    rect(
      0,
      floor,
      viewSize.width,
      viewSize.height - floor,
      drawing.linear([
        [0, '#8a6a4a'],
        [1, '#a98662'],
      ]),
    ),
    rect(0, floor - 46, viewSize.width, 46, skirting),
    rect(0, floor - 47, viewSize.width, 2, '#2a1a10', 'opacity="0.16"'),
    rect(
      0,
      floor - 2,
      viewSize.width,
      9,
      drawing.linear([
        [0, '#2a1a10', 0.35],
        [1, '#2a1a10', 0],
      ]),
    ),
  );
}

/** The right half of a panelled door, two metres high, in its frame; answers where the frame ends. */
function drawDoor(drawing: Drawing, wall: string): number {
  const paint = mixColors('#f2eee6', wall, 0.12);
  const shade = mixColors(paint, '#3a2c22', 0.22);
  const light = mixColors(paint, '#ffffff', 0.6);
  const top = floor - 2 * scale;
  const leaf = 112;
  const jamb = 34;
  drawing.add(
    castBoxShadow(-60, top - jamb, leaf + jamb + 64, 2 * scale + jamb, 14, 0.22),
    rect(-10, top - jamb, leaf + jamb + 10, 2 * scale + jamb, paint),
    rect(leaf + jamb - 3, top - jamb, 3, 2 * scale + jamb, shade, 'opacity="0.7"'),
    rect(-10, top - jamb, leaf + jamb + 10, 3, light),
    rect(leaf, top, 4, 2 * scale, shade),
    rect(-10, top, leaf + 10, 4, shade),
    rect(-10, top + 4, leaf + 10, 2 * scale - 4, mixColors(paint, '#3a2c22', 0.03)),
  );
  for (const [y, height] of [
    [top + 70, 420],
    [top + 560, 370],
  ] as const) {
    drawing.add(
      rect(-20, y, leaf - 42, height, shade),
      rect(-20, y + 4, leaf - 46, height - 4, mixColors(paint, '#3a2c22', 0.07)),
      rect(-20, y + height, leaf - 42, 3, light),
      rect(leaf - 64, y + 3, 3, height - 3, light),
      rect(-20, y + 26, leaf - 72, height - 52, paint),
    );
  }
  drawing.add(
    castBoxShadow(leaf - 46, floor - 1.04 * scale + 5, 44, 8, 6, 0.4),
    rect(leaf - 52, floor - 1.06 * scale, 52, 9, '#a58a5c', 'rx="4.5"'),
    rect(leaf - 50, floor - 1.06 * scale + 1.5, 46, 2.5, '#e2cfa2', 'rx="1.2"'),
    rect(leaf - 13, floor - 1.09 * scale, 11, 40, '#9a8052', 'rx="5"'),
  );
  return leaf + jamb;
}
