import { createRandom } from '../random.ts';
import { fmt, type Point, smoothPath, stroke } from '../svg.ts';

/** Numerals of one line, 100 units tall: width and path. */
const numerals: Readonly<Record<string, readonly [width: number, path: string]>> = {
  '0': [62, 'M31 0C50 0 62 20 62 50S50 100 31 100S0 80 0 50S12 0 31 0Z'],
  '1': [30, 'M2 20L26 0V100'],
  '2': [60, 'M3 22C8 6 18 0 30 0C47 0 57 11 57 27C57 50 18 68 2 100H60'],
  '3': [
    58,
    'M4 14C10 4 18 0 29 0C45 0 54 10 54 23C54 38 43 46 27 46C46 46 58 56 58 72C58 90 45 100 28 100C14 100 5 93 0 82',
  ],
  '4': [64, 'M46 100V0L0 70H64'],
  '5': [58, 'M54 0H10L5 44C13 37 20 35 29 35C47 35 58 48 58 66C58 87 45 100 27 100C14 100 5 94 0 84'],
  '6': [60, 'M50 2C22 12 2 38 2 66C2 87 14 100 31 100C48 100 60 88 60 70C60 53 49 42 33 42C20 42 8 50 3 62'],
  '7': [56, 'M0 0H56L20 100'],
  '8': [
    60,
    'M30 46C16 46 6 37 6 23S16 0 30 0S54 9 54 23S44 46 30 46C13 46 1 57 1 73S13 100 30 100S59 89 59 73S47 46 30 46Z',
  ],
  '9': [60, 'M10 98C38 88 58 62 58 34C58 13 46 0 29 0C12 0 0 12 0 30C0 47 11 58 27 58C40 58 52 50 57 38'],
  '/': [44, 'M44 -6L0 108'],
  '×': [52, 'M2 26L50 80M50 26L2 80'],
};

/** Numbers such as `12/40` and `50×70`, the drawing's units tall. */
export function writeNumber(
  text: string,
  x: number,
  y: number,
  height: number,
  color: string,
  weight: number,
): { shapes: string; width: number } {
  const scale = height / 100;
  let cursor = x;
  let shapes = '';
  for (const sign of text) {
    const [width, path] = numerals[sign] ?? [0, ''];
    shapes += `<path d="${path}" transform="translate(${fmt(cursor)} ${fmt(y)}) scale(${scale})" fill="none" stroke="${color}" stroke-width="${fmt(weight / scale)}" stroke-linejoin="round" stroke-linecap="round"/>`;
    cursor += width * scale + height * 0.2;
  }
  return { shapes, width: cursor - height * 0.2 - x };
}

/** A name as a quick pencil writes it: a tall first letter, then loops, some of them high. */
export function signName(seed: number, x: number, y: number, width: number, color: string): string {
  const random = createRandom(seed * 31 + 7);
  const unit = width / 12;
  const points: Point[] = [
    [x + unit * 0.2, y - unit * 2.1],
    [x - unit * 0.1, y - unit * 1.5],
    [x + unit * 0.5, y + unit * 0.1],
    [x + unit * 1.4, y - unit * 2.3],
    [x + unit * 1.7, y - unit * 1.2],
  ];
  const letters = 9;
  for (let letter = 0; letter < letters; letter++) {
    const high = letter === 3 || letter === 5 + (seed % 3) ? 2 : random.range(0.5, 0.85);
    const low = letter === 6 ? 0.9 : 0.05;
    const left = x + unit * (2.1 + letter * 1.05);
    // Up on the right, over, and down on the left of where it went up: a loop.
    points.push(
      [left, y + unit * low * 0.6],
      [left + unit * 0.75, y - unit * high * 0.6],
      [left + unit * 0.6, y - unit * high],
      [left + unit * 0.35, y - unit * high * 0.55],
      [left + unit * 0.5, y + unit * 0.04],
    );
  }
  points.push([x + width * 1.02, y - unit * 0.35], [x + width * 1.12, y - unit * 0.5]);
  const path = smoothPath(points);
  return (
    stroke(path, color, unit * 0.11, 'opacity="0.8"') + stroke(path, color, unit * 0.18, 'opacity="0.25"')
  );
}
