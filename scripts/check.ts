import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';

import { projectRoot } from './vite-builds.ts';

/**
 * `npm run check`: what is quick runs side by side, then the unit tests alone, which take every processor. With
 * `--quick` it leaves the tests to others.
 */
interface Step {
  name: string;
  command: string;
  args: string[];
}

interface Result {
  name: string;
  hasPassed: boolean;
}

const buildInfo = 'node_modules/.cache/typescript/check.tsbuildinfo';
const quick: Step[] = [
  // What was compiled before is kept: a quarter of the time and less.
  { name: 'types', command: 'tsc', args: ['-p', '.', '--incremental', '--tsBuildInfoFile', buildInfo] },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'code for tests alone', command: 'knip', args: ['--production', '--include', 'files,exports'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
];
const unit: Step = { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit'] };

const begin = performance.now();
const isQuick = process.argv.includes('--quick');
const results = await runSideBySide(quick, availableParallelism());
if (!isQuick) results.push(await runStep(unit));
const failed = results.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
const verdict = failed.length === 0 ? 'All passed' : `Failed: ${failed.join(', ')}`;
process.stdout.write(`${verdict} (${secondsSince(begin)})\n`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** At most `limit` at a time, the longest first. */
async function runSideBySide(steps: readonly Step[], limit: number): Promise<Result[]> {
  const waiting = [...steps];
  const results: Result[] = [];
  const takeTurns = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: limit }, takeTurns));
  return results;
}

/** Says how it went; what it printed is shown when it failed. */
async function runStep({ name, command, args }: Step): Promise<Result> {
  const stepBegin = performance.now();
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: {
      ...process.env,
      PATH: [join(projectRoot, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows packages' commands are scripts for its shell.
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const hasPassed = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  process.stdout.write(`${hasPassed ? 'ok    ' : 'FAILED'} ${name} (${secondsSince(stepBegin)})\n`);
  if (!hasPassed) process.stdout.write(`${output.trim()}\n`);
  return { name, hasPassed };
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
