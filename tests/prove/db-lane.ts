import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Report {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface LaneResult {
  passed: number;
  /** Files with a failure, and what failed in each; nothing where the file itself did not load. */
  failed: { file: string; tests: string[] }[];
}

interface LaneOptions {
  /** Where the tree lies whose tests are run. */
  root: string;
  /** Where its report goes. */
  report: string;
  env?: Record<string, string>;
  /** Of the tree; default all. */
  files?: readonly string[];
}

/** Runs tests on a database, whatever becomes of them. */
export async function runDbLane({ root, report, env = {}, files = [] }: LaneOptions): Promise<LaneResult> {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'db', ...reporters, ...files], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  await new Promise((resolve) => child.once('exit', resolve));
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: name,
      tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));
  return { passed: numPassedTests, failed };
}
