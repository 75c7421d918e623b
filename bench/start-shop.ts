import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { serverFlags } from '../scripts/server-flags.ts';
import { projectRoot } from '../scripts/vite-builds.ts';

export interface RunningShop {
  origin: string;
  /** Resident memory of the Node process, in megabytes. */
  residentMegabytes(): number;
  stop(): Promise<void>;
  /** Ends it as a crash would: nothing can be tidied up. */
  kill(): Promise<void>;
}

/**
 * Starts the built server on a free port with a data folder of its own and waits for its address. `within` is a
 * command that runs it, such as one that makes a container.
 */
export async function startShop(
  dataDir: string,
  env: Record<string, string> = {},
  within: readonly string[] = [],
): Promise<RunningShop> {
  const main = [process.execPath, ...serverFlags, join(projectRoot, 'dist/server/main.js')];
  const [command = '', ...args] = [...within, ...main];
  const child = spawn(command, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const origin = await readOrigin(child);
  return {
    origin,
    residentMegabytes: () => readResident(child.pid ?? 0),
    stop: () => endChild(child, 'SIGINT'),
    kill: () => endChild(child, 'SIGKILL'),
  };
}

/** Starts several at once; where one does not come up none is left running. */
export async function startShops(
  shops: readonly (readonly [dataDir: string, env: Record<string, string>])[],
): Promise<RunningShop[]> {
  const started = await Promise.allSettled(shops.map(([dataDir, env]) => startShop(dataDir, env)));
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (running.length === shops.length) return running;
  await Promise.all(running.map((shop) => shop.stop()));
  const reasons = started.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  throw new AggregateError(reasons, 'A shop did not start');
}

/** Runs a command of the built program to its end, e.g. `seed`. */
export async function runCommand(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [join(projectRoot, 'scripts/run.ts'), name, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

async function readOrigin(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const found = /^Storefront\s+(http:\S+?)\/?$/.exec(line);
    if (found?.[1]) {
      lines.close();
      child.stdout.resume();
      return found[1];
    }
  }
  throw new Error('The server ended before it listened');
}

function readResident(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

async function endChild(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
