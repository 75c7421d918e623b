import { expect, it } from 'vitest';

import type { MediaImage, UploadAnswer } from '#domain/schemas/media.schema.ts';

import { createUploadQueue } from './upload-queue.ts';

const image: MediaImage = {
  id: 1,
  uri: '/img/original/1-ab.jpg',
  name: 'a.jpg',
  width: 1,
  height: 1,
  mime: 'image/jpeg',
  alt: '',
  title: '',
  version: 1,
  bytes: 1,
  createdAt: '2026-01-01T00:00:00Z',
};
const fileOf = (name: string) => new File(['x'], name);

/** A queue whose sends are answered by hand. */
function setUp() {
  const waiting = new Map<string, { resolve(answer: UploadAnswer): void; reject(error: unknown): void }>();
  const settled: (UploadAnswer | null)[] = [];
  const queue = createUploadQueue({
    send: (file, onProgress) => {
      onProgress(0.5);
      return new Promise((resolve, reject) => waiting.set(file.name, { resolve, reject }));
    },
    describe: String,
  });
  queue.listen((answer) => settled.push(answer));
  const states = () => queue.items.getState().map(({ name, state }) => `${name} ${state}`);
  const settle = async (name: string, error?: string, isKnown = false) => {
    if (error === undefined) waiting.get(name)?.resolve({ image: { ...image, name }, isKnown });
    else waiting.get(name)?.reject(error);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, states, settle, settled };
}

it('sends two at a time, in order', async () => {
  const { queue, states, settle } = setUp();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  expect(queue.items.getState()[0]?.progress).toBe(0.5);
  await settle('b', undefined, true);
  expect(states()).toEqual(['a sending', 'b known', 'c sending']);
});

it('keeps a file that failed for another try, and goes on with the others', async () => {
  const { queue, states, settle, settled } = setUp();
  queue.add([fileOf('a'), fileOf('b'), fileOf('c')]);
  await settle('a', 'damaged');
  expect(states()).toEqual(['a failed', 'b sending', 'c sending']);
  expect(queue.items.getState()[0]?.reason).toBe('damaged');
  await settle('b');
  queue.retry(1);
  await settle('a');
  expect(states()).toEqual(['a done', 'b done', 'c sending']);
  expect(settled.map((answer) => answer?.image.id ?? null)).toEqual([null, 1, 1]);
});

it('forgets only what is over', async () => {
  const { queue, states, settle } = setUp();
  queue.add([fileOf('a'), fileOf('b')]);
  await settle('a');
  queue.clear();
  expect(states()).toEqual(['b sending']);
});

it('tells of pictures in the order in which they were chosen, whichever arrives first', async () => {
  const { queue, settle, settled } = setUp();
  const told = () => settled.map((answer) => answer?.image.name ?? null);
  queue.add([fileOf('large'), fileOf('small'), fileOf('broken'), fileOf('last')]);
  await settle('small');
  await settle('broken', 'too large');
  await settle('last');
  expect(told()).toEqual([]);
  await settle('large');
  expect(told()).toEqual(['large', 'small', null, 'last']);
});
