import { expect, test } from 'vitest';

import type { Edits } from '#domain/editing/drafts.schema.ts';

import { createEditTurns } from './edit-turns.ts';

interface Job {
  name: string;
  edits: Edits;
}

const makeJob = (name: string, count = 1): Job => {
  const edit: Edits['edits'][number] = { id: name, intent: { type: 'section.remove', id: name } };
  return {
    name,
    edits: { baseRevision: 0, clientId: name, edits: Array.from({ length: count }, () => edit) },
  };
};

/** Answers with the names of those that it was done with. */
async function work(jobs: readonly Job[]): Promise<string[]> {
  await Promise.resolve();
  const names = jobs.map(({ name }) => name).join(' ');
  return jobs.map(() => names);
}

test('what comes in during a turn is the next one, together', async () => {
  const inTurn = createEditTurns<Job, string>();
  const answers = ['a', 'b', 'c'].map((name) => inTurn('page', makeJob(name), work));
  expect(await Promise.all(answers)).toEqual(['a', 'b c', 'b c']);
  expect(await inTurn('page', makeJob('d'), work)).toBe('d');
});

test('documents do not wait for each other', async () => {
  const inTurn = createEditTurns<Job, string>();
  const never = inTurn('page', makeJob('a'), () => new Promise(() => {}));
  expect(await inTurn('menu', makeJob('b'), work)).toBe('b');
  expect(await Promise.race([never, 'still waits'])).toBe('still waits');
});

test('a turn takes 200 edits at most, or those of one', async () => {
  const inTurn = createEditTurns<Job, string>();
  const jobs = [makeJob('a'), makeJob('b', 300), makeJob('c', 120), makeJob('d', 80), makeJob('e')];
  const answers = jobs.map((job) => inTurn('page', job, work));
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c d', 'c d', 'e']);
});

test('where a turn fails each is done alone, and only who cannot be done fails', async () => {
  const inTurn = createEditTurns<Job, string>();
  const refuse = (jobs: readonly Job[]) => {
    if (jobs.some(({ name }) => name === 'bad')) throw new Error('bad');
    return work(jobs);
  };
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'bad', 'c'].map((name) => inTurn('page', makeJob(name), async (jobs) => refuse(jobs))),
  );
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    'a',
    'b',
    'failed',
    'c',
  ]);
});
