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
