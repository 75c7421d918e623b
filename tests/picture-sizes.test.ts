import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { isListedSize } from '#domain/image-url.ts';

const source = join(import.meta.dirname, '../src');

/** The server makes pictures of listed sizes alone: any other is answered with a placeholder. */
it('every size of a picture that the code asks for is one that the server makes', () => {
  const asked = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .flatMap((path) => {
      const code = readFileSync(join(source, path), 'utf8');
      return [...code.matchAll(/imageUrl\([^{]{1,80}\{[^}]*?width: (\d+), height: (\d+)/g)].map(
        ([, width, height]) => ({ path, width: Number(width), height: Number(height) }),
      );
    });
  expect(asked.length).toBeGreaterThan(12);
  expect(asked.filter(({ width, height }) => !isListedSize(width, height))).toEqual([]);
});
