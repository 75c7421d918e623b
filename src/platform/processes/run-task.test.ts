import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { runTask, TaskDiedError } from './run-task.ts';
import type { FixtureTask } from './task.fixture.ts';

const logged: unknown[] = [];
beforeEach(() => void logged.splice(0));

function run(does: FixtureTask['does'], { signal = new AbortController().signal, atWork = () => {} } = {}) {
  const note = (details: object, message: string) => {
    logged.push([message, details]);
    atWork();
  };
  return runTask(
    {
      script: join(import.meta.dirname, 'task.fixture.ts'),
      input: { does } satisfies FixtureTask,
      mostMegabytes: 32,
      log: { warn: note, error: note },
    },
    signal,
  );
}

test('a task works in a process of its own that gives way to others, and what it says is logged', async () => {
  await run('tell');
  expect(logged).toEqual([['at work', { priority: 10 }]]);
});

test('what the task throws is thrown', async () => {
  await expect(run('throw')).rejects.toThrow(new RangeError('no such thing'));
});

test.each(['die', 'grow'] as const)('a process that ends without a word is told (%s)', async (does) => {
  await expect(run(does)).rejects.toThrow(TaskDiedError);
});

test.each(['obey', 'ignore'] as const)(
  'a task that is to stop ends, whether it listens or not (%s)',
  async (does) => {
    const stopping = new AbortController();
    await run(does, { signal: stopping.signal, atWork: () => stopping.abort() });
    expect(logged).toHaveLength(1);
  },
);
