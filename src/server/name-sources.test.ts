import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { createStackTranslator } from './name-sources.ts';

// A folder as people name theirs.
const folder = mkdtempSync(join(tmpdir(), 'my shop (1) '));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, 'main.js.map'),
  JSON.stringify({ version: 3, sources: ['../src/shop.ts'], mappings: 'AAAA;AACE' }),
);
writeFileSync(join(folder, 'torn.js.map'), '{"mappings":');

const frame = (name: string, place: string) =>
  `    at sell (${pathToFileURL(join(folder, name)).href}:${place})`;

test('a frame of the built program names its source, and the rest stays as it is', () => {
  const translate = createStackTranslator(folder);
  const stack = `Error: Sold out\n${frame('main.js', '2:7')}\n    at node:events:514:28`;
  expect(translate(stack)).toBe(
    `Error: Sold out\n    at sell (${join(folder, '../src/shop.ts')}:2:3)\n    at node:events:514:28`,
  );
});

test.each(['torn.js', 'without.js'])('a frame of %s stays as it is', (name) => {
  const translate = createStackTranslator(folder);
  expect(translate(frame(name, '1:1'))).toBe(frame(name, '1:1'));
});
