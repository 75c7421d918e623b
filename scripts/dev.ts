import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '../src/db/embedded/start-postgres.ts';
import { fingerprintFile } from './build-fingerprint.ts';
import { describeClientBuilds, describeServerBuild, distFolder } from './vite-builds.ts';

/**
 * `npm run dev`: builds client and server on every change and restarts the server. The embedded database
 * belongs to this process, so a restart costs only the server.
 */
process.env['NODE_ENV'] = 'development';
const { build } = await import('vite');
// What is in dist from now on is no production build.
rmSync(fingerprintFile, { force: true });

const database = process.env['DATABASE_URL']
  ? undefined
  : await startPostgres({ dataDir: process.env['DATA_DIR'] || './data' });
const env = { ...process.env, DATABASE_URL: process.env['DATABASE_URL'] || database?.url };

let server: ChildProcess | undefined;
let serverGone = Promise.resolve();
let timer: NodeJS.Timeout | undefined;
let ending = false;

const builds = [...describeClientBuilds('development'), describeServerBuild('development')];
const pending = new Set(builds);
const watchers: { close(): Promise<void> }[] = [];
for (const config of builds) {
  const watcher = await build({ ...config, build: { ...config.build, watch: {} } });
  if (!('on' in watcher)) throw new Error('Vite did not start to watch');
  watcher.on('event', (event) => {
    if (event.code === 'START') pending.add(config);
    if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`);
    if (event.code !== 'END') return;
    pending.delete(config);
    if (pending.size > 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restartServer(), 100);
  });
  watchers.push(watcher);
}

async function restartServer(): Promise<void> {
  server?.kill('SIGINT');
  await serverGone;
  if (ending) return;
  const child = spawn(process.execPath, ['--enable-source-maps', join(distFolder, 'server/main.js')], {
    stdio: 'inherit',
    env,
    // Its own group: Ctrl-C reaches us, and we pass it on once.
    detached: process.platform !== 'win32',
  });
  server = child;
  serverGone = new Promise((resolve) => child.once('exit', () => resolve()));
}

async function end(): Promise<void> {
  if (ending) {
    server?.kill('SIGKILL');
    process.exit(1);
  }
  ending = true;
  clearTimeout(timer);
  server?.kill('SIGINT');
  await Promise.all([serverGone, ...watchers.map((watcher) => watcher.close())]);
  await database?.stop();
  process.exit(0);
}
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
