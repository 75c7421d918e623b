import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { LiveEntry, LiveEvent } from '#domain/editing/live-events.ts';
import { makePage } from '#domain/editing/random-edits.fixture.ts';

import type { BuilderStoreState } from './builder-state.ts';
import { createBuilderStore } from './builder-store.ts';
import { createDraftServer, createMemoryStorage } from './builder-store.fixture.ts';
import { followLive } from './follow-live.ts';
import { mintUuid } from './mint-id.ts';

const page: DocumentKey = 'page:1';

beforeEach(() => {
  vi.useFakeTimers();
  // Pauses are as long as they get.
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** One answer of the server, which a test sends its pieces by. */
interface Answer {
  tell(event: LiveEvent): void;
  beat(): void;
  end(): void;
  isAborted(): boolean;
}

/** A tab on one page, and all the streams that it has opened; `refuse` answers the next with this status. */
async function openTab() {
  const server = createDraftServer({ [page]: makePage() });
  const builder = createBuilderStore({
    transport: server.transport,
    storage: createMemoryStorage(),
    clientId: mintUuid(),
  });
  const heard: (readonly LiveEntry[])[] = [];
  const refreshed: DocumentKey[] = [];
  const store = createStore<BuilderStoreState>()(() => builder.getState());
  builder.subscribe((state) =>
    store.setState({
      ...state,
      hear: async (_key, entries) => void heard.push(entries),
      refresh: async (key) => void refreshed.push(key),
    }),
  );
  const answers: Answer[] = [];
  const refusals: number[] = [];
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const live = followLive(
    store,
    async (_keys, signal) => {
      const status = refusals.shift();
      if (status !== undefined) throw Object.assign(new Error('Refused'), { status });
      return answer(signal, answers);
    },
    tab,
  );
  await builder.getState().open(page);
  await vi.advanceTimersByTimeAsync(0);
  const look = (visibilityState: DocumentVisibilityState) => {
    tab.visibilityState = visibilityState;
    tab.dispatchEvent(new Event('visibilitychange'));
  };
  return { live, answers, refusals, heard, refreshed, look };
}

function answer(signal: AbortSignal, answers: Answer[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      signal.addEventListener('abort', () => controller.error(signal.reason));
      answers.push({
        tell: (event) => send(`data: ${JSON.stringify(event)}\n\n`),
        beat: () => send(':\n\n'),
        end: () => controller.close(),
        isAborted: () => signal.aborted,
      });
    },
  });
}

const hello = (revision = 0): LiveEvent => ({ type: 'hello', revisions: { [page]: revision } });
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('a stream that a proxy keeps to itself is none after 5 s, and is tried again ever later', async () => {
  const { live, answers } = await openTab();
  await settle(4999);
  expect([answers.length, answers[0]?.isAborted(), live.isTold]).toEqual([1, false, false]);
  await settle(1);
  expect([answers[0]?.isAborted(), live.isTold]).toEqual([true, false]);
  // 1 s, 5 s without a sign, 2 s, 5 s, 4 s.
  await settle(1000);
  expect(answers).toHaveLength(2);
  await settle(7000);
  expect(answers).toHaveLength(3);
  await settle(8999);
  expect(answers).toHaveLength(3);
  await settle(1);
  expect(answers).toHaveLength(4);
  answers[3]?.tell(hello());
  await settle();
  expect(live.isTold).toBe(true);
});

test('a stream without a heartbeat for 45 s is opened anew, one with heartbeats goes on', async () => {
  const { live, answers } = await openTab();
  answers[0]?.tell(hello());
  for (let beats = 0; beats < 3; beats++) {
    await settle(44_000);
    answers[0]?.beat();
  }
  await settle(44_999);
  expect([live.isTold, answers.length]).toEqual([true, 1]);
  await settle(1);
  expect([live.isTold, answers[0]?.isAborted()]).toEqual([false, true]);
  await settle(1000);
  expect(answers).toHaveLength(2);
});

test('who was cut off hears by the greeting what was missed, and reads it', async () => {
  const { answers, heard, refreshed } = await openTab();
  answers[0]?.tell(hello());
  await settle();
  expect(refreshed).toEqual([]);
  answers[0]?.end();
  await settle(1000);
  answers[1]?.tell(hello(7));
  await settle();
  expect(refreshed).toEqual([page]);
  answers[1]?.tell({ type: 'edits', key: page, entries: [] });
  await settle();
  expect(heard).toEqual([[]]);
});

test.each([429, 401, 403])(
  'a stream that is refused with %i is tried again, up to a minute later',
  async (status) => {
    const { live, answers, refusals } = await openTab();
    refusals.push(...Array<number>(8).fill(status));
    answers[0]?.end();
    await settle(1000 + 2000 + 4000 + 8000 + 16_000 + 32_000 + 60_000);
    expect([answers.length, refusals.length, live.isTold]).toEqual([1, 1, false]);
    await settle(60_000 + 60_000);
    expect(refusals).toEqual([]);
    expect(answers).toHaveLength(2);
  },
);

test('a tab that nobody has looked at for a minute gives its place back, and takes one when it is seen again', async () => {
  const { live, answers, look } = await openTab();
  answers[0]?.tell(hello());
  await settle();
  look('hidden');
  await settle(30_000);
  answers[0]?.beat();
  await settle(29_999);
  expect(live.isTold).toBe(true);
  await settle(1);
  expect([live.isTold, answers[0]?.isAborted()]).toEqual([false, true]);
  await settle(300_000);
  expect(answers).toHaveLength(1);
  look('visible');
  await settle();
  expect(answers).toHaveLength(2);
  live.close();
});
