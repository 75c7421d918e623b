import { mixColors } from '../color.ts';
import type { PrintChoice } from '../framed-print.ts';
import { castBoxShadow, paintGround, wallGround } from '../ground.ts';
import { Drawing, fmt, placeSvg, rect } from '../svg.ts';
import { drawPaperTooth } from './paper-tooth.ts';
import { signName, writeNumber } from './pencil.ts';
import { shownSize, viewSize } from './view-size.ts';

/** How a print is made decides what its corner shows. */
export type Technique = 'giclee' | 'screen' | 'riso' | 'lino';

/** Whoever looks close at a giclée sees a white margin: it is signed behind. */
export type CornerTechnique = Exclude<Technique, 'giclee'>;

/** The whole sheet in this picture's pixels; only a corner of it is in sight. */
const sheet = { width: 2300, height: 2300 / 0.75 };
const margin = sheet.width * 0.07;

/** Sheets of an edition; none for prints that are not numbered. */
const editionSizes: Partial<Record<CornerTechnique, number>> = { screen: 120, lino: 40 };

/** The lower corner of a sheet on a table: its edge, its margin and what is written there. */
export function drawPrintDetail(
  print: PrintChoice,
  technique: CornerTechnique,
  artist: number,
  table: string,
): string {
  const drawing = new Drawing(viewSize);
  drawing.add(
    paintGround(viewSize, wallGround(mixColors(table, '#4a3a30', 0.25), viewSize.width / viewSize.height)),
  );
  const edition = editionSizes[technique];
  // Numbers stand on the left, signatures on the right; unsigned sheets show the right corner too.
  const isLeft = technique === 'screen';
  const right = isLeft ? sheet.width + 150 : viewSize.width - 170;
  const bottom = viewSize.height - 210;
  const left = right - sheet.width;
  const top = bottom - sheet.height;
  const turn = isLeft ? 2.4 : -2.4;
  const shown = isLeft ? left : right - 1250;
  drawing.add(`<g transform="rotate(${turn} ${viewSize.width / 2} ${viewSize.height / 2})">`);
  drawing.add(
    // Of the part in sight alone: the whole sheet's shadow is two million cells.
    castBoxShadow(shown + 10, bottom - 1400, 1250, 1416, 34, 0.42),
    rect(left + 2, top, sheet.width + 3, sheet.height + 5, '#2b1d14', 'opacity="0.22"'),
    rect(left - 1.5, top, sheet.width + 3, sheet.height + 3, mixColors(print.palette.paper, '#ffffff', 0.6)),
    placeSvg(print.series(print.seed, print.palette, sheet), left, top),
  );
  const pencil = '#57524d';
  const line = bottom - margin * 0.46;
  if (isLeft) drawing.add(drawBlindStamp(left + margin * 0.95, bottom - margin * 0.5, margin * 0.34));
  if (edition !== undefined) {
    const number = `${11 + ((print.seed * 7) % (edition - 12))}/${edition}`;
    const x = isLeft ? left + margin * 2.2 : right - margin * 4.55;
    drawing.add(`<g opacity="0.8">${writeNumber(number, x, line - 36, 40, pencil, 2.6).shapes}</g>`);
  }
  if (edition !== undefined && !isLeft)
    drawing.add(signName(artist, right - margin * 3.1, line, 300, pencil));
  const inSight = drawing.clip(rect(left, top, sheet.width, sheet.height, '#000'));
  drawing.add(
    `<g clip-path="${inSight}">`,
    drawPaperTooth(viewSize, technique === 'screen' ? 0.7 : 0.4),
    '</g></g>',
  );
  return drawing.toString(shownSize);
}

/** The workshop's stamp pressed into the paper without ink: one edge in light, one in shade. */
function drawBlindStamp(x: number, y: number, radius: number): string {
  const scale = radius / 50;
  const lines =
    'M4 46C4 46 10 92 38 94H62C90 92 96 46 96 46C88 54 80 54 73 46C65 38 58 38 50 46C42 54 35 54 27 46C20 38 12 38 4 46Z M4 26C12 18 20 18 27 26C35 34 42 34 50 26C58 18 65 18 73 26C80 34 88 34 96 26';
  const at = (shift: number, color: string, opacity: number) =>
    `<path d="${lines}" transform="translate(${fmt(x - radius + shift)} ${fmt(y - radius + shift)}) scale(${fmt(scale)})" fill="none" stroke="${color}" stroke-width="${fmt(3.4 / scale)}" stroke-linejoin="round" opacity="${opacity}"/>`;
  return at(1.6, '#ffffff', 0.9) + at(-1.6, '#5a4a3c', 0.28) + at(0, '#8a7a68', 0.12);
}
