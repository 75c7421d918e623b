import { gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { compressPiece, joinPieces } from './gzip-pieces.ts';

async function join(texts: string[]): Promise<Buffer> {
  async function* compress() {
    for (const text of texts) yield await compressPiece(text);
  }
  return Buffer.concat(await Array.fromAsync(joinPieces(compress())));
}

test.each([
  ['none', []],
  ['one', ['<a>чай</a>']],
  ['empty ones between others', ['', 'one', '', 'two', '']],
  ['many of all lengths', Array.from({ length: 300 }, (_, at) => `piece ${at} `.repeat(at % 17))],
  ['long ones', ['x'.repeat(1_000_000), 'y'.repeat(70_000)]],
])('pieces are one gzip file that any reader takes: %s', async (_name, texts) => {
  // A wrong sum or length would throw.
  expect(gunzipSync(await join(texts)).toString()).toBe(texts.join(''));
});

test('a piece that is not what it says is seen', async () => {
  async function* spoiled() {
    yield await compressPiece('one');
    yield { ...(await compressPiece('two')), crc: 1 };
  }
  const file = Buffer.concat(await Array.fromAsync(joinPieces(spoiled())));
  expect(() => gunzipSync(file)).toThrow('incorrect data check');
});
