import { once } from 'node:events';
import { getPriority } from 'node:os';

import { serveTask } from './serve-task.ts';

/** What the task is to do; `obey` and `ignore` go on until they are told to stop, and longer. */
export interface FixtureTask {
  does: 'tell' | 'throw' | 'die' | 'grow' | 'obey' | 'ignore';
}

serveTask<FixtureTask>(async ({ does }, { signal, log }) => {
  log.warn({ priority: getPriority() }, 'at work');
  if (does === 'throw') throw new RangeError('no such thing');
  if (does === 'die') process.kill(process.pid, 'SIGKILL');
  if (does === 'grow') grow();
  if (does === 'obey') await once(signal, 'abort');
  if (does === 'ignore') await once(new AbortController().signal, 'abort');
});

function grow(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => index + kept.length));
}
