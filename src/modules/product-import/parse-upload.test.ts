import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { parseUpload } from './parse-upload.ts';

/** The portions in which the rows of a file with `count` rows of `width` letters come: how many each holds. */
async function portionsOf(count: number, width: number, store = async () => {}): Promise<number[]> {
  const portions: number[] = [];
  async function* file() {
    yield Buffer.from('title,description\n');
    for (let row = 0; row < count; row++) yield Buffer.from(`${row},${'ж'.repeat(width / 2)}\n`);
  }
  await parseUpload(file(), {
    onHead: async () => {},
    async onRows(rows) {
      portions.push(rows.length);
      await store();
    },
  });
  return portions;
}

describe('rows of a file come in portions', () => {
  test('of a thousand where they are short', async () => {
    expect(await portionsOf(2500, 20)).toEqual([1000, 1000, 500]);
  });

  test('of a megabyte where they are long', async () => {
    const portions = await portionsOf(100, 50_000);
    expect(Math.max(...portions)).toBe(20);
    expect(portions.reduce((sum, rows) => sum + rows, 0)).toBe(100);
  });
});

test('a file that is slower stored than read leaves no listener behind for each wait', async () => {
  const warn = vi.spyOn(process, 'emitWarning');
  onTestFinished(() => warn.mockRestore());
  await portionsOf(400, 50_000, () => sleep(1));
  expect(warn).not.toHaveBeenCalled();
});

test.each([1, 2, 3, 7, 1000])('the old Russian encoding is read in pieces of %i bytes', async (size) => {
  const bytes = Buffer.concat([
    Buffer.from('title;description\n'),
    Buffer.from([0xd7, 0xe0, 0xe9, 0x3b, 0xcb, 0xb8]),
  ]);
  async function* pieces() {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
  }
  const rows: string[][] = [];
  const heads: string[] = [];
  await parseUpload(pieces(), {
    onHead: async ({ encoding }) => void heads.push(encoding),
    onRows: async (more) => void rows.push(...more.map(({ cells }) => cells)),
  });
  expect(rows).toEqual([['Чай', 'Лё']]);
});
