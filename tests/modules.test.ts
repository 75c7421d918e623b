import { globSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { listImports } from './support/list-imports.ts';

const root = join(import.meta.dirname, '..');

/**
 * The server's subjects in layers: an import goes to a lower layer only, so that no two subjects need each other.
 * A new subject stands above the highest one that it imports.
 */
const layers = [
  'customer-groups indexing payment-methods section-data',
  'agent-carts api-keys audit auth carts facets media menus moderation policy-reports redirects settings starter-sites taxes webhooks',
  'delivery gift-cards inventory leads marketing-mail pages pickers price-lists products promotions questions reviews staff wishlists',
  'abandoned-carts articles drafts feeds orders samples stock-requests',
  'carriers catalogs comments customers downloads imported-orders invoices mail order-edits payments publishing returns',
  'analytics layers listing maintenance order-drafts product-import saved-sections search section-comments setup',
  'backups commerceml live-editing previews shared-sections',
  'agents',
].map((names) => names.split(' '));

/** `src/modules/<module>/…`; null for the files that join the modules, and outside of them. */
const moduleOf = (path: string) => /^src\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;
const layerOf = (module: string) => layers.findIndex((names) => names.includes(module));

describe('modules', () => {
  const imports = listImports().flatMap((entry) => {
    const [from, to] = [moduleOf(entry.file), moduleOf(entry.path)];
    return to === null ? [] : [{ ...entry, from, to }];
  });
  const between = imports.filter(({ from, to }) => from !== null && from !== to);

  test('imports between them are seen at all', () => {
    expect(between.length).toBeGreaterThan(200);
  });

  test('each has its place in one layer, and no layer names what is none', () => {
    const present = new Set(imports.map(({ to }) => to));
    expect(layers.flat().toSorted()).toEqual([...present].toSorted());
  });

  test('an import goes to a lower layer', () => {
    const forbidden = between.filter(({ from, to }) => layerOf(from ?? '') <= layerOf(to));
    expect(forbidden.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  test('queries belong to their module alone, but for those of indexing', () => {
    const ofDemo = listImports('demo/**/*.ts').map((entry) => ({ ...entry, to: moduleOf(entry.path) }));
    const taken = [...imports, ...ofDemo].filter(({ path }) => path.endsWith('.queries.ts'));
    expect(taken.some(({ file }) => file.startsWith('demo/'))).toBe(true);
    const strangers = taken.filter(({ file, to }) => to !== moduleOf(file) && to !== 'indexing');
    expect(strangers.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  const listed = (found: typeof imports) => found.map(({ file, specifier }) => `${file} → ${specifier}`);
  const wiring = (module: string | null) => `src/modules/${module}/${module}.module.ts`;

  test('only the module itself takes its routes', () => {
    const taken = imports.filter(({ path }) => path.endsWith('.routes.ts'));
    expect(taken.length).toBeGreaterThan(40);
    expect(listed(taken.filter(({ file, to }) => file !== wiring(to)))).toEqual([]);
  });

  test('no file of routes is left out by its module', () => {
    const taken = new Set(imports.map(({ path }) => path));
    const files = globSync('src/modules/*/*.routes.ts', { cwd: root });
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((path) => !taken.has(path))).toEqual([]);
  });

  test('modules are joined in one place', () => {
    const joined = imports.filter(({ path }) => path.endsWith('.module.ts'));
    expect(joined.length).toBeGreaterThan(30);
    expect(listed(joined.filter(({ file }) => file !== 'src/modules/build-modules.ts'))).toEqual([]);
  });
});
