import { mixColors } from '../color.ts';
import { drawMark } from '../logo.ts';
import { castBoxShadow, paintGround, sweepGround } from '../ground.ts';
import { circle, Drawing, ellipse, fmt, rect, shape, stroke } from '../svg.ts';
import { signName } from './pencil.ts';
import { shownSize, viewSize } from './view-size.ts';

const woods = { oak: '#b98f5c', black: '#2c2a29', white: '#ece7de' } as const;

/** A frame from behind: backing paper, two hooks with a wire, the workshop's label, felt dots below. */
export function drawFrameBack(frame: keyof typeof woods): string {
  const { width: pageWidth, height: pageHeight } = viewSize;
  const drawing = new Drawing(viewSize);
  drawing.add(paintGround(viewSize, sweepGround('#cfc9be', 1.4)));
  const width = 700;
  const height = 875;
  const x = (pageWidth - width) / 2;
  const y = (pageHeight - height) / 2 - 10;
  const wood = woods[frame];
  const m = 40;
  drawing.add(
    castBoxShadow(x + 16, y + 22, width, height, 44, 0.42),
    castBoxShadow(x + 4, y + 6, width, height, 10, 0.35),
    rect(x, y, width, height, wood),
    ...drawJoints(drawing, { x, y, width, height }, m, wood),
  );
  const paper = { x: x + m * 0.62, y: y + m * 0.62, width: width - m * 1.24, height: height - m * 1.24 };
  const kraft = '#b8946a';
  drawing.add(
    castBoxShadow(paper.x, paper.y + 1, paper.width, paper.height, 5, 0.28),
    rect(
      paper.x,
      paper.y,
      paper.width,
      paper.height,
      drawing.linear(
        [
          [0, mixColors(kraft, '#ffffff', 0.16)],
          [0.55, kraft],
          [1, mixColors(kraft, '#3a2618', 0.12)],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    // Where the paper was folded before it was stretched.
    rect(paper.x, paper.y + paper.height * 0.5, paper.width, 1.6, '#ffffff', 'opacity="0.22"'),
    rect(paper.x, paper.y + paper.height * 0.5 + 1.6, paper.width, 1.4, '#3a2618', 'opacity="0.16"'),
  );
  drawWire(drawing, x, y + height * 0.3, width, m);
  drawLabel(drawing, x + width * 0.5 - 150, y + height * 0.62);
  for (const dot of [x + m * 0.5 + 16, x + width - m * 0.5 - 16])
    drawing.add(
      ellipse(dot + 2, y + height - m * 0.42 + 3, 12, 12, '#20140c', 'opacity="0.35"'),
      circle(dot, y + height - m * 0.42, 12, frame === 'black' ? '#5c5650' : '#4a4540'),
    );
  return drawing.toString(shownSize);
}

function drawJoints(
  drawing: Drawing,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  m: number,
  wood: string,
): string[] {
  const dark = mixColors(wood, '#1a100a', 0.45);
  const light = mixColors(wood, '#ffffff', 0.35);
  const edge = (fromX: number, fromY: number, toX: number, toY: number) =>
    stroke(`M${fmt(fromX)} ${fmt(fromY)}L${fmt(toX)} ${fmt(toY)}`, dark, 1.6, 'opacity="0.7"');
  const fade = drawing.linear([
    [0, light, 0.5],
    [1, light, 0],
  ]);
  return [
    rect(x, y, width, m * 0.5, fade),
    rect(x, y + height - 5, width, 5, dark, 'opacity="0.5"'),
    rect(x + width - 4, y, 4, height, dark, 'opacity="0.35"'),
    edge(x, y, x + m, y + m),
    edge(x + width, y, x + width - m, y + m),
    edge(x, y + height, x + m, y + height - m),
    edge(x + width, y + height, x + width - m, y + height - m),
  ];
}

/** Two rings on plates, screwed to the sides, and a twisted wire that sags between them. */
function drawWire(drawing: Drawing, x: number, y: number, width: number, m: number): void {
  const steel = drawing.linear([
    [0, '#f2f2f0'],
    [0.5, '#b4b5b5'],
    [1, '#77797b'],
  ]);
  const from = x + m * 0.5 + 40;
  const to = x + width - m * 0.5 - 40;
  const sag = (top: number) =>
    `M${fmt(from)} ${fmt(top)}C${fmt(from + 150)} ${fmt(top - 38)} ${fmt(to - 150)} ${fmt(top - 38)} ${fmt(to)} ${fmt(top)}`;
  drawing.add(
    `<g transform="translate(7 11)" opacity="0.28">${stroke(sag(y), '#20140c', 5)}</g>`,
    stroke(sag(y), '#7d7f80', 4.4),
    stroke(sag(y - 0.8), '#e9e9e6', 1.6, 'stroke-dasharray="5 4"'),
  );
  for (const side of [-1, 1]) {
    const plate = side === -1 ? x + m * 0.2 : x + width - m * 0.2;
    const ring = plate - side * 34;
    drawing.add(
      `<g transform="translate(4 6)" opacity="0.3">${rect(plate - 15, y - 13, 30, 26, '#20140c', 'rx="6"')}${circle(ring, y, 17, 'none', 'stroke="#20140c" stroke-width="6"')}</g>`,
      circle(ring, y, 17, 'none', `stroke="${steel}" stroke-width="5.5"`),
      rect(Math.min(plate, plate - side * 18) - 10, y - 13, 38, 26, steel, 'rx="6"'),
      circle(plate, y, 6.5, '#8d8f90'),
      stroke(`M${fmt(plate - 4)} ${fmt(y - 3)}L${fmt(plate + 4)} ${fmt(y + 3)}`, '#4f5152', 1.8),
      stroke(
        `M${fmt(ring - side * 14)} ${fmt(y - 2)}l${fmt(-side * 40)} -6M${fmt(ring - side * 14)} ${fmt(y + 1)}l${fmt(-side * 36)} -4`,
        '#9c9e9f',
        3.4,
      ),
    );
  }
}

/** A paper label with the workshop's sign, ruled lines, and a pencil's words on them. */
function drawLabel(drawing: Drawing, x: number, y: number): void {
  const ink = '#57524d';
  drawing.add(
    castBoxShadow(x + 2, y + 3, 300, 170, 6, 0.3),
    rect(x, y, 300, 170, '#f3ecdd'),
    rect(x + 9, y + 9, 282, 152, 'none', 'stroke="#8f7f66" stroke-width="1.4"'),
    drawMark(x + 24, y + 28, 62, '#9a4a2a', '#2f6271'),
    ...[58, 96, 134].map((line) =>
      rect(x + (line > 100 ? 24 : 108), y + line, line > 100 ? 252 : 168, 1.2, '#a89a83'),
    ),
    signName(3, x + 116, y + 53, 130, ink),
    signName(8, x + 116, y + 91, 104, ink),
    signName(5, x + 36, y + 129, 128, ink),
  );
  drawing.add(shape(`M${fmt(x)} ${fmt(y)}h300v34h-300Z`, '#ffffff', 'opacity="0.12"'));
}
