import { mixColors } from './color.ts';
import type { Palette } from './palettes.ts';
import { sampleCurve, type Vector } from './studio/mesh.ts';
import { circle, Drawing, ellipse, type Point, rect, ribbonPath, shape, type Size, stroke } from './svg.ts';

/** More points along a curve, so that a ribbon can round its end. */
function refine(points: readonly Point[]): Point[] {
  const curve = points.map(([x, y]): Vector => [x, y, 0]);
  return Array.from({ length: 22 }, (_, index): Point => {
    const [x, y] = sampleCurve(curve, index / 21);
    return [x, y];
  });
}

/** From the tips' side to the palm, of the hand on the right; the index finger first. */
const fingers: readonly (readonly Point[])[] = [
  [
    [262, 440],
    [190, 446],
    [110, 470],
    [52, 500],
  ],
  [
    [272, 492],
    [200, 502],
    [116, 526],
    [48, 552],
  ],
  [
    [286, 544],
    [214, 556],
    [132, 578],
    [62, 598],
  ],
  [
    [304, 592],
    [240, 606],
    [170, 624],
    [106, 636],
  ],
];

interface Hand {
  drawing: Drawing;
  palette: Palette;
  /** The left one is the right one mirrored. */
  side: -1 | 1;
  skin: string;
}

/** Two hands around a bowl, in cut paper. */
export function drawHands(palette: Palette, size: Size, skins: readonly [string, string]): string {
  const drawing = new Drawing({ width: 1200, height: 900 });
  drawing.add(
    rect(0, 0, 1200, 900, mixColors(palette.light, palette.paper, 0.3)),
    circle(600, 380, 330, mixColors(palette.mid, palette.paper, 0.35)),
    shape('M0 700C220 650 420 742 620 700C840 654 1010 730 1200 684V900H0Z', palette.deep),
    shape('M0 770C240 730 420 812 640 776C860 738 1010 800 1200 764V900H0Z', palette.ink),
  );
  const bowl = 'M372 330C380 520 452 640 540 652V690H660V652C748 640 820 520 828 330Z';
  drawing.add(
    shadowOf(bowl, palette),
    shape(bowl, palette.accent),
    shape('M600 330H828C820 520 748 640 660 652V690H600Z', mixColors(palette.accent, palette.ink, 0.16)),
  );
  drawing.add(
    ellipse(600, 330, 228, 48, mixColors(palette.accent, palette.ink, 0.42)),
    ellipse(600, 338, 204, 36, palette.paper),
    stroke('M386 410C470 440 730 440 814 410', palette.paper, 5, 'opacity="0.7"'),
    stroke('M396 446C480 476 720 476 804 446', palette.paper, 5, 'opacity="0.7"'),
  );
  drawHand({ drawing, palette, side: -1, skin: skins[0] });
  drawHand({ drawing, palette, side: 1, skin: skins[1] });
  return drawing.toString(size);
}

function shadowOf(path: string, palette: Palette): string {
  return `<g transform="translate(8 12)" opacity="0.2">${shape(path, palette.ink)}</g>`;
}

function drawHand(hand: Hand): void {
  const { drawing, palette, side, skin } = hand;
  const fold = mixColors(skin, palette.ink, 0.22);
  const x = (value: number): number => 600 + side * value;
  const place = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x(px), py]);
  const sleeve = ribbonPath(
    place([
      [720, 900],
      [600, 800],
      [480, 690],
    ]),
    (t) => 118 - t * 26,
  );
  const arm = ribbonPath(
    place([
      [560, 790],
      [440, 680],
      [330, 560],
      [250, 470],
    ]),
    (t) => 66 - 8 * Math.sin(t * Math.PI) + 10 * t,
  );
  const palm = ribbonPath(
    place([
      [330, 640],
      [288, 560],
      [246, 480],
      [226, 420],
    ]),
    (t) => 44 + 34 * Math.sin(Math.PI * (0.2 + 0.7 * t)),
  );
  drawing.add(shadowOf(arm + palm, palette), shape(arm, skin), shape(palm, skin));
  for (const finger of fingers) drawFinger(hand, finger, x);
  const thumb = ribbonPath(
    place(
      refine([
        [270, 480],
        [250, 400],
        [226, 340],
        [196, 296],
      ]),
    ),
    (t) => (36 - 10 * t) * Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.8) / 0.2) ** 2)),
  );
  drawing.add(
    shape(thumb, skin),
    stroke(`M${x(246)} 452C${x(262)} 430 ${x(266)} 410 ${x(262)} 392`, fold, 4),
    shape(sleeve, side === -1 ? palette.deep : mixColors(palette.deep, palette.ink, 0.35)),
  );
}

function drawFinger(
  { drawing, palette, side, skin }: Hand,
  finger: readonly Point[],
  x: (value: number) => number,
): void {
  const path = ribbonPath(
    finger.map(([px, py]): Point => [x(px), py]),
    (t) => (30 - 7 * t) * Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.8) / 0.2) ** 2)),
  );
  const [tipX, tipY] = finger[3] ?? [0, 0];
  drawing.add(
    `<g transform="translate(${side * -3} 7)" opacity="0.22">${shape(path, palette.ink)}</g>`,
    shape(path, skin),
    ellipse(
      x(tipX + 20),
      tipY - 10,
      12,
      7,
      mixColors(skin, palette.paper, 0.4),
      `transform="rotate(${side * -20} ${x(tipX + 20)} ${tipY - 10})"`,
    ),
  );
}
