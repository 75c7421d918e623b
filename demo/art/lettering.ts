import { arabicWords } from './arabic-words.ts';
import { fmt } from './svg.ts';

/** Single-line capitals, 100 units tall: width and path. Drawn here so that no logo needs a font. */
const glyphs: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [78, 'M0 100L39 0L78 100M14.5 63H63.5'],
  C: [89, 'M88.3 17.9A50 50 0 1 0 88.3 82.1'],
  D: [80, 'M0 0V100H30A50 50 0 0 0 30 0Z'],
  E: [58, 'M58 0H0V100H58M0 50H48'],
  I: [0, 'M0 0V100'],
  K: [62, 'M0 0V100M58 0L1 58M21 38L62 100'],
  L: [54, 'M0 0V100H54'],
  M: [88, 'M0 100V0L44 72L88 0V100'],
  N: [72, 'M0 100V0L72 100V0'],
  O: [100, 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z'],
  R: [62, 'M0 100V0H31A27 27 0 0 1 31 54H0M31 54L62 100'],
  S: [64, 'M59 15C52 5 43 0 32 0C14 0 4 11 4 25C4 58 63 42 63 75C63 90 49 100 33 100C17 100 6 92 1 80'],
  T: [74, 'M0 0H74M37 0V100'],
  Y: [76, 'M0 0L38 52L76 0M38 52V100'],
  '&': [78, 'M78 100L25 36C13 21 21 1 40 1C59 1 65 23 48 35L24 51C3 66 10 99 39 99C61 99 74 80 77 58'],
  А: [78, 'M0 100L39 0L78 100M14.5 63H63.5'],
  В: [60, 'M0 0V100H32A27 27 0 0 0 32 46H0M0 0H28A23 23 0 0 1 28 46'],
  Г: [52, 'M52 0H0V100'],
  Д: [88, 'M0 116V100H88V116M12 100C22 78 25 48 26 0H76V100'],
  З: [
    60,
    'M1 16C8 5 18 0 29 0C45 0 55 9 55 23C55 37 45 46 30 46H20M30 46C48 46 60 56 60 72C60 90 47 100 30 100C16 100 6 94 0 83',
  ],
  И: [72, 'M0 0V100L72 0V100'],
  Л: [76, 'M0 100C14 97 20 76 21 0H76V100'],
  Н: [72, 'M0 0V100M72 0V100M0 49H72'],
  О: [100, 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z'],
  П: [72, 'M0 100V0H72V100'],
  Р: [58, 'M0 100V0H31A27 27 0 0 1 31 54H0'],
  С: [89, 'M88.3 17.9A50 50 0 1 0 88.3 82.1'],
  У: [72, 'M0 0L38 63M72 0L33 80C26 94 18 101 4 99'],
  Ь: [58, 'M0 0V100H31A27 27 0 0 0 31 46H0'],
  ' ': [34, ''],
};

/** Writes a word at a cap height with tracking, both in the drawing's units; returns its shapes and width. */
export function writeWord(
  word: string,
  x: number,
  y: number,
  capHeight: number,
  tracking: number,
  color: string,
  weight: number,
): { shapes: string; width: number } {
  const scale = capHeight / 100;
  let cursor = x;
  let shapes = '';
  for (const letter of word) {
    const [width, path] = glyphs[letter] ?? [0, ''];
    if (path !== '') {
      shapes += `<path d="${path}" transform="translate(${fmt(cursor)} ${fmt(y)}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${fmt(weight / scale)}" stroke-linejoin="round" stroke-linecap="round"/>`;
    }
    cursor += width * scale + tracking;
  }
  return { shapes, width: cursor - tracking - x };
}

const arabicScale = 0.68;

/** A name beside a sign in a logo 96 tall: capitals 40 tall, Arabic letters of their weight. */
export function writeName(name: string, x: number, color: string): string {
  if (!isArabicWord(name)) return writeCapitals(name, x, color).shapes;
  const [, path] = arabicWords[name];
  return `<path d="${path}" transform="translate(${fmt(x)} 64) scale(${arabicScale})" fill="${color}"/>`;
}

export function measureName(name: string): number {
  const width = isArabicWord(name) ? arabicWords[name][0] * arabicScale : writeCapitals(name, 0, '').width;
  return Math.ceil(width);
}

function writeCapitals(name: string, x: number, color: string): { shapes: string; width: number } {
  return writeWord(name.toUpperCase(), x, 29, 40, 12, color, 4.2);
}

function isArabicWord(name: string): name is keyof typeof arabicWords {
  return Object.hasOwn(arabicWords, name);
}
