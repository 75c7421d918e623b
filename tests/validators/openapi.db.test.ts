import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import generateClient from 'oazapfts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

import { lintOpenApi } from './lint-openapi.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'test-results/api-client');

let site: Storefront;
let source: string;
beforeAll(async () => {
  site = await startStorefront({ demo: 'en' });
  source = await (await fetch(`${site.origin}/api/docs.json`)).text();
});
afterAll(() => site.stop());

test('a linter accepts the document by all its recommended rules', async () => {
  expect(await lintOpenApi(source)).toEqual([]);
});

test('the linter would say so if a call named no security, or required what is not defined', async () => {
  const document = JSON.parse(source);
  document.paths = { '/images/{id}': document.paths['/images/{id}'] };
  delete document.paths['/images/{id}'].get.security;
  document.components.schemas.Image.required.push('nothing');
  const problems = await lintOpenApi(JSON.stringify(document));
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(
    expect.arrayContaining(['security-defined', 'no-required-schema-properties-undefined']),
  );
});

test('a client that a generator makes of it compiles, and buys', async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const document = join(folder, 'docs.json');
  writeFileSync(document, source);
  writeFileSync(join(folder, 'client.ts'), await generateClient(document));
  const program = join(folder, 'order-with-client.ts');
  copyFileSync(join(import.meta.dirname, 'api-client/order-with-client.ts'), program);
  expect(await compile(program)).toBe('');

  const module: { orderWithClient(origin: string): Promise<Record<string, unknown>> } = await import(
    pathToFileURL(program).href
  );
  const result = await module.orderWithClient(site.origin);
  expect(result).toMatchObject({
    currency: 'USD',
    reasons: expect.arrayContaining(['firstName', 'phone']),
    account: 201,
    status: 'confirmed',
    profile: 'Lee',
    stranger: 401,
  });
  expect(result['total']).toBe(result['quoted']);
  expect(result['orders']).toEqual([result['number']]);
  expect(result['repeated']).toBe(result['number']);
});

/** What the compiler complains of; empty when it accepts the program, and what should be refused is. */
async function compile(program: string): Promise<string> {
  const options =
    '--noEmit --strict --skipLibCheck --target es2022 --module esnext --lib es2022,dom --types node';
  const resolution = '--moduleResolution bundler --allowImportingTsExtensions --ignoreConfig';
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, ...options.split(' '), ...resolution.split(' '), program];
  return promisify(execFile)(process.execPath, args, { cwd: root }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}
