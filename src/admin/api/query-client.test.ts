import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const key = ['media', 'list'];

/** A query whose reads are answered by hand, watched as a screen watches it. */
function watch() {
  const client = createQueryClient();
  const reads: { answer(pictures: string[]): void; signal: AbortSignal }[] = [];
  const observer = new QueryObserver(client, {
    queryKey: key,
    queryFn: ({ signal }) => new Promise<string[]>((answer) => reads.push({ answer, signal })),
  });
  const stop = observer.subscribe(() => undefined);
  const shown = () => observer.getCurrentResult();
  return { client, reads, shown, stop };
}

it('reads anew what was being read for the first time when it changed', async () => {
  const { client, reads, shown, stop } = watch();
  const told = client.invalidateQueries({ queryKey: ['media'] });
  expect(reads).toHaveLength(2);
  expect(reads[0]?.signal.aborted).toBe(true);
  expect(shown().isFetching).toBe(true);
  reads[0]?.answer([]);
  reads[1]?.answer(['needle.jpg']);
  await told;
  expect(shown()).toMatchObject({ data: ['needle.jpg'], error: null, isFetching: false });
  stop();
});

it('reads anew what was read before, and what was being read once more', async () => {
  const { client, reads, shown, stop } = watch();
  reads[0]?.answer([]);
  await vi.waitFor(() => expect(shown().data).toEqual([]));
  void client.invalidateQueries({ queryKey: key });
  const told = client.invalidateQueries({ queryKey: key });
  reads[1]?.answer(['old.jpg']);
  reads[2]?.answer(['new.jpg']);
  await told;
  expect(shown().data).toEqual(['new.jpg']);
  stop();
});

it('keeps what was saved when the answer of an older read comes', async () => {
  const { client, reads, shown, stop } = watch();
  client.setQueryData(key, ['saved.jpg']);
  expect(shown()).toMatchObject({ data: ['saved.jpg'], isFetching: false });
  void client.refetchQueries({ queryKey: key });
  client.setQueryData<string[]>(key, (before = []) => [...before, 'second.jpg']);
  for (const { answer } of reads) answer(['old.jpg']);
  expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  await Promise.resolve();
  expect(shown()).toMatchObject({ data: ['saved.jpg', 'second.jpg'], error: null, isFetching: false });
  stop();
});

it('leaves alone what the change does not concern', async () => {
  const { client, reads, stop } = watch();
  await client.invalidateQueries({ queryKey: ['orders'] });
  expect(reads).toHaveLength(1);
  expect(reads[0]?.signal.aborted).toBe(false);
  stop();
});

it('asks again where nothing arrived, and takes a refusal', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const askedWith = async (status: number) => {
    const queryFn = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new ApiError(status, { message: 'Refused' })),
    );
    const end = client.fetchQuery({ queryKey: ['asked', status], queryFn }).catch(() => undefined);
    await vi.runAllTimersAsync();
    await end;
    return queryFn.mock.calls.length;
  };
  expect([await askedWith(503), await askedWith(404)]).toEqual([3, 1]);
  vi.useRealTimers();
});
