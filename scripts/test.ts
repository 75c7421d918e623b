import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { ensureBuilt } from './ensure-built.ts';
import { findOrInstallChromium, findOrInstallWholeChromium } from './find-chromium.ts';
import { engineNames, findOrInstallEngines } from './find-engines.ts';
import { findOrInstallPooler } from './find-pooler.ts';
import { installMissingPrograms } from './find-proxies.ts';
import { projectRoot } from './vite-builds.ts';

/** `npm test`: every test, the browser flows too. The last line is `N passed, N failed`. */
type Count = { passed: number; failed: number };
type JsonReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

type Lane = 'unit-and-db' | 'browser' | 'engines' | 'timing';

/**
 * Twice what a lane takes on two idle cores. One that is still running then has hung: it is ended, and the others are
 * run.
 */
const limitMinutes: Record<Lane, number> = { 'unit-and-db': 30, browser: 60, engines: 10, timing: 10 };
const graceMs = 15_000;

let running: ChildProcess | undefined;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!running) process.exit(1);
    isStopped = true;
    signalGroup(running, signal);
  });
}

const browserConfig = 'vitest.browser.config.ts';
const enginesConfig = 'vitest.engines.config.ts';
const timingConfig = 'vitest.timing.config.ts';
const total: Count = { passed: 0, failed: 0 };
const none: Count = { passed: 0, failed: 0 };
/** What was not run and why; said last, where nobody overlooks it. */
const notes: string[] = [];
/** Each failed test with its first line, said last too: a log that was cut keeps its end. */
const failures: string[] = [];
try {
  await ensureBuilt();
  if (findOrInstallPooler() === undefined) add(noteMissing('behind pgbouncer'));
  for (const name of installMissingPrograms()) add(noteMissing(`with ${name}`));
  add(await runVitest('unit-and-db', []));
  const chromium = findOrInstallChromium();
  if (!chromium) throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to it.');
  const inChromium = { CHROMIUM_PATH: chromium };
  add(await runVitest('browser', ['--config', browserConfig], inChromium));
  add(await runEngineTests());
  const measured = { CHROMIUM_PATH: findOrInstallWholeChromium() ?? chromium };
  add(await runVitest('timing', ['--config', timingConfig], measured));
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
  total.failed += 1;
}
for (const line of [...failures.map((failure) => `FAILED: ${failure}`), ...notes])
  process.stdout.write(`${line}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function add(count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
}

async function runEngineTests(): Promise<Count> {
  const engines = findOrInstallEngines();
  for (const name of engineNames) if (!engines[name]) add(noteMissing(`in ${name}`));
  const found = engineNames.filter((name) => engines[name]);
  return found.length > 0 ? runVitest('engines', ['--config', enginesConfig, ...found]) : none;
}

/** What cannot be installed is said to be missing, and in CI it is a failure. */
function noteMissing(where: string): Count {
  notes.push(`Not run ${where}: it is not installed, and apt-get could not install it`);
  return { passed: 0, failed: process.env['CI'] ? 1 : 0 };
}

/** A lane with its workers and the shops that it has started; Chromium ends with its worker. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

async function runVitest(name: Lane, args: string[], env: Record<string, string> = {}): Promise<Count> {
  const report = join(projectRoot, 'test-results', `${name}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  // What is wrong in so many places is wrong in one, and each failure in a browser waits its time out three times.
  const bail = ['--bail=60'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', ...args, ...bail, ...reporters], {
    cwd: projectRoot,
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  running = child;
  const limit = endAfterLimit(name, child);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(limit);
  running = undefined;
  if (isStopped) process.exit(1);
  return countTests(name, report, code);
}

function endAfterLimit(name: Lane, child: ChildProcess): NodeJS.Timeout {
  const minutes = limitMinutes[name];
  return setTimeout(() => {
    failures.push(`${name}: not done after ${minutes} minutes, and ended`);
    signalGroup(child, 'SIGTERM');
    setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs).unref();
  }, minutes * 60_000);
}

/** A file that fails to load has no tests of its own and counts as one failure, as does a crash. */
function countTests(lane: string, report: string, exitCode: number | null): Count {
  if (!existsSync(report)) {
    failures.push(`${lane}: the tests ended with code ${exitCode} and without a report`);
    return { passed: 0, failed: 1 };
  }
  const json: JsonReport = JSON.parse(readFileSync(report, 'utf8'));
  const found = json.testResults.flatMap(failuresOf);
  if (found.length === 0 && exitCode !== 0)
    found.push(`${lane}: all tests passed, and yet the run ended with code ${exitCode}`);
  failures.push(...found);
  return { passed: json.numPassedTests, failed: found.length };
}

function failuresOf(file: JsonReport['testResults'][number]): string[] {
  const path = relative(projectRoot, file.name);
  if (file.status === 'failed' && file.assertionResults.length === 0)
    return [`${path}: ${firstLine(file.message)}`];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map((result) => `${path} > ${result.fullName}: ${firstLine(result.failureMessages?.[0])}`);
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? '';
}
