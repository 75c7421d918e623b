import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

import { copyRelease } from './copy-release.ts';

let root: string;
let release: string;
let database: TestDatabase;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-release-'));
  release = join(root, 'new');
  const previous = join(root, 'old/dist/client/assets');
  mkdirSync(previous, { recursive: true });
  writeFileSync(join(previous, 'chunk-of-before.js'), 'export {}');
  copyRelease(release, { previous: join(root, 'old') });
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(root, { recursive: true, force: true });
});

const node = () => join(release, 'node_modules/.bin/node');
/** Nothing of this machine but its programs. */
const env = (more: Record<string, string> = {}) => ({
  PATH: '/usr/bin:/bin',
  DATA_DIR: join(root, 'data'),
  DATABASE_URL: database.url,
  SECRET_KEY: 'the key of the shop in this test of a release',
  ...more,
});

test('a release holds what the server loads: no sources, no compilers, no packages of browsers', () => {
  expect(readdirSync(release).toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist',
    'node_modules',
    'package.json',
    'scripts',
  ]);
  for (const name of ['fastify', 'sharp', 'pg', 'node'])
    expect(existsSync(join(release, 'node_modules', name))).toBe(true);
  for (const name of ['vite', 'vitest', 'typescript', 'playwright', '@mantine', '@tabler', '@tiptap'])
    expect(existsSync(join(release, 'node_modules', name))).toBe(false);
});

test('pages of the release before find their files', () => {
  expect(existsSync(join(release, 'dist/client/assets/chunk-of-before.js'))).toBe(true);
});

test('a folder with something in it is left alone', () => {
  const taken = join(root, 'taken');
  mkdirSync(taken);
  writeFileSync(join(taken, 'mine.txt'), '');
  expect(() => copyRelease(taken)).toThrow(`${taken} is not empty`);
  expect(() => copyRelease(join(root, 'other'), { previous: taken })).toThrow(`${taken} is no release`);
  expect(existsSync(join(root, 'other'))).toBe(false);
});

test('a release starts, draws pages and pictures, says that it is ready, and has the commands', async () => {
  const child = spawn(node(), [join(release, 'scripts/start.ts')], {
    cwd: '/',
    env: env({ PORT: '0', DEMO: '0', LOG_LEVEL: 'warn' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let port = '';
  for await (const line of createInterface({ input: child.stdout })) {
    port = /^Storefront .*:(\d+)\/$/.exec(line)?.[1] ?? '';
    if (port !== '') break;
  }
  child.stdout.resume();
  const run = (script: string, ...args: string[]) =>
    spawnSync(node(), [join(release, 'scripts', script), ...args], {
      cwd: '/',
      env: env({ PORT: port }),
      encoding: 'utf8',
    });
  expect(run('ready.ts', '--wait', '30')).toMatchObject({ status: 0, stdout: 'ready\n' });
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(page.status).toBe(200);
  const script = /\/assets\/[\w./-]+\.js/.exec(await page.text())?.[0] ?? '';
  expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/admin/`)).status).toBe(200);
  expect(run('run.ts', 'doctor')).toMatchObject({ status: 0 });
  expect(run('run.ts', 'none')).toMatchObject({ status: 2 });
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(run('ready.ts')).toMatchObject({
    status: 1,
    stdout: `http://127.0.0.1:${port}/readiness does not answer\n`,
  });
});

test('the Node of a release is the one of the lockfile', () => {
  expect(execFileSync(node(), ['--version'], { encoding: 'utf8' }).trim()).toBe(process.version);
  expect(statSync(node()).isFile()).toBe(true);
});
