import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { databaseSettings } from './database.ts';

const mainFile = join(import.meta.dirname, '../../dist/server/main.js');

/** What every server process encrypts by. */
export const serverProcessKey = 'the key of every server process in these tests';

export interface ServerProcess {
  origin: string;
  /** SIGKILL: nothing of it runs after this. */
  kill(): Promise<void>;
}

/** The built server as a process of its own on a database that is there already. Needs a build. */
export async function startServerProcess(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-process-'));
  const child = spawn(process.execPath, [mainFile], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      ...databaseSettings(databaseUrl),
      // Each start has a data folder of its own; what one has encrypted the next one opens.
      SECRET_KEY: serverProcessKey,
      ...env,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^Storefront\s+(http:\S+?)\/?$/.exec(line)?.[1];
    if (origin === undefined) continue;
    child.stdout.resume();
    return {
      origin,
      async kill() {
        child.kill('SIGKILL');
        await ended;
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error('The server ended before it listened');
}
