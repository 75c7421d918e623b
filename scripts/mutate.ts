import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { startPostgres } from '../src/db/embedded/start-postgres.ts';
import { createRandom } from '../src/modules/maintenance/random.ts';
import { findMutations } from './mutation/find-mutations.ts';
import { createTestFinder } from './mutation/find-tests.ts';
import { openTestLane, type TestLane } from './mutation/test-lane.ts';
import { projectRoot } from './vite-builds.ts';

/**
 * `npm run mutate -- [folder…]`: makes small mistakes in the code, one at a time and in a copy of the tree, and
 * tells which of them no test notices. Fails when fewer than `--minimum` percent are noticed.
 */
const defaultFolders = [
  'src/domain',
  ...['orders', 'payments', 'payment-methods', 'publishing', 'drafts'].map((name) => `src/modules/${name}`),
];
/** Tables and texts, which no test repeats, and what is there for tests. */
const leftOut = /\.(test|fixture)\.tsx?$|\.texts\.ts$|\/(countries|themes)\//;
/** Tests that the lanes do not hold. */
const ownConfig = /^tests\/(browser|engines)\/|\.(timing|memory)\.test\.tsx?$/;
/** Of a lane's test files these are asked first: most mutants are caught by the nearest. */
const nearest = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: `${Date.now() % 100_000}` },
    minimum: { type: 'string', default: '90' },
    /** How many test files of a lane are asked about a mutant, the nearest first. */
    tests: { type: 'string', default: '12' },
    /** Asked in this order; `types` is the compiler, which answers sooner than a database. */
    lane: { type: 'string', multiple: true, default: ['unit', 'types', 'db'] },
  },
});
interface Mutant {
  file: string;
  code: string;
  mutated: string;
  name: string;
}

const prefix = 'vitrina-mutate-';
removeLeftTrees();
const tree = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
const files = copyTree();
const findTests = createTestFinder(tree, files);
const postgres = values.lane.includes('db')
  ? await startPostgres({
      dataDir: join(tree, 'test-results/postgres'),
      database: 'postgres',
      fsync: false,
      temporary: true,
      maxConnections: 200,
    })
  : undefined;
const unreliable = new Set<string>();
const reliable = new Set<string>();
const lanes = new Map(
  values.lane
    .filter((name) => name !== 'types')
    .map((name) => [
      name,
      openTestLane(tree, name, { ...(postgres && { TEST_DATABASE_URL: postgres.url }) }),
    ]),
);
const types = join(tree, 'test-results/types.tsbuildinfo');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

if (values.lane.includes('types') && !holdsTypes()) await fail('The types do not hold without a mutant.');
const mutants = chooseMutants();
process.stdout.write(`${mutants.length} mutants, seed ${values.seed}\n`);
const survivors: string[] = [];
let tried = 0;
for (const mutant of mutants) {
  const caughtBy = await findWhatCatches(mutant);
  tried += 1;
  if (caughtBy === null) survivors.push(mutant.name);
  process.stdout.write(`${tried}. ${mutant.name}\n   ${caughtBy ?? 'SURVIVED'}\n`);
}
await cleanUp();

const caught = tried - survivors.length;
process.stdout.write(`\n${survivors.map((name) => `survived: ${name}\n`).join('')}`);
for (const file of unreliable) process.stdout.write(`not asked, it fails by itself: ${file}\n`);
process.stdout.write(`caught ${caught} of ${tried}, seed ${values.seed}\n`);
process.exit(tried > 0 && caught * 100 >= tried * Number(values.minimum) ? 0 : 1);

async function fail(why: string): Promise<never> {
  await cleanUp();
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

async function cleanUp(): Promise<void> {
  for (const lane of lanes.values()) lane.stop();
  await postgres?.stop();
  // What was just ended may have been writing.
  rmSync(tree, { recursive: true, force: true, maxRetries: 10 });
}

/** Trees of runs that were killed. */
function removeLeftTrees(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix))) {
    const [pid] = name.slice(prefix.length).split('-');
    if (!isRunning(Number(pid))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What git knows or would take, with the packages and the build beside it. */
function copyTree(): string[] {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: projectRoot });
  const there = `${listed}`.split('\0').filter((file) => file && existsSync(join(projectRoot, file)));
  for (const file of there) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    copyFileSync(join(projectRoot, file), join(tree, file));
  }
  for (const folder of ['node_modules', 'dist']) symlinkSync(join(projectRoot, folder), join(tree, folder));
  return there;
}

function chooseMutants(): Mutant[] {
  const folders = positionals.length > 0 ? positionals : defaultFolders;
  const isWanted = (file: string) =>
    folders.some((folder) => file === folder || file.startsWith(`${folder.replace(/\/$/, '')}/`));
  const all = files.filter((file) => /\.tsx?$/.test(file) && isWanted(file) && !leftOut.test(file));
  const mutants = all.flatMap((file) => {
    const code = readFileSync(join(tree, file), 'utf8');
    return findMutations(code, file).map(({ start, end, replacement }): Mutant => {
      const line = code.slice(0, start).split('\n').length;
      const mutated = code.slice(0, start) + replacement + code.slice(end);
      const lines = (text: string, to: number) =>
        text.slice(text.lastIndexOf('\n', start - 1) + 1, `${text}\n`.indexOf('\n', to)).trim();
      const [from, into] = [lines(code, end), lines(mutated, start + replacement.length)];
      const name = `${file}:${line}  ${from} → ${into}`.replaceAll(/\s+/g, ' ');
      return { file, code, mutated, name };
    });
  });
  const random = createRandom(Number(values.seed));
  const count = Math.min(Number(values.count), mutants.length);
  return Array.from({ length: count }, () => mutants.splice(random.below(mutants.length), 1)).flat();
}

/** The failing test, or null when all pass. */
async function findWhatCatches({ file, code, mutated }: Mutant): Promise<string | null> {
  const tests = findTests(file).filter((test) => !ownConfig.test(test));
  for (const name of values.lane) {
    const lane = lanes.get(name);
    if (!lane) {
      if (breaksTypes(file, { code, mutated })) return 'the types';
      continue;
    }
    const ofLane = tests.filter((test) => /\.db\.test\./.test(test) === (name === 'db'));
    const asked = ofLane.slice(0, Number(values.tests));
    for (const part of [asked.slice(0, nearest), asked.slice(nearest)]) {
      for (;;) {
        const left = part.filter((test) => !unreliable.has(test));
        if (left.length === 0) break;
        writeFileSync(join(tree, file), mutated);
        const failure = await lane.run({ changed: file, tests: left });
        writeFileSync(join(tree, file), code);
        if (failure === null) break;
        if (await passesByItself(lane, file, failure.files)) return failure.message;
      }
    }
  }
  return null;
}

function breaksTypes(file: string, { code, mutated }: Pick<Mutant, 'code' | 'mutated'>): boolean {
  writeFileSync(join(tree, file), mutated);
  const holds = holdsTypes();
  writeFileSync(join(tree, file), code);
  return !holds;
}

/** What is only left over, as an import by a statement that a mutant left out, is no mistake of types. */
function holdsTypes(): boolean {
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const lenient = ['--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
  const { status } = spawnSync(
    process.execPath,
    [compiler, '-p', '.', '--incremental', '--tsBuildInfoFile', types, ...lenient],
    { cwd: tree, stdio: 'ignore' },
  );
  return status === 0;
}

/** Whether tests pass in the tree as it is, the mutant taken back; those that do not are asked no more. */
async function passesByItself(lane: TestLane, changed: string, tests: readonly string[]): Promise<boolean> {
  const unknown = tests.filter((test) => !reliable.has(test));
  const failure = unknown.length > 0 ? await lane.run({ changed, tests: unknown }) : null;
  for (const test of unknown) (failure?.files.includes(test) ? unreliable : reliable).add(test);
  return failure === null;
}
