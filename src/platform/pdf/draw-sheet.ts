import Pdf from 'pdfkit';

import { rightToLeftLetter } from './order-runs.ts';
import { createPdfText, type PdfText, type TextLine, type TextStyle } from './pdf-text.ts';

import type { Sheet, SheetCell, SheetColumn, SheetFact, SheetPicture } from './sheet.ts';

/** Points; A4. */
const page = { width: 595.28, height: 841.89, margin: 48, foot: 44 };
const inner = page.width - 2 * page.margin;
const bottom = page.height - page.margin - page.foot;
const gutter = 14;
/** As large as a logo gets, and a pixel at most: it must not blur. */
const logoBox = { width: 160, height: 48 };
const pointsPerPixel = 72 / 96;

const ink = '#1a1a1a';
const grey = '#595959';
const line = '#c8c8c8';
const styles = {
  heading: { weight: 'bold', size: 20, color: ink },
  name: { weight: 'bold', size: 11, color: ink },
  label: { weight: 'bold', size: 8, color: grey },
  text: { weight: 'regular', size: 9, color: ink },
  strong: { weight: 'bold', size: 9, color: ink },
  detail: { weight: 'regular', size: 8, color: grey },
  total: { weight: 'bold', size: 11, color: ink },
} as const satisfies Record<string, TextStyle & { color: string }>;
type Style = (typeof styles)[keyof typeof styles];

const leading = 1.42;
const heightOf = ({ size }: Style) => size * leading;

interface Box {
  /** From the left edge of the page. */
  x: number;
  width: number;
  align: 'start' | 'end';
}

/** Draws a sheet as a PDF with tags, a language and a title. The same sheet is the same file. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  const doc = new Pdf({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    autoFirstPage: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: sheet.locale,
    info: {
      Title: sheet.title,
      Author: sheet.seller[0] ?? '',
      CreationDate: new Date(sheet.madeAt),
      ModDate: new Date(sheet.madeAt),
    },
  });
  const pieces: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const pen = createPen(doc, root, sheet);
  drawHead(pen, sheet);
  drawTable(pen, sheet);
  drawSums(pen, sheet);
  drawNotes(pen, sheet);
  root.end();
  drawFeet(doc, pen, sheet);
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

interface Tagged {
  type: 'H1' | 'P' | 'TH' | 'TD';
  words: string;
}

/** Draws where it stands, and goes down the page. */
interface Pen {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  text: PdfText;
  isMirrored: boolean;
  y: number;
  /** A part of the width, counted from where lines begin. */
  box(from: number, width: number, align?: Box['align']): Box;
  /** Draws lines from `y` down; gives the `y` below them. */
  write(lines: readonly TextLine[], style: Style, box: Box, y: number): number;
  /** A tagged piece of the document, which says `words`. */
  tag(parent: PDFKit.PDFStructureElement, piece: Tagged, draw: () => void): void;
  rule(y: number, color?: string, width?: number): void;
  addPage(): void;
}

function createPen(doc: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, sheet: Sheet): Pen {
  const text = createPdfText(doc);
  const isMirrored = sheet.direction === 'rtl';
  const pen: Pen = {
    doc,
    root,
    text,
    isMirrored,
    y: page.margin,
    box: (from, width, align = 'start') => ({
      x: isMirrored ? page.width - page.margin - from - width : page.margin + from,
      width,
      align,
    }),
    write(lines, style, { x, width, align }, y) {
      const isAtRight = (align === 'end') !== isMirrored;
      lines.forEach((words, index) => {
        const left = isAtRight ? x + width - text.width(words, style) : x;
        const baseline = y + index * heightOf(style) + style.size * 1.07;
        text.draw(words, style, { x: left, y: baseline });
      });
      return y + lines.length * heightOf(style);
    },
    tag(parent, { type, words }, draw) {
      // Fonts tell the letters of an Arabic ligature turned: who reads aloud takes them from here.
      const actual = rightToLeftLetter.test(words) ? { actual: words } : {};
      const element = doc.struct(type, { ...actual, ...(type === 'TH' && { scope: 'Column' }) });
      parent.add(element);
      element.add(draw);
      element.end();
    },
    rule(y, color = line, width = 0.7) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc
        .moveTo(page.margin, y)
        .lineTo(page.width - page.margin, y)
        .lineWidth(width)
        .strokeColor(color)
        .stroke();
      doc.endMarkedContent();
    },
    addPage() {
      doc.addPage();
      pen.y = page.margin;
    },
  };
  return pen;
}

function wrapAll(pen: Pen, lines: readonly string[], style: Style, width: number): TextLine[] {
  return lines.flatMap((each) => pen.text.wrap(each, style, width));
}

/** Who writes at the start, what it is at the end; below, whom it is for. */
function drawHead(pen: Pen, sheet: Sheet): void {
  const half = (inner - 24) / 2;
  const start = pen.box(0, half);
  const end = pen.box(half + 24, half);
  const top = pen.y;
  pen.tag(pen.root, { type: 'H1', words: sheet.heading }, () => {
    pen.y = pen.write(wrapAll(pen, [sheet.heading], styles.heading, half), styles.heading, start, top) + 6;
  });
  for (const fact of sheet.facts) drawFact(pen, fact, { at: 0, labelWidth: 84, width: half });
  const below = pen.y;
  const sellerTop = sheet.logo ? drawLogo(pen, sheet.logo, end, top) : top + 6;
  pen.tag(pen.root, { type: 'P', words: sheet.seller.join('\n') }, () => {
    const [name = '', ...rest] = sheet.seller;
    const y = pen.write(wrapAll(pen, [name], styles.name, half), styles.name, end, sellerTop);
    pen.y = pen.write(wrapAll(pen, rest, styles.detail, half), styles.detail, end, y + 2);
  });
  pen.y = Math.max(below, pen.y) + 18;
  drawParties(pen, sheet, half);
}

/** Gives the `y` below it. The name of whom it belongs to follows in words. */
function drawLogo({ doc, isMirrored }: Pen, logo: SheetPicture, box: Box, y: number): number {
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height, pointsPerPixel);
  const width = logo.width * scale;
  const height = logo.height * scale;
  doc.markContent('Artifact', { type: 'Layout' });
  doc.image(Buffer.from(logo.bytes), isMirrored ? box.x + box.width - width : box.x, y, { width, height });
  doc.endMarkedContent();
  return y + height + 8;
}

function drawFact(
  pen: Pen,
  { label, value }: SheetFact,
  { at, labelWidth, width }: { at: number; labelWidth: number; width: number },
): void {
  pen.tag(pen.root, { type: 'P', words: `${label}: ${value}` }, () => {
    const names = pen.text.wrap(label, styles.detail, labelWidth - gutter);
    const values = pen.text.wrap(value, styles.strong, width - labelWidth);
    const below = pen.write(names, styles.detail, pen.box(at, labelWidth), pen.y + 1);
    pen.y = Math.max(
      below,
      pen.write(values, styles.strong, pen.box(at + labelWidth, width - labelWidth), pen.y),
    );
  });
}

function drawParties(pen: Pen, { parties }: Sheet, half: number): void {
  const top = pen.y;
  let lowest = top;
  parties.forEach(({ label, lines }, index) => {
    pen.tag(pen.root, { type: 'P', words: [label, ...lines].join('\n') }, () => {
      const box = pen.box(index * (half + 24), half);
      const y = pen.write(pen.text.wrap(label, styles.label, half), styles.label, box, top);
      lowest = Math.max(lowest, pen.write(wrapAll(pen, lines, styles.text, half), styles.text, box, y + 1));
    });
  });
  pen.y = lowest + (parties.length > 0 ? 18 : 0);
}

interface PlacedColumn extends SheetColumn {
  box: Box;
}

function placeColumns(pen: Pen, { columns, rows }: Sheet): PlacedColumn[] {
  const widths = columns.map(({ title, width }, index) => {
    const cells = rows.map((row) => row[index]?.text ?? '');
    return width === null ? null : fitColumn(pen, { title, cells, most: width });
  });
  const taken = widths.reduce<number>((sum, width) => sum + (width ?? 0) + gutter, -gutter);
  let from = 0;
  return columns.map((column, index) => {
    const width = widths[index] ?? inner - taken;
    const box = pen.box(from, width, column.align);
    from += width + gutter;
    return { ...column, box };
  });
}

/** As wide as its cells and its head. */
function fitColumn(
  { text }: Pen,
  { title, cells, most }: { title: string; cells: readonly string[]; most: number },
): number {
  const widest = (words: readonly string[], style: Style) =>
    words.reduce((width, word) => Math.max(width, text.width({ text: word, direction: 'ltr' }, style)), 0);
  // A hair more: sums of widths are not what the whole is wide to the last digit.
  const needed = Math.max(widest([title], styles.label), widest(cells, styles.text)) + 0.5;
  return Math.min(most, needed);
}

/** Rows are never cut; each page that they go on to repeats the heads of the columns. */
function drawTable(pen: Pen, sheet: Sheet): void {
  const placed = placeColumns(pen, sheet);
  const table = pen.doc.struct('Table');
  pen.root.add(table);
  drawTableHead(pen, placed, table);
  for (const row of sheet.rows) {
    const cells = row.map((cell, index) => wrapCell(pen, cell, placed[index]?.box.width ?? inner));
    const height = Math.max(...cells.map(heightOfCell)) + 10;
    if (pen.y + height > bottom) {
      pen.addPage();
      drawTableHead(pen, placed, null);
    }
    drawRow(pen, placed, cells, table);
    pen.y += height;
    pen.rule(pen.y);
  }
  table.end();
  pen.y += 12;
}

/** Those who hear the page are told of the heads once: what repeats them has no tags. */
function drawTableHead(
  pen: Pen,
  columns: readonly PlacedColumn[],
  table: PDFKit.PDFStructureElement | null,
): void {
  const titles = columns.map(({ title, box }) => pen.text.wrap(title, styles.label, box.width));
  const height = Math.max(...titles.map((lines) => lines.length)) * heightOf(styles.label);
  const write = (index: number) => {
    const lines = titles[index] ?? [];
    const box = columns[index]?.box;
    if (box) pen.write(lines, styles.label, box, pen.y + height - lines.length * heightOf(styles.label));
  };
  if (table) {
    const row = pen.doc.struct('TR');
    table.add(row);
    columns.forEach(({ title }, index) => pen.tag(row, { type: 'TH', words: title }, () => write(index)));
    row.end();
  } else {
    pen.doc.markContent('Artifact', { type: 'Pagination' });
    columns.forEach((_column, index) => write(index));
    pen.doc.endMarkedContent();
  }
  pen.y += height + 4;
  pen.rule(pen.y, ink, 1);
}

interface WrappedCell {
  text: TextLine[];
  details: TextLine[];
}

function wrapCell(pen: Pen, { text, details = [] }: SheetCell, width: number): WrappedCell {
  return {
    text: pen.text.wrap(text, styles.text, width),
    details: wrapAll(pen, details, styles.detail, width),
  };
}

const heightOfCell = ({ text, details }: WrappedCell) =>
  text.length * heightOf(styles.text) + details.length * heightOf(styles.detail);

function drawRow(
  pen: Pen,
  columns: readonly PlacedColumn[],
  cells: readonly WrappedCell[],
  table: PDFKit.PDFStructureElement,
): void {
  const row = pen.doc.struct('TR');
  table.add(row);
  columns.forEach(({ box }, index) => {
    const { text, details } = cells[index] ?? { text: [], details: [] };
    pen.tag(row, { type: 'TD', words: [...text, ...details].map((each) => each.text).join(' ') }, () => {
      const y = pen.write(text, styles.text, box, pen.y + 5);
      pen.write(details, styles.detail, box, y);
    });
  });
  row.end();
}

/** At the end of the lines, kept together. */
function drawSums(pen: Pen, { sums }: Sheet): void {
  const width = 260;
  const amounts = 110;
  const wrapped = sums.map(({ label, value, isTotal = false }) => {
    const style = isTotal ? styles.total : styles.text;
    return { label, value, style, isTotal, lines: pen.text.wrap(label, style, width - amounts - gutter) };
  });
  const height = wrapped.reduce((sum, { lines, style }) => sum + lines.length * heightOf(style) + 6, 0);
  if (pen.y + height > bottom) pen.addPage();
  for (const { lines, value, style, isTotal, label } of wrapped) {
    pen.tag(pen.root, { type: 'P', words: `${label}: ${value}` }, () => {
      const y = pen.write(lines, style, pen.box(inner - width, width - amounts - gutter), pen.y + 3);
      const amount = pen.text.wrap(value, style, amounts);
      pen.write(amount, style, pen.box(inner - amounts, amounts, 'end'), pen.y + 3);
      pen.y = y + (isTotal ? 6 : 3);
    });
  }
  pen.y += 14;
}

function drawNotes(pen: Pen, { notes }: Sheet): void {
  for (const { label, text } of notes) {
    const lines = pen.text.wrap(text, styles.text, inner);
    const head = label === '' ? [] : pen.text.wrap(label, styles.label, inner);
    // The label stays with the first line of its text.
    if (pen.y + (head.length + Math.min(lines.length, 2)) * heightOf(styles.text) > bottom) pen.addPage();
    if (head.length > 0) {
      pen.tag(pen.root, { type: 'P', words: label }, () => {
        pen.y = pen.write(head, styles.label, pen.box(0, inner), pen.y) + 1;
      });
    }
    for (const each of lines) {
      if (pen.y + heightOf(styles.text) > bottom) pen.addPage();
      pen.tag(pen.root, { type: 'P', words: each.text }, () => {
        pen.y = pen.write([each], styles.text, pen.box(0, inner), pen.y);
      });
    }
    pen.y += 10;
  }
}

function drawFeet(doc: PDFKit.PDFDocument, pen: Pen, sheet: Sheet): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index);
    const words = sheet.pages.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    const y = page.height - page.margin - heightOf(styles.detail);
    doc.markContent('Artifact', { type: 'Pagination' });
    pen.write(pen.text.wrap(sheet.title, styles.detail, inner / 2), styles.detail, pen.box(0, inner / 2), y);
    pen.write(
      pen.text.wrap(words, styles.detail, inner / 2),
      styles.detail,
      pen.box(inner / 2, inner / 2, 'end'),
      y,
    );
    doc.endMarkedContent();
  }
}
