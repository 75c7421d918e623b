import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * A process that keeps the Vitest of a lane ready and answers each message with what fails: starting it anew for
 * each mutant would take longer than most tests. Its argument is the lane; it works in the current folder.
 */
export interface LaneRequest {
  /** What changed since the last request, and the test files to run; relative paths. */
  changed: string;
  tests: readonly string[];
}
export interface LaneFailure {
  files: readonly string[];
  message: string;
}
export interface LaneAnswer {
  failure: LaneFailure | null;
}

const [lane = ''] = process.argv.slice(2);
const vitest = await createVitest('test', { project: lane, watch: false, bail: 1, reporters: [{}] });
await vitest.standalone();
/** A file whose mutant the run before has seen; it was put back since. */
let changedBefore: string | undefined;
process.on('message', (request: LaneRequest) => {
  void run(request).then(
    (failure) => process.send?.({ failure } satisfies LaneAnswer),
    (error) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => void vitest.close().finally(() => process.exit()));

async function run({ changed, tests }: LaneRequest): Promise<LaneFailure | null> {
  for (const file of [changedBefore, changed]) if (file !== undefined) vitest.invalidateFile(resolve(file));
  changedBefore = changed;
  const specifications = vitest.projects.flatMap((project) =>
    tests.map((test) => project.createSpecification(resolve(test))),
  );
  const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(specifications);
  // Those of requests before are among them.
  const failed = testModules.filter(
    (module) => tests.includes(module.relativeModuleId) && module.state() === 'failed',
  );
  const [first] = failed;
  if (!first)
    return unhandledErrors.length > 0 ? { files: tests, message: 'an error beside the tests' } : null;
  const [title = 'loads'] = [...first.children.allTests('failed')].map(({ fullName }) => fullName);
  return {
    files: failed.map(({ relativeModuleId }) => relativeModuleId),
    message: `${first.relativeModuleId} › ${title}`,
  };
}
