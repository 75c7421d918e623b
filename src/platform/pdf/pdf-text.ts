import { directionOf, orderRuns, rightToLeftLetter, type TextDirection } from './order-runs.ts';
import { pdfWeights, readPdfFonts, type PdfFont, type PdfWeight } from './pdf-fonts.ts';

export interface TextStyle {
  weight: PdfWeight;
  /** Points. */
  size: number;
}

/** What draws and measures texts of one document. */
export interface PdfText {
  /** Points. */
  width(line: TextLine, style: TextStyle): number;
  /** Cuts a text into lines that fit; a word that is longer is cut itself. */
  wrap(text: string, style: TextStyle, width: number): TextLine[];
  /** Draws one line whose left end and baseline are given. */
  draw(line: TextLine, style: TextStyle & { color: string }, at: { x: number; y: number }): void;
}

/** Runs the way of its paragraph, whatever letters it begins with itself. */
export interface TextLine {
  text: string;
  direction: TextDirection;
}

/** A piece of a run that one font draws. */
interface Piece {
  text: string;
  font: string;
}

/** With features named, pdfkit shapes a run as a whole, and spaces stay between the right words. */
const wholeRun: PDFKit.Mixins.OpenTypeFeatures[] = [];
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function createPdfText(doc: PDFKit.PDFDocument): PdfText {
  const fonts = Object.fromEntries(pdfWeights.map((weight) => [weight, readPdfFonts(weight)])) as Record<
    PdfWeight,
    PdfFont[]
  >;
  for (const { name, bytes } of Object.values(fonts).flat()) doc.registerFont(name, bytes);
  const known = new Map<string, number>();

  function pieces(line: string, weight: PdfWeight, direction: TextDirection): Piece[] {
    return orderRuns(line, direction).flatMap((run) => {
      const split = splitByFont(run.text, fonts[weight]);
      return run.direction === 'rtl' ? split.toReversed().map(turn) : split;
    });
  }

  function widthOf({ text, font }: Piece, size: number): number {
    const key = `${font} ${size} ${text}`;
    const width = known.get(key) ?? doc.font(font).fontSize(size).widthOfString(text, { features: wholeRun });
    known.set(key, width);
    return width;
  }

  const measure = (text: string, { weight, size }: TextStyle, direction: TextDirection = 'ltr') =>
    pieces(text, weight, direction).reduce((sum, piece) => sum + widthOf(piece, size), 0);

  /** Where a word is longer than the line it is cut between signs. */
  function cut(word: string, style: TextStyle, most: number): string[] {
    const parts = [''];
    for (const { segment } of graphemes.segment(word)) {
      const longer = (parts.at(-1) ?? '') + segment;
      if (parts.at(-1) === '' || measure(longer, style) <= most) parts[parts.length - 1] = longer;
      else parts.push(segment);
    }
    return parts;
  }

  function fill(paragraph: string, style: TextStyle, most: number): string[] {
    const space = measure(' ', style);
    const lines: { text: string; width: number }[] = [];
    for (const word of paragraph.split(/[ \t]+/)) {
      const length = measure(word, style);
      const last = lines.at(-1);
      if (last && last.width + space + length <= most) {
        last.text += ` ${word}`;
        last.width += space + length;
      } else if (length <= most) lines.push({ text: word, width: length });
      else for (const part of cut(word, style, most)) lines.push({ text: part, width: measure(part, style) });
    }
    return lines.map(({ text }) => text);
  }

  return {
    width: ({ text, direction }, style) => measure(text, style, direction),
    wrap: (text, style, most) =>
      text.split('\n').flatMap((paragraph) => {
        const direction = directionOf(paragraph, 'ltr');
        return fill(paragraph, style, most).map((line) => ({ text: line, direction }));
      }),
    draw({ text: words, direction }, { weight, size, color }, { x, y }) {
      let left = x;
      for (const piece of pieces(words, weight, direction)) {
        const { text, font } = piece;
        doc
          .font(font)
          .fontSize(size)
          .fillColor(color)
          .text(text, left, y, { lineBreak: false, features: wholeRun, baseline: 'alphabetic' });
        left += widthOf(piece, size);
      }
    },
  };
}

function splitByFont(text: string, fonts: readonly PdfFont[]): Piece[] {
  const found: Piece[] = [];
  let current: PdfFont | undefined;
  for (const sign of text) {
    const codePoint = sign.codePointAt(0) ?? 0;
    const font: PdfFont | undefined = current?.has(codePoint)
      ? current
      : (fonts.find((each) => each.has(codePoint)) ?? fonts[0]);
    if (!font) continue;
    const last = found.at(-1);
    if (last && font === current) last.text += sign;
    else found.push({ text: sign, font: font.name });
    current = font;
  }
  return found;
}

/** Letters that run from right to left are turned by the font; signs without letters have to be turned here. */
function turn({ text, font }: Piece): Piece {
  return { font, text: rightToLeftLetter.test(text) ? text : [...text].toReversed().join('') };
}
