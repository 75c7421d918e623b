import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

import { projectRoot } from '../../scripts/vite-builds.ts';
import { runDbLane } from './db-lane.ts';
import { expectNone, type Series } from './series.ts';

const migrations = 'src/db/migrations';

/**
 * While several instances are upgraded, those of the version before go on with tables that the new one has changed. So
 * the tests of that version are run by its own code on tables of the present migrations. What fails then, and does not
 * with the migrations of its time, is what an upgrade would break. It runs on the present packages.
 */
export const series: Series = {
  about:
    'the version before sells on the present tables: its own tests on a database pass (PREVIOUS_VERSION=tag)',
  count: 1,
  async run({ folder, say }) {
    const version = process.env['PREVIOUS_VERSION'] ?? findPrevious();
    const tree = join(folder, 'previous');
    git('worktree', 'add', '--detach', '--quiet', tree, version);
    try {
      symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'));
      const own = join(folder, 'migrations');
      cpSync(join(tree, migrations), own, { recursive: true });
      cpSync(join(projectRoot, migrations), join(tree, migrations), { recursive: true });
      const now = await runDbLane({ root: tree, report: join(folder, 'now.json') });
      say({ passed: now.passed, failedFiles: now.failed.length });
      const broken = now.failed.length === 0 ? [] : await findBroken(now.failed, { folder, tree, own });
      expectNone(`${version} breaks on the present tables`, broken);
      return { passed: now.passed, broken: 0 };
    } finally {
      git('worktree', 'remove', '--force', tree);
    }
  },
};

/** Of what has failed, what passes with the migrations of its time. */
async function findBroken(
  failed: readonly { file: string; tests: string[] }[],
  { folder, tree, own }: { folder: string; tree: string; own: string },
): Promise<string[]> {
  rmSync(join(tree, migrations), { recursive: true });
  cpSync(own, join(tree, migrations), { recursive: true });
  const files = failed.map(({ file }) => relative(tree, file));
  const then = await runDbLane({ root: tree, report: join(folder, 'then.json'), files });
  const failedThen = new Set(then.failed.flatMap(({ file, tests }) => [file, ...tests.map(nameIn(file))]));
  return failed.flatMap(({ file, tests }) =>
    (tests.length > 0 ? tests.map(nameIn(file)) : [file]).filter((name) => !failedThen.has(name)),
  );
}

const nameIn = (file: string) => (test: string) => `${file}: ${test}`;

/** The last tag; without any, the commit that gave the present version its number. */
function findPrevious(): string {
  try {
    return git('describe', '--tags', '--abbrev=0');
  } catch {
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      version: string;
    };
    return git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', 'package.json');
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
}
