import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { findOrInstallPooler } from '../../scripts/find-pooler.ts';
import { expectNone, type Series } from './series.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

export const series: Series = {
  about: 'all tests on a database, through pgbouncer in transaction mode: every one passes',
  count: 1,
  async run({ count, folder, say }) {
    if (findOrInstallPooler() === undefined)
      throw new Error('pgbouncer is not installed, and apt-get could not install it');
    let passed = 0;
    for (let round = 1; round <= count; round++) {
      const { numPassedTests, testResults } = await runLane(join(folder, `round-${round}.json`));
      passed += numPassedTests;
      const failed = testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, assertionResults }) => [
          name,
          ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
        ]);
      expectNone('Failed', failed);
      say({ passed });
    }
    return { passed, failed: 0 };
  },
};

async function runLane(report: string): Promise<Report> {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'db', ...reporters], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'test', TEST_POOLER: '1' },
  });
  await new Promise((resolve) => child.once('exit', resolve));
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}
