import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { projectRoot } from '../vite-builds.ts';
import { openTestLane } from './test-lane.ts';

/** A project of two modules with a test each, `a` and `b`. */
function makeTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'vitrina-lane-'));
  onTestFinished(() => rmSync(tree, { recursive: true, force: true, maxRetries: 10 }));
  mkdirSync(join(tree, 'scripts/mutation'), { recursive: true });
  const runner = 'scripts/mutation/run-lane.ts';
  copyFileSync(join(projectRoot, runner), join(tree, runner));
  symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'));
  writeFileSync(join(tree, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(tree, 'vitest.config.ts'),
    "export default { test: { projects: [{ test: { name: 'unit', isolate: false, include: ['*.test.ts'] } }] } };",
  );
  for (const name of ['a', 'b']) {
    writeFileSync(join(tree, `${name}.ts`), 'export const right = true;');
    writeFileSync(
      join(tree, `${name}.test.ts`),
      `import { expect, test } from 'vitest'; import { right } from './${name}.ts'; test('${name}', () => expect(right).toBe(true));`,
    );
  }
  return tree;
}

test('a mutant is seen while it is there, and no longer when another file is asked about', async () => {
  const tree = makeTree();
  const lane = openTestLane(tree, 'unit', {});
  onTestFinished(() => lane.stop());
  const tests = ['a.test.ts', 'b.test.ts'];
  writeFileSync(join(tree, 'a.ts'), 'export const right = false;');
  expect(await lane.run({ changed: 'a.ts', tests })).toEqual({
    files: ['a.test.ts'],
    message: 'a.test.ts › a',
  });
  writeFileSync(join(tree, 'a.ts'), 'export const right = true;');
  expect(await lane.run({ changed: 'b.ts', tests })).toBeNull();
});
