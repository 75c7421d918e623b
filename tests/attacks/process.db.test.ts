import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { projectRoot } from '#server/project-paths.ts';

import { get, send } from './send.ts';
import { createTestDatabase, databaseSettings, type TestDatabase } from '#tests/support/database.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let root: string;
let database: TestDatabase;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-process-'));
  chmodSync(root, 0o755);
  database = await createTestDatabase();
  await createContentFixture(database.db).makePage({ kind: 'home', title: 'Home' });
  await createShopFixture(database.db).makeProduct({ slug: 'cup', title: 'Cup' });
});
afterAll(async () => {
  await database.drop();
  rmSync(root, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  origin: string;
  exit: Promise<number | null>;
  output(): string;
}

/** The built program; `preload` is run before it, in the same process. */
async function start(preload = ''): Promise<Running> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(preload)}`,
      join(projectRoot, 'dist/server/main.js'),
    ],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PORT: '0',
        DEMO: '0',
        DATA_DIR: root,
        ...databaseSettings(database.url),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /^Storefront +(http:\/\/[^\s/]+)\/$/m.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => reject(new Error(output)));
  });
  return { child, origin, exit, output: () => output };
}

test('SIGTERM under load fails no accepted request and ends in order', { timeout: 120_000 }, async () => {
  const main = await start();
  const paths = ['/', '/products/cup', '/products', '/api/products/cup', '/no/such/page', '/search?q=cup'];
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  onTestFinished(() => agent.destroy());
  const failures: string[] = [];
  let answered = 0;
  let toldToGo = 0;
  let signalledAt = Infinity;
  /** One of a balancer's connections: in use until the instance asks to end it. */
  async function visit(offset: number): Promise<void> {
    for (let turn = offset; ; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      try {
        const answer = await send(main.origin, { path, agent });
        answered++;
        if (answer.status >= 500) failures.push(`${path} ${answer.status}`);
        if (answer.headers.connection !== 'close') continue;
        toldToGo++;
        return;
      } catch (error) {
        failures.push(`${path} ${String(error)} ${performance.now() - signalledAt} ms after the signal`);
        return;
      }
    }
  }
  const load = Promise.all(Array.from({ length: 16 }, (_, index) => visit(index)));
  // However slow the machine is, there is load before the signal.
  await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(200);
  expect(toldToGo).toBe(0);
  signalledAt = performance.now();
  main.child.kill('SIGTERM');
  const code = await main.exit;
  await load;
  expect(failures).toEqual([]);
  // Nobody was held until the deadline, which ends with 1: keep-alive clients are told to go.
  expect(code).toBe(0);
  expect(toldToGo).toBe(16);
});

test('a promise that nobody waits for is logged and ends nothing', async () => {
  const main = await start(
    `process.on('SIGUSR2', () => { void Promise.reject(new Error('stray promise')); });`,
  );
  main.child.kill('SIGUSR2');
  await expect.poll(main.output).toContain('stray promise');
  await sleep(200);
  expect(main.child.exitCode).toBeNull();
  expect((await get(main.origin, '/products/cup')).status).toBe(200);
  expect((await get(main.origin, '/readiness')).status).toBe(200);
});

test('an error thrown where nobody can catch it ends the program with 1, after what is in flight', async () => {
  const main = await start(`process.on('SIGUSR2', () => { throw new Error('stray error'); });`);
  main.child.kill('SIGUSR2');
  expect(await main.exit).toBe(1);
  expect(main.output()).toContain('stray error');
});
