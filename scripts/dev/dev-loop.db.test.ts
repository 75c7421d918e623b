import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { readPostmasterFile } from '#db/embedded/postmaster.ts';
import { isAlive } from '#db/embedded/processes.ts';

import { projectRoot } from '../vite-builds.ts';
import { serverChanged } from './dev-entries.ts';

const notInAClone = new Set(['node_modules', 'dist', 'data', '.cache', '.git', 'test-results', 'coverage']);
/** What hangs ends; a busy machine may take its time, so that times are told and not judged. */
const startMs = 300_000;
const seenMs = 90_000;
const stopMs = 30_000;

let folder: string;
let clone: string;
let dataDir: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrina-dev-'));
  clone = join(folder, 'clone');
  dataDir = join(folder, 'data');
  cpSync(projectRoot, clone, { recursive: true, filter: (path) => !notInAClone.has(basename(path)) });
  symlinkSync(join(projectRoot, 'node_modules'), join(clone, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function startDev(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: clone,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGINT');
    await Promise.race([exit, sleep(stopMs)]);
    child.kill('SIGKILL');
  });
  return { child, output, exit };
}

/** A source of the copy by its name, wherever it stands. */
function findSource(name: string): string {
  const [path = ''] = globSync(`src/**/${name}`, { cwd: clone });
  return join(clone, path);
}

function edit(name: string, from: string, to: string): void {
  const file = findSource(name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

const read = async (address: string) => (await fetch(address)).text();

async function waitFor(what: string, check: () => void | Promise<void>, timeout = seenMs): Promise<void> {
  const begin = performance.now();
  await vi.waitFor(check, { timeout, interval: 50 });
  process.stdout.write(`${what} after ${((performance.now() - begin) / 1000).toFixed(2)} s\n`);
}

/** What Vite tells an open tab. */
async function listenAsTab(origin: string): Promise<string[]> {
  const client = await read(`${origin}/@dev/@vite/client`);
  const token = /wsToken\s*=\s*"([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/@dev/?token=${token}`, 'vite-hmr');
  const told: string[] = [];
  socket.addEventListener('message', ({ data }) => void told.push(String(data)));
  onTestFinished(() => socket.close());
  await vi.waitFor(() => expect(told.join('')).toContain('connected'), { timeout: seenMs });
  return told;
}

describe('npm run dev in a fresh clone', () => {
  test('shows every saved change by itself, outlives a broken file, and leaves nothing running', async () => {
    const dev = startDev();
    await waitFor('Ready', () => expect(dev.output.text).toMatch(/^Ready in/m), startMs);
    const origin = /^Storefront +(http:\S+)\/$/m.exec(dev.output.text)?.[1] ?? '';
    const home = await fetch(`${origin}/`);
    const html = await home.text();
    const [, slug = ''] = /"\/products\/([\w-]+)"/.exec(html) ?? [];
    const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
    const script = await fetch(`${origin}${entry}`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect(home.headers.get('content-security-policy')).toMatch(/connect-src [^;]*ws:/);
    const { headers } = await fetch(`${origin}/admin/`);
    expect(headers.get('content-security-policy')).toMatch(
      /style-src 'self' 'unsafe-inline';.*connect-src [^;]*ws:/,
    );
    const told = await listenAsTab(origin);

    edit('benefit.tsx', '"vt-benefit"', '"vt-benefit vt-probe-view"');
    await waitFor('View seen', async () => expect(await read(origin)).toContain('vt-probe-view'));
    await waitFor('The open tab told', () => expect(told.join('')).toContain(serverChanged));

    edit('base.css', '*,', '.vt-probe-style { color: red }\n*,');
    await waitFor('Style seen', async () => expect(await read(origin)).toContain('vt-probe-style'));

    const product = `${origin}/api/products/${slug}`;
    edit('read-products.ts', 'title: row.title', 'title: `${row.title} probe`');
    await waitFor('Use-case seen', async () => expect(await read(product)).toMatch(/"title":"[^"]+ probe"/));

    edit('benefit.tsx', '<BenefitSign', '<<BenefitSign');
    await waitFor('Break told', () => expect(dev.output.text).toMatch(/benefit\.tsx.*failed/));
    expect(await read(origin)).toContain('vt-probe-view');
    edit('benefit.tsx', '<<BenefitSign', '<BenefitSign');
    edit('benefit.tsx', 'vt-probe-view', 'vt-probe-mended');
    await waitFor('Mend seen', async () => expect(await read(origin)).toContain('vt-probe-mended'));

    const database = readPostmasterFile(join(dataDir, 'postgres/18'))?.pid ?? 0;
    expect(isAlive(database)).toBe(true);
    dev.child.kill('SIGINT');
    expect(await dev.exit).toBe(0);
    expect(isAlive(database)).toBe(false);
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
  }, 900_000);

  test('says in one line what stops it, and exits', async () => {
    const dev = startDev({ PORT: 'many' });
    expect(await dev.exit).toBe(1);
    expect(dev.output.text).toMatch(/^"npm run dev" could not start: PORT must be .*\n$/);
  });
});
