import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { projectRoot } from '../../../scripts/vite-builds.ts';

const storedFolder = join(projectRoot, 'tests/browser/looks');
/** Where a look that differs is put, beside what was expected. */
const foundFolder = join(projectRoot, 'test-results/looks');
/** Screenshots are compared this many times smaller: edges of letters differ from machine to machine. */
const scale = 4;
/** Side of a square whose mean colour counts, in pixels of the smaller picture. */
const side = 8;
/** Of 255: a square that differs by more in any channel is another one. */
const tolerance = 14;

interface Look {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Share of a screenshot (PNG) that differs from the stored one of that name, 0–1; 1 where their sizes differ or
 * none is stored. With `UPDATE_LOOKS=1` it is stored instead. What differs lies in `test-results/looks` after.
 */
export async function compareLook(name: string, screenshot: Buffer): Promise<number> {
  const stored = join(storedFolder, `${name}.webp`);
  const small = await shrink(screenshot);
  if (process.env['UPDATE_LOOKS'] === '1') {
    write(stored, await sharp(small).webp({ quality: 70 }).toBuffer());
    return 0;
  }
  const before = existsSync(stored) ? readFileSync(stored) : undefined;
  const share = before === undefined ? 1 : countDifferent(await decode(before), await decode(small));
  if (share > 0) {
    write(join(foundFolder, `${name}.found.png`), small);
    if (before) write(join(foundFolder, `${name}.stored.webp`), before);
  }
  return share;
}

async function shrink(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width / scale) })
    .removeAlpha()
    .png()
    .toBuffer();
}

async function decode(picture: Buffer): Promise<Look> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function countDifferent(one: Look, other: Look): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let squares = 0;
  let different = 0;
  for (let top = 0; top < one.height; top += side) {
    for (let left = 0; left < one.width; left += side) {
      squares += 1;
      if (isDifferent(one, other, left, top)) different += 1;
    }
  }
  return different / squares;
}

function isDifferent(one: Look, other: Look, left: number, top: number): boolean {
  const first = meanOf(one, left, top);
  const second = meanOf(other, left, top);
  return first.some((value, channel) => Math.abs(value - (second[channel] ?? 0)) > tolerance);
}

/** Mean red, green and blue of a square, cut off at the picture's edge. */
function meanOf({ data, width, height }: Look, left: number, top: number): number[] {
  const sum = [0, 0, 0];
  const right = Math.min(left + side, width);
  const bottom = Math.min(top + side, height);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
    }
  }
  return sum.map((value) => value / ((right - left) * (bottom - top)));
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
