import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import type { LaneAnswer, LaneFailure, LaneRequest } from './run-lane.ts';

/** What runs longer does not end. */
const longestRunMs = 240_000;

export interface TestLane {
  /** The first failure after a file has changed, or null when all pass. */
  run(request: LaneRequest): Promise<LaneFailure | null>;
  stop(): void;
}

/** Runs tests of a lane in a tree again and again; a run that hangs is ended, and the next begins anew. */
export function openTestLane(tree: string, lane: string, env: Record<string, string>): TestLane {
  let child: ChildProcess | undefined;
  const start = () =>
    fork(join(tree, 'scripts/mutation/run-lane.ts'), [lane], {
      cwd: tree,
      // Ended with all that its tests started.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'test', ...env },
    });
  const stop = () => {
    if (child?.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    child = undefined;
  };
  return {
    async run(request) {
      const running = (child ??= start());
      const answer = await new Promise<LaneAnswer>((resolve) => {
        const end = (message: string) => {
          stop();
          resolve({ failure: { files: request.tests, message } });
        };
        const timer = setTimeout(() => end('does not end'), longestRunMs);
        const onExit = () => {
          clearTimeout(timer);
          end('does not start');
        };
        running.once('exit', onExit);
        running.once('message', (said: LaneAnswer) => {
          clearTimeout(timer);
          running.off('exit', onExit);
          resolve(said);
        });
        running.send(request);
      });
      return answer.failure;
    },
    stop,
  };
}
