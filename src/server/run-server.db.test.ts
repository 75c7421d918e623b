import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { isAlive } from '#db/embedded/processes.ts';
import { findRunningServer, startPostgres } from '#db/embedded/start-postgres.ts';

import { projectRoot } from './project-paths.ts';

let root: string;
/** Of one shop, which most tests start again: making a database takes longer than what they look at. */
let dataDir: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrina-main-'));
  chmodSync(root, 0o755);
  dataDir = join(root, 'shop');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

type Running = { child: ChildProcess; address: string; exit: Promise<number | null>; output: () => string };

/** The built program, in a folder that is not the project's. Needs a build. */
function spawnMain(env: Record<string, string>): Omit<Running, 'address'> & { address: Promise<string> } {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /^Storefront +(http:\/\/\S+\/)$/m.exec(output);
      if (found?.[1] && /^Admin +http:\/\/\S+\/admin\/$/m.test(output)) resolve(found[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => reject(new Error(output)));
  });
  address.catch(() => {});
  return { child, address, exit, output: () => output };
}

async function startMain(env: Record<string, string>): Promise<Running> {
  const main = spawnMain(env);
  return { ...main, address: await main.address };
}

async function readStatus(address: string, path: string): Promise<number> {
  return (await fetch(new URL(path, address))).status;
}

async function waitForReadiness(address: string, status: number, timeout = 15_000): Promise<void> {
  await vi.waitFor(async () => expect(await readStatus(address, 'readiness')).toBe(status), {
    timeout,
    interval: 50,
  });
}

test('SIGINT ends the program and its database in order, leaving no process and no lock', async () => {
  const main = await startMain({ DATA_DIR: dataDir });
  const liveness = await fetch(new URL('liveness', main.address));
  expect(liveness.headers.get('cache-control')).toBe('no-store');
  expect(await liveness.json()).toEqual({ status: 'ok' });
  expect(await readStatus(main.address, 'readiness')).toBe(200);
  expect(await findRunningServer(dataDir)).toBeDefined();
  expect(main.output()).toMatch(/^Set up +http:\/\/\S+\/admin\/setup#[\w-]{43}$/m);
  main.child.kill('SIGINT');
  expect(await main.exit).toBe(0);
  // Connections that break with the database are told with what they are, not as whole objects.
  expect(main.output()).not.toMatch(/"client":|"connectionParameters"|"_events"/);
  expect(await findRunningServer(dataDir)).toBeUndefined();
  expect(existsSync(join(dataDir, 'vitrina.lock'))).toBe(false);
});

test('the printed address is the one that sitemap and robots.txt name', async () => {
  const main = await startMain({ DATA_DIR: dataDir });
  await waitForReadiness(main.address, 200);
  const read = async (path: string) => (await fetch(new URL(path, main.address))).text();
  const places = [...(await read('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !place?.startsWith(main.address))).toEqual([]);
  expect(await read('robots.txt')).toContain(`Sitemap: ${main.address}sitemap.xml`);
});

test('a second process on the same folder ends with the pid of the first', async () => {
  const env = { DATA_DIR: dataDir };
  const first = await startMain(env);
  const second = spawnMain(env);
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(`pid ${first.child.pid}`);
  expect(await readStatus(first.address, 'readiness')).toBe(200);
});

test('after kill -9 the next start gets ready', async () => {
  const env = { DATA_DIR: dataDir };
  const first = await startMain(env);
  first.child.kill('SIGKILL');
  await first.exit;
  const second = await startMain(env);
  await waitForReadiness(second.address, 200);
  expect(second.child.pid).not.toBe(first.child.pid);
});

test('SIGTERM reports 503 at once, and answers for DRAIN_SECONDS more and what is then in flight', async () => {
  const main = await startMain({ DATA_DIR: dataDir, DRAIN_SECONDS: '2' });
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(main.address).port) });
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /liveness HTTP/1.1\r\nhost: shop\r\n');
  main.child.kill('SIGTERM');
  await waitForReadiness(main.address, 503);
  const begun = performance.now();
  let lastAnswer = begun;
  // Each over a connection of its own, until none is accepted any more.
  while ((await readStatus(main.address, 'liveness').catch(() => 0)) === 200) lastAnswer = performance.now();
  expect(lastAnswer - begun).toBeGreaterThan(1000);
  socket.write('\r\n');
  await closed;
  expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
  expect(answer).toMatch(/^connection: close/im);
  expect(await main.exit).toBe(0);
});

test('a second signal ends the program at once, and the database still ends', async () => {
  const main = await startMain({ DATA_DIR: dataDir });
  main.child.kill('SIGTERM');
  await waitForReadiness(main.address, 503);
  main.child.kill('SIGTERM');
  expect(await main.exit).toBe(143);
  await vi.waitUntil(async () => (await findRunningServer(dataDir)) === undefined, { timeout: 5000 });
});

test('a signal during the start ends it cleanly', async () => {
  const early = join(root, 'early');
  const main = spawnMain({ DATA_DIR: early });
  await vi.waitUntil(() => existsSync(join(early, 'vitrina.lock')), { timeout: 40_000, interval: 5 });
  main.child.kill('SIGINT');
  expect(await main.exit).toBe(0);
  expect(existsSync(join(early, 'vitrina.lock'))).toBe(false);
});

test('a wrong variable ends the start with a line that names it', async () => {
  const main = spawnMain({ PORT: 'many' });
  expect(await main.exit).toBe(1);
  expect(main.output().trim()).toBe(
    'Vitrina could not start: PORT must be a whole number from 0 to 65535 (it is "many").',
  );
});

test('a taken port ends the start with a line that says so', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = address && typeof address === 'object' ? String(address.port) : '';
  const main = spawnMain({ PORT: port, DATA_DIR: join(root, 'port') });
  expect(await main.exit).toBe(1);
  expect(main.output()).toContain(`PORT ${port} is taken`);
});

test('with DATABASE_URL it uses that server, starts none of its own and outlives its absence', async () => {
  const otherDir = join(root, 'other');
  const own = join(root, 'own');
  const other = await startPostgres({ dataDir: otherDir });
  onTestFinished(() => other.stop());
  const { url } = other;
  await other.stop();

  const main = await startMain({ DATABASE_URL: url, DATA_DIR: own });
  expect(await readStatus(main.address, 'liveness')).toBe(200);
  expect(await readStatus(main.address, 'readiness')).toBe(503);

  const back = await startPostgres({ dataDir: otherDir });
  onTestFinished(() => back.stop());
  await waitForReadiness(main.address, 200);
  expect(existsSync(join(own, 'postgres'))).toBe(false);

  await back.stop();
  await waitForReadiness(main.address, 503);
  expect(isAlive(main.child.pid ?? 0)).toBe(true);
  expect(await readStatus(main.address, 'liveness')).toBe(200);

  const again = await startPostgres({ dataDir: otherDir });
  onTestFinished(() => again.stop());
  await waitForReadiness(main.address, 200);
  main.child.kill('SIGINT');
  expect(await main.exit).toBe(0);
});
